# The rules in short. The names of the parts, then what they say.

rules-goal = Cilj
rules-move = Poteza
rules-careful = Previdno
rules-table = Za mizo
rules-dot = Točka
rules-first-round = Prvi krog
rules-passing = Izpuščanje
rules-turning = Obračanje

rules-quixo-goal = Pet tvojih simbolov v ravni črti: v vrsti, stolpcu ali na diagonali.
rules-quixo-move = Vzemi kocko z roba, prazno ali s svojim simbolom, nikoli z nasprotnikovim. Obrni jo s svojim simbolom navzgor in jo potisni na konec vrste ali stolpca, ki je ostal nepopoln, a ne tja, od koder si jo vzel. Kocke zapolnijo vrzel.
rules-quixo-careful = Če s potiskom dopolniš petico z nasprotnikovim simbolom, izgubiš, tudi če hkrati dopolniš svojo.
rules-quixo-table = Klikni kocko, nato eno od puščic; prosojne kocke pokažejo, kako bo videti vrsta. Tipka Esc ali klik drugam vrne kocko na mesto.

rules-teams-goal = Dva proti dvema: jug in sever igrata s križci, zahod in vzhod s krožci. Pet simbolov tvoje ekipe v ravni črti prinese zmago obema.
rules-teams-dot = Vsaka kocka s simbolom ima točko, obrnjeno proti enemu od igralcev. Vzameš lahko prazno kocko ali kocko svoje ekipe, katere točka gleda proti tebi. Ko jo potisneš nazaj, izbereš, proti komu bo gledala točka: proti tebi ali partnerju.
rules-teams-first-round = V prvem krogu je dovoljeno vzeti le prazno kocko.
rules-teams-passing = Potezo izpusti le tisti, ki ne more vzeti nobene kocke. Če jo vsi štirje izpustijo zapored, je partija remi. Kdor dopolni nasprotnikovo petico, izgubi, kot v igri za dva.

rules-hexxagon-goal = Imej več ploščic kot nasprotnik, ko je plošča polna ali ko nihče več ne more igrati.
rules-hexxagon-move = Kloniraj: postavi novo ploščico na prazno polje ob eni od svojih. Ali skoči: premakni ploščico na prazno polje dva koraka stran, čez karkoli.
rules-hexxagon-turning = Vsaka nasprotnikova ploščica ob polju, kamor prideš, se obrne v tvojo barvo.
rules-hexxagon-table = Klikni ploščico, nato eno od označenih polj: ena oblika je kloniranje, druga skok. Klik na prazno polje takoj klonira. V Hexxagonu so trije bloki neprehodni; na odprti plošči jih ni.
