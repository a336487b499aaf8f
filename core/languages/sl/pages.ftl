# The pages of the rules.

pages-heading = Pravila
pages-previous = Prejšnja stran
pages-next = Naslednja stran
pages-show-move = Pokaži potezo
pages-learn = Lekcije
pages-close = Zapri
pages-quixo = Quixo
pages-quixo-teams = Quixo v skupinah
pages-hexxagon = Hexxagon

pages-quixo-goal = Cilj
pages-quixo-goal-text = Križci proti krožcem, s 25 kockami: vsaka ima križec, krožec in štiri prazne ploskve. Na začetku so vse prazne. Sestavi pet svojih simbolov v vrsto – vodoravno, navpično ali diagonalno – in zmagaš. Začne lahko katerakoli stran. Partija traja od 10 do 20 minut.
pages-quixo-take = Vzemi
pages-quixo-take-text = Vzemi kocko z roba: eno od 16 zunanjih, prazno ali s svojim simbolom, nikoli z nasprotnikovim. Tu smejo križci vzeti vsako uokvirjeno kocko. Dokler je ne potisneš noter, jo lahko vrneš in vzameš drugo. Poteze ne smeš izpustiti.
pages-quixo-insert = Potisni
pages-quixo-insert-text = Obrni svoj simbol navzgor in potisni kocko na konec vrste ali stolpca z vrzeljo, nikoli tja, od koder je prišla. Kotna kocka ima dve poti, vsaka druga tri.
pages-quixo-danger = Previdno
pages-quixo-danger-text = Če dopolniš vrsto nasprotnikovih simbolov, izgubiš, tudi če ista poteza dopolni tvojo. Tu križci zapolnijo zgornjo vrsto, stolpec pa prinese krožec v srednjo: zmagajo krožci.
pages-quixo-draw = Remi
pages-quixo-draw-text = Če se nihče ne zmoti, se Quixo nikoli ne konča. Zato je remi, ko položaj z isto stranjo na potezi nastane tretjič, ali po 100 potezah brez vzete prazne kocke. Obe pravili lahko izklopiš; za remi se lahko tudi dogovorita.
pages-quixo-hands = Kako se poteza naredi
pages-quixo-notation = Zapis
pages-quixo-notation-text = Stolpci so od a do e z leve proti desni, vrste od 1 do 5 od spodaj navzgor. Poteza navede dve polji: od kod vzameš kocko in kam jo potisneš. Tu je to c1-c5. Poteze lahko tako tudi natipkaš; v nastavitvah lahko vklopiš oznake na plošči.
pages-quixo-hands-text = Klikni kocko, nato puščico, ali pa kocko povleci tja. Pokaži na puščico, da vidiš, kakšna bo vrsta. Esc ali klik drugam vrne kocko na mesto.

pages-quixo-teams-seats = Igralci
pages-quixo-teams-seats-text = Dva proti dvema: jug in sever sta skupina A in igrata s križci, zahod in vzhod sta skupina B in igrata s krožci. Partnerja si sedita nasproti. Igra se v smeri urinih kazalcev: jug, zahod, sever, vzhod. Začne lahko kdorkoli.
pages-quixo-teams-dot = Pika
pages-quixo-teams-dot-text = Vsaka označena kocka ima piko, ki kaže na enega od štirih igralcev. Z roba vzemi prazno kocko ali kocko s simbolom svoje skupine, katere pika kaže nate. Tu sme jug vzeti uokvirjeni kocki; tretji križec je severov.
pages-quixo-teams-choose = Izberi
pages-quixo-teams-choose-text = Ko kocko potisneš noter, izberi, na koga kaže pika: nate ali na partnerja. Kocka, ki je le potisnjena naprej, piko ohrani.
pages-quixo-teams-first = Prvi krog
pages-quixo-teams-first-text = V svoji prvi potezi smeš vzeti le prazno kocko.
pages-quixo-teams-line = Vrste
pages-quixo-teams-line-text = Pet simbolov tvoje skupine v vrsti prinese zmago obema, ne glede na pike. Če dopolniš vrsto druge skupine, izgubita oba, tudi če ista poteza dopolni vajino. Remi je kot v igri za dva.
pages-quixo-teams-pass = Izpuščena poteza
pages-quixo-teams-pass-text = Potezo izpustiš le, kadar ne moreš vzeti nobene kocke. Tu je to jug: na robu ni prazne kocke niti križca, katerega pika kaže na jug. Štiri izpuščene poteze zapored so remi. Če pred partijo vklopiš partnerjeve namige, je namig partnerjeva poteza.
pages-quixo-teams-notation = Zapis
pages-quixo-teams-notation-text = Poteze se zapišejo kot v igri za dva, nato sledi znak . in stran, na katero kaže pika: n, e, s ali w (sever, vzhod, jug, zahod). Tu je to b1-b5.n: kocka z b1 je potisnjena na b5, s piko proti severu. Izpuščena poteza se zapiše pass.

pages-hexxagon-goal = Cilj
pages-hexxagon-goal-text = Rdeči ima uokvirjene kote, Beli druge tri. Začne Rdeči. Zmagaš, če imaš na koncu več ploščic; pri enakem številu je remi.
pages-hexxagon-clone = Kloniraj
pages-hexxagon-clone-text = Poteza je klon ali skok. Klon je tvoja nova ploščica na praznem polju ob eni od tvojih. Klikni prazno polje, da ga odigraš.
pages-hexxagon-jump = Skoči
pages-hexxagon-jump-text = Skok prestavi ploščico na prazno polje natanko dve polji stran, čez karkoli. Njeno polje ostane prazno. Klikni ploščico, nato obroč; polni šestkotniki so kloni.
pages-hexxagon-turn = Obračanje
pages-hexxagon-turn-text = Kamor ploščica pride, se vsaka nasprotnikova ob njej obrne v tvojo barvo. Obračanje ni nikoli obvezno. Tu se obrnejo tri.
pages-hexxagon-blocks = Bloki
pages-hexxagon-blocks-text = Tri polja okoli sredine so bloki: nanje ne stopi nihče in se ne štejejo. Lahko jih preskočiš. Brez blokov je polj 61 namesto 58.
pages-hexxagon-pass = Izpuščena poteza
pages-hexxagon-pass-text = Potezo izpustiš le, kadar ne moreš igrati. Tu jo mora izpustiti Beli: njegove ploščice nimajo v dosegu praznega polja. Pred partijo lahko izbereš drugo pravilo: partija se konča in se ploščice preštejejo, ali pa vsa prazna polja dobi druga stran.
pages-hexxagon-end = Konec
pages-hexxagon-end-text = Partije je konec, ko je plošča polna ali nihče ne more igrati. Zmaga, kdor ima več ploščic; rezultat je razlika: 30–28 šteje 2 točki. Če druga stran ostane brez ploščic, zmagaš 58–0 (brez blokov 61–0). Ponovitev in 100 potez brez klona ali obračanja sta remija, ki ju lahko izklopiš.
pages-hexxagon-notation = Zapis
pages-hexxagon-notation-text = Obroči polj so od a (sredina) do e (rob). V vsakem obroču so polja oštevilčena v smeri urinih kazalcev od zgornjega kota, ki je tu uokvirjen: e1. Klon navede svoje polje, tu e14, skok dve, npr. e13-e15; izpuščena poteza se zapiše pass. Poteze lahko tako tudi natipkaš; v nastavitvah lahko vklopiš oznake polj.
