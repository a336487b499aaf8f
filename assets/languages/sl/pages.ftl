# The pages of the rules.

pages-heading = Kako se igra
pages-previous = Prejšnja stran
pages-next = Naslednja stran
pages-show-move = Pokaži potezo
pages-learn = Uči se z igro
pages-close = Zapri
pages-quixo = Quixo
pages-quixo-teams = Ekipni Quixo
pages-hexxagon = Hexxagon

pages-quixo-goal = Cilj
pages-quixo-goal-text = Dve strani, križec in krožec, in 25 enakih kock, na začetku vse prazne. Zmaga, kdor ima prvi pet svojih simbolov v ravni črti: v vrsti, stolpcu ali na diagonali. Petico naznani program.
pages-quixo-take = Vzemi
pages-quixo-take-text = Poteza ima dva koraka in nihče je ne sme izpustiti. Najprej vzemi kocko z roba: eno od 16 zunanjih, prazno ali s svojim simbolom, nikoli z nasprotnikovim. Tu sme križec vzeti vsako uokvirjeno kocko. Dokler ni potisnjena, jo lahko vrneš in vzameš drugo.
pages-quixo-insert = Potisni
pages-quixo-insert-text = Nato obrni svoj simbol navzgor in potisni kocko na konec vrste ali stolpca, ki ga je pustila nepopolnega, dokler se vrzel ne zapolni. Nikoli na polje, s katerega si jo vzel. Kocka iz kota ima dve mesti, vsaka druga z roba tri.
pages-quixo-danger = Previdno
pages-quixo-danger-text = Poteza, ki dopolni petico z nasprotnikovim simbolom, izgubi, tudi če hkrati dopolni tvojo. Tu križec zapolni zgornjo vrsto, stolpec pa prinese krožec v srednjo: zmaga krožec.
pages-quixo-draw = Remi
pages-quixo-draw-text = Popolna igra se nikoli ne konča. Zato je remi, ko isti položaj z istim igralcem na potezi nastane tretjič; ali po 100 potezah zapored, v katerih ni bila vzeta prazna kocka. Oboje se lahko pred partijo izklopi. Igralca se lahko za remi tudi dogovorita.
pages-quixo-hands = Za mizo
pages-quixo-hands-text = Klikni kocko, nato eno od puščic, ali pa kocko povleci tja. Nad puščico vidiš vrsto, kakršna bo. Tipka Esc ali klik drugam vrne kocko na mesto.

pages-quixo-teams-seats = Igralci
pages-quixo-teams-seats-text = Dva proti dvema: jug in sever sta ekipa A in igrata s križci, zahod in vzhod sta ekipa B in igrata s krožci. Partnerja si sedita nasproti. Igra se v smeri urinega kazalca: jug, zahod, sever, vzhod.
pages-quixo-teams-dot = Točka
pages-quixo-teams-dot-text = Vsaka označena kocka ima točko, obrnjeno proti enemu od štirih igralcev. Z roba smeš vzeti prazno kocko ali kocko s simbolom svoje ekipe, katere točka gleda proti tebi. Tu sme jug vzeti uokvirjeni kocki; tretji križec je severov.
pages-quixo-teams-choose = Izberi
pages-quixo-teams-choose-text = Ko kocko potisneš noter, izbereš, proti komu iz ekipe bo gledala točka: proti tebi ali partnerju. Kocka, ki je le potisnjena naprej, točko ohrani, kot je bila.
pages-quixo-teams-first = Prvi krog
pages-quixo-teams-first-text = V svoji prvi potezi sme vsak igralec vzeti le prazno kocko.
pages-quixo-teams-line = Petice
pages-quixo-teams-line-text = Pet simbolov tvoje ekipe v ravni črti prinese zmago obema, ne glede na točke. Poteza, ki dopolni petico druge ekipe, pomeni poraz obeh, tudi če hkrati dopolni vašo. Remi je kot v igri za dva.
pages-quixo-teams-pass = Izpuščena poteza
pages-quixo-teams-pass-text = Potezo izpusti igralec, ki ne more vzeti nobene kocke, in le on. Tu je to jug: na robu ni prazne kocke niti križca, katerega točka bi gledala proti njemu. Če jo vsi štirje izpustijo zapored, je remi. Ali se partnerja smeta posvetovati, se dogovori pred partijo.

pages-hexxagon-goal = Cilj
pages-hexxagon-goal-text = Rdeči ima uokvirjene kote, Beli druge tri; začne Rdeči. Zmaga, kdor ima na koncu več ploščic; pri enakem številu je remi.
pages-hexxagon-clone = Kloniraj
pages-hexxagon-clone-text = Poteza je klon ali skok. Klon je nova ploščica na praznem polju ob eni od tvojih. Klikni prazno polje in poteza je odigrana.
pages-hexxagon-jump = Skoči
pages-hexxagon-jump-text = Skok prestavi ploščico na prazno polje natanko dva koraka stran, čez karkoli je vmes. Prejšnje polje ostane prazno. Klikni ploščico, nato obroč; polni šestkotniki so kloni.
pages-hexxagon-turn = Obračanje
pages-hexxagon-turn-text = Kamor ploščica pride, se vsaka nasprotnikova ob njej obrne v tvojo barvo, brez izjeme. Obračanje ni nikoli obvezno. Tu se obrnejo tri.
pages-hexxagon-blocks = Bloki
pages-hexxagon-blocks-text = Tri polja okoli sredine so bloki: nanje se ne stopi in se ne štejejo. Skok gre lahko čeznje. Brez njih je polj 61 namesto 58: to je odprti Hexxagon.
pages-hexxagon-pass = Izpuščena poteza
pages-hexxagon-pass-text = Stran, ki ne more igrati, izpusti potezo, in le takrat: tu Beli, čigar ploščice nimajo praznega polja v dveh korakih. Pred partijo lahko namesto tega izbereš, da se igra konča in prešteje, kot stoji, ali da se konča in vsa prazna polja dobi druga stran.
pages-hexxagon-end = Konec
pages-hexxagon-end-text = Igre je konec, ko ni več praznega polja, ko nobena stran ne more igrati ali ko ena nima več ploščic; tedaj se drugi šteje, kot bi imela vsa polja. Tretja ponovitev položaja in 100 potez zapored brez klona ali obračanja pomenita remi; oboje se lahko izklopi.
