# The pages of the rules.

pages-heading = Reguli
pages-previous = Pagina anterioară
pages-next = Pagina următoare
pages-show-move = Arată mutarea
pages-learn = Lecții
pages-close = Închide
pages-quixo = Quixo
pages-quixo-teams = Quixo pe echipe
pages-hexxagon = Hexxagon

pages-quixo-goal = Scopul
pages-quixo-goal-text = X contra O, cu 25 de cuburi: fiecare are un X, un O și patru fețe neutre. La început toate sunt neutre. Fă cinci simboluri ale tale în linie – rând, coloană sau diagonală – și ai câștigat. Poate începe oricine. O partidă durează între 10 și 20 de minute.
pages-quixo-take = Luarea
pages-quixo-take-text = Ia un cub de pe margine: unul dintre cele 16 exterioare, neutru sau cu simbolul tău, niciodată cu al adversarului. Aici X poate lua orice cub încadrat. Până îl împingi, îl poți pune la loc și poți lua altul. Nu poți sări peste tur.
pages-quixo-insert = Împingerea
pages-quixo-insert-text = Întoarce-ți simbolul în sus și împinge cubul la un capăt al rândului sau al coloanei cu golul, niciodată de unde l-ai luat. Un cub din colț are două intrări, oricare altul trei.
pages-quixo-danger = Atenție
pages-quixo-danger-text = Dacă completezi o linie cu simbolul adversarului, pierzi, chiar dacă aceeași mutare completează una a ta. Aici X își umple rândul de sus, iar coloana aduce un O în rândul din mijloc: câștigă O.
pages-quixo-draw = Remize
pages-quixo-draw-text = Dacă nimeni nu greșește, Quixo nu se termină niciodată. De aceea e remiză când o poziție apare de trei ori cu aceeași parte la mutare, sau după 100 de mutări fără cub neutru luat. Poți dezactiva ambele reguli; puteți și conveni remiza.
pages-quixo-hands = Cum muți
pages-quixo-hands-text = Dă clic pe un cub, apoi pe o săgeată, sau trage cubul acolo. Arată spre o săgeată ca să vezi cum va fi rândul. Esc sau un clic în altă parte pune cubul la loc.
pages-quixo-notation = Notația
pages-quixo-notation-text = Coloanele merg de la a la e, de la stânga la dreapta, rândurile de la 1 la 5, de jos în sus. O mutare numește două căsuțe: de unde iei cubul și unde îl împingi. Aici e c1-c5. Așa poți tasta mutările, iar în setări poți afișa coordonatele pe tablă.

pages-quixo-teams-seats = Locurile
pages-quixo-teams-seats-text = Doi contra doi: sud și nord sunt echipa A și joacă cu X, vest și est sunt echipa B și joacă cu O. Partenerii stau față în față. Se joacă în sensul acelor de ceas: sud, vest, nord, est. Poate începe oricine.
pages-quixo-teams-dot = Punctul
pages-quixo-teams-dot-text = Fiecare cub marcat are un punct care arată spre unul dintre cei patru jucători. De pe margine iei un cub neutru sau unul cu simbolul echipei tale și punctul spre tine. Aici sudul poate lua cuburile încadrate; al treilea X e al nordului.
pages-quixo-teams-choose = Alegerea
pages-quixo-teams-choose-text = Când împingi un cub, alegi spre cine arată punctul: spre tine sau spre partener. Un cub doar împins mai departe își păstrează punctul.
pages-quixo-teams-first = Primul tur
pages-quixo-teams-first-text = La primul tău tur poți lua doar un cub neutru.
pages-quixo-teams-line = Liniile
pages-quixo-teams-line-text = Cinci simboluri ale echipei tale în linie aduc victoria amândurora, oricum ar fi punctele. Dacă completezi o linie a celeilalte echipe, pierdeți amândoi, chiar dacă aceeași mutare completează una a voastră. Remizele sunt ca în Quixo pentru doi.
pages-quixo-teams-pass = Pasarea
pages-quixo-teams-pass-text = Pasezi doar când nu poți lua niciun cub. Aici e sudul: pe margine nu e niciun cub neutru și niciun X cu punctul spre sud. Patru pasări la rând înseamnă remiză. Dacă activezi indiciile partenerului înaintea partidei, indiciul e mutarea lui.
pages-quixo-teams-notation = Notația
pages-quixo-teams-notation-text = Mutările se scriu ca în Quixo pentru doi, apoi semnul . și latura spre care arată punctul cubului: n, e, s sau w. Aici e b1-b5.n: cubul de pe b1 e împins la b5, cu punctul spre nord. O pasare se scrie pass.

pages-hexxagon-goal = Scopul
pages-hexxagon-goal-text = Roșul are colțurile încadrate, Albul pe celelalte trei. Începe Roșul. Câștigi dacă ai la sfârșit mai multe piese; la număr egal e remiză.
pages-hexxagon-clone = Clonarea
pages-hexxagon-clone-text = O mutare e o clonare sau un salt. Clonarea pune o piesă nouă a ta pe o căsuță goală lângă una a ta. Dă clic pe căsuța goală ca s-o joci.
pages-hexxagon-jump = Saltul
pages-hexxagon-jump-text = Saltul mută o piesă pe o căsuță goală aflată la exact două căsuțe, peste orice. Căsuța ei rămâne goală. Dă clic pe piesă, apoi pe un inel; hexagoanele pline sunt clonări.
pages-hexxagon-turn = Întoarcerea
pages-hexxagon-turn-text = Unde ajunge o piesă, fiecare piesă adversă vecină se întoarce la culoarea ta. Nu e niciodată obligatoriu să întorci. Aici se întorc trei.
pages-hexxagon-blocks = Blocurile
pages-hexxagon-blocks-text = Trei căsuțe din jurul centrului sunt blocuri: nimeni nu poate ajunge acolo și nu se numără. Poți sări peste ele. Fără blocuri sunt 61 de căsuțe în loc de 58.
pages-hexxagon-pass = Pasarea
pages-hexxagon-pass-text = Pasezi doar când nu poți muta. Aici Albul trebuie să paseze: piesele lui nu au nicio căsuță goală accesibilă. Înaintea partidei poți alege altă regulă: partida se termină și se numără piesele, sau cealaltă parte primește toate căsuțele goale.
pages-hexxagon-end = Sfârșitul
pages-hexxagon-end-text = Partida se termină când tabla e plină sau nimeni nu poate muta. Câștigă cine are mai multe piese; scorul e diferența: 30–28 face 2 puncte. Dacă cealaltă parte rămâne fără piese, câștigi cu 58–0 (61–0 fără blocuri). Repetarea și 100 de mutări fără clonare sau întoarcere sunt remize pe care le poți dezactiva.
pages-hexxagon-notation = Notația
pages-hexxagon-notation-text = Inelele merg de la a (centrul) la e (marginea). În fiecare inel căsuțele sunt numerotate în sensul acelor de ceas de la colțul de sus, încadrat aici: e1. O clonare își numește căsuța, aici e14, un salt două, ca e13-e15; o pasare se scrie pass. Așa poți tasta mutările, iar în setări poți afișa numele pe tablă.
