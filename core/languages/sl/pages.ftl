# The pages of the rules.

pages-heading = Kako se igra
pages-previous = Prejšnja stran
pages-next = Naslednja stran
pages-show-move = Pokaži potezo
pages-learn = Uči se z igro
pages-close = Zapri
pages-quixo = Quixo
pages-quixo-teams = Quixo v skupinah
pages-hexxagon = Hexxagon

pages-quixo-goal = Cilj
pages-quixo-goal-text = Križci proti krožcem, s 25 enakimi kockami: vsaka ima en križec, en krožec in štiri prazne ploskve, na začetku pa je pri vseh zgoraj prazna. Začne lahko katerakoli stran; to izbereš pred partijo. Zmaga, kdor prvi sestavi vrsto iz 5 kock s svojim simbolom: vodoravno, navpično ali diagonalno. Vrsto oznani program. Partija traja od 10 do 20 minut.
pages-quixo-take = Vzemi
pages-quixo-take-text = Poteza ima dva koraka in nihče je ne sme izpustiti. Najprej vzemi kocko z roba: eno od 16 zunanjih, prazno ali s svojim simbolom, nikoli z nasprotnikovim. Tu smejo križci vzeti vsako uokvirjeno kocko. Dokler ni potisnjena, jo lahko vrneš in vzameš drugo.
pages-quixo-insert = Potisni
pages-quixo-insert-text = Nato obrni svoj simbol navzgor in potisni kocko na konec vrste ali stolpca, ki je ostal nepopoln, dokler se vrzel ne zapolni. Nikoli na polje, s katerega je vzeta. Kocka iz kota ima dve mesti, vsaka druga z roba tri.
pages-quixo-danger = Previdno
pages-quixo-danger-text = Igralec, ki dopolni vrsto z nasprotnikovimi simboli, izgubi, tudi če hkrati dopolni svojo. Tu križci zapolnijo zgornjo vrsto, stolpec pa prinese krožec v srednjo: zmagajo krožci.
pages-quixo-draw = Remi
pages-quixo-draw-text = Če se nihče ne zmoti, se partija nikoli ne konča. Zato je remi, ko isti položaj z istim igralcem na potezi nastane tretjič; ali po 100 potezah zapored (štejejo poteze obeh), v katerih ni bila vzeta prazna kocka. Oboje se lahko pred partijo izklopi. Igralca se lahko za remi tudi dogovorita.
pages-quixo-hands = Kako se poteza naredi
pages-quixo-notation = Zapis
pages-quixo-notation-text = Stolpci se imenujejo od a do e z leve proti desni, vrste od 1 do 5 od spodaj navzgor. Poteza se zapiše z dvema poljema: od kod je kocka vzeta in kam je potisnjena. Tu je to c1-c5. Tako lahko poteze tudi natipkaš; v nastavitvah lahko vklopiš črke in številke na plošči.
pages-quixo-hands-text = Klikni kocko, nato eno od puščic, ali pa kocko povleci tja. Nad puščico vidiš vrsto, kakršna bo. Tipka Esc ali klik drugam vrne kocko na mesto.

pages-quixo-teams-seats = Igralci
pages-quixo-teams-seats-text = Dva proti dvema: jug (A1) in sever (A2) sta skupina A in igrata s križci, zahod (B1) in vzhod (B2) sta skupina B in igrata s krožci. Partnerja si sedita nasproti. Igra se v smeri urinih kazalcev: jug, zahod, sever, vzhod. Začne lahko kdorkoli; to izbereš pred partijo.
pages-quixo-teams-dot = Točka
pages-quixo-teams-dot-text = Vsaka označena kocka ima točko, ki kaže na enega od štirih igralcev. Z roba smeš vzeti prazno kocko ali kocko s simbolom svoje skupine, katere točka kaže nate. Tu sme jug vzeti uokvirjeni kocki; tretji križec je severov.
pages-quixo-teams-choose = Izberi
pages-quixo-teams-choose-text = Ko kocko potisneš noter, izbereš, na koga iz skupine bo kazala točka: nate ali na partnerja. Kocka, ki je le potisnjena naprej, točko ohrani, kot je bila.
pages-quixo-teams-first = Prvi krog
pages-quixo-teams-first-text = V svoji prvi potezi sme vsak igralec vzeti le prazno kocko.
pages-quixo-teams-line = Vrste
pages-quixo-teams-line-text = Pet simbolov tvoje skupine v vrsti prinese zmago obema, ne glede na to, kam kažejo točke. Igralec, ki dopolni vrsto druge skupine, izgubi skupaj s partnerjem, tudi če hkrati dopolni svojo. Remi je kot v igri za dva.
pages-quixo-teams-pass = Izpuščena poteza
pages-quixo-teams-pass-text = Potezo izpusti le igralec, ki ne more vzeti nobene kocke. Tu je to jug: na robu ni prazne kocke niti križca, katerega točka bi kazala nanj. Če jo vsi štirje igralci izpustijo zapored, je remi. Pred partijo se dogovorite, ali se partnerja smeta posvetovati: če se smeta, je namig poteza, ki bi jo igral partner.
pages-quixo-teams-notation = Zapis
pages-quixo-teams-notation-text = Poteze se zapišejo kot v igri za dva, za piko pa stoji stran, na katero kaže točka: n, e, s ali w za sever, vzhod, jug ali zahod. Tu je to b1-b5.n: kocka z b1 je potisnjena na b5, s točko proti severu. Izpuščena poteza se zapiše pass.

pages-hexxagon-goal = Cilj
pages-hexxagon-goal-text = Rdeči ima uokvirjene kote, Beli druge tri; začne Rdeči. Zmaga, kdor ima na koncu več ploščic; pri enakem številu je remi.
pages-hexxagon-clone = Kloniraj
pages-hexxagon-clone-text = Poteza je klon ali skok. Klon je nova ploščica na praznem polju ob eni od tvojih. Klikni prazno polje in poteza je odigrana.
pages-hexxagon-jump = Skoči
pages-hexxagon-jump-text = Skok prestavi ploščico na prazno polje natanko dva koraka stran, čez karkoli je vmes. Prejšnje polje ostane prazno. Klikni ploščico, nato obroč; polni šestkotniki so kloni.
pages-hexxagon-turn = Obračanje
pages-hexxagon-turn-text = Kamor ploščica pride, se vsaka nasprotnikova ob njej obrne v tvojo barvo, brez izjeme. Obračanje ni nikoli obvezno. Tu se obrnejo tri.
pages-hexxagon-blocks = Bloki
pages-hexxagon-blocks-text = Tri polja okoli sredine so bloki: nanje se ne stopi in se ne štejejo. Skok gre lahko čeznje. Brez njih je polj 61 namesto 58: to je Hexxagon brez blokov.
pages-hexxagon-pass = Izpuščena poteza
pages-hexxagon-pass-text = Potezo izpusti le stran, ki ne more igrati: tu Beli, čigar ploščice v razdalji dveh korakov nimajo praznega polja. Pred partijo lahko namesto tega izbereš, da se partija konča in se ploščice preštejejo, kot ležijo, ali da se konča in vsa prazna polja dobi druga stran.
pages-hexxagon-end = Konec
pages-hexxagon-end-text = Partije je konec, ko ni več praznega polja ali ko nobena stran ne more igrati. Če ena stran nima več ploščic, druga zmaga 58 : 0 (brez blokov 61 : 0). Rezultat je razlika: 30 : 28 šteje 2 točki. Tretja ponovitev položaja in 100 potez zapored (štejejo poteze obeh) brez klona ali obračanja pomenita remi; oboje se lahko izklopi.
pages-hexxagon-notation = Zapis
pages-hexxagon-notation-text = Obroči polj se imenujejo od a, sredine, do e, roba. V vsakem obroču so polja oštevilčena v smeri urinih kazalcev, začenši z zgornjim kotom, ki je tu uokvirjen: e1. Klon se zapiše s svojim poljem, tu e14, skok z dvema, npr. e13-e15, izpuščena poteza pa pass. Tako lahko poteze tudi natipkaš; v nastavitvah lahko vklopiš oznake polj na plošči.
