# The pages of the rules.

pages-heading = Cum se joacă
pages-previous = Pagina anterioară
pages-next = Pagina următoare
pages-show-move = Arată mutarea
pages-learn = Învață jucând
pages-close = Închide
pages-quixo = Quixo
pages-quixo-teams = Quixo pe echipe
pages-hexxagon = Hexxagon

pages-quixo-goal = Scopul
pages-quixo-goal-text = Două părți, X și O, și 25 de cuburi la fel, la început toate neutre. Câștigă cine are primul cinci semne ale sale în linie: pe un rând, pe o coloană sau pe diagonală. Programul anunță singur linia.
pages-quixo-take = Ia
pages-quixo-take-text = O mutare are doi pași și nimeni nu are voie să-și sară rândul. Întâi ia un cub de pe margine: unul dintre cele 16 exterioare, neutru sau cu semnul tău, niciodată cu al adversarului. Aici X poate lua orice cub încadrat. Până nu e împins, îl poți pune la loc și poți lua altul.
pages-quixo-insert = Împinge
pages-quixo-insert-text = Apoi întoarce-ți semnul în sus și împinge cubul la un capăt al rândului sau al coloanei rămase incomplete, până se închide golul. Niciodată în căsuța de unde l-ai luat. Un cub din colț are două locuri, oricare altul de pe margine trei.
pages-quixo-danger = Atenție
pages-quixo-danger-text = O mutare care completează o linie cu semnul adversarului pierde, chiar dacă o completează și pe a ta. Aici X își umple rândul de sus, iar coloana aduce un O în rândul din mijloc: câștigă O.
pages-quixo-draw = Remize
pages-quixo-draw-text = Jocul perfect nu se termină niciodată. De aceea e remiză când aceeași poziție, cu același jucător la mutare, apare a treia oară; sau după 100 de mutări la rând în care nu s-a luat un cub neutru. Ambele reguli se pot dezactiva înaintea partidei. Jucătorii pot și să convină remiza.
pages-quixo-hands = Cum muți
pages-quixo-hands-text = Dă clic pe un cub, apoi pe una dintre săgeți, sau trage cubul acolo. Deasupra unei săgeți vezi linia așa cum va fi. Esc sau un clic în altă parte pune cubul la loc.

pages-quixo-teams-seats = Locurile
pages-quixo-teams-seats-text = Doi contra doi: sud și nord sunt echipa A și joacă cu X, vest și est sunt echipa B și joacă cu O. Partenerii stau față în față. Se joacă în sensul acelor de ceas: sud, vest, nord, est.
pages-quixo-teams-dot = Punctul
pages-quixo-teams-dot-text = Fiecare cub marcat are un punct îndreptat spre unul dintre cele patru locuri. De pe margine poți lua un cub neutru sau unul cu semnul echipei tale al cărui punct privește spre tine. Aici sudul poate lua cuburile încadrate; al treilea X e al nordului.
pages-quixo-teams-choose = Alege
pages-quixo-teams-choose-text = Când împingi un cub alegi spre cine din echipă privește punctul: spre tine sau spre partener. Un cub care e doar împins mai departe își păstrează punctul cum era.
pages-quixo-teams-first = Primul tur
pages-quixo-teams-first-text = La primul său tur fiecare jucător poate lua numai un cub neutru.
pages-quixo-teams-line = Liniile
pages-quixo-teams-line-text = Cinci semne ale echipei tale în linie aduc victoria amândurora, oricum ar fi punctele. O mutare care completează o linie a celeilalte echipe înseamnă înfrângere pentru amândoi, chiar și împreună cu una proprie. Remizele sunt ca în Quixo pentru doi.
pages-quixo-teams-pass = Pasarea
pages-quixo-teams-pass-text = Pasează jucătorul care nu poate lua niciun cub, și numai el. Aici e sudul: pe margine nu e niciun cub neutru și niciun X cu punctul spre el. Dacă pasează toate cele patru locuri la rând, e remiză. Dacă partenerii se pot consulta se stabilește înaintea partidei.

pages-hexxagon-goal = Scopul
pages-hexxagon-goal-text = Roșul are colțurile încadrate, Albul pe celelalte trei; începe Roșul. Câștigă cine are la sfârșit mai multe piese; la număr egal e remiză.
pages-hexxagon-clone = Clonarea
pages-hexxagon-clone-text = O mutare e o clonare sau un salt. Clonarea pune o piesă nouă a ta pe o căsuță goală de lângă una a ta. Dă clic pe căsuța goală și mutarea e făcută.
pages-hexxagon-jump = Saltul
pages-hexxagon-jump-text = Saltul mută o piesă pe o căsuță goală aflată la exact doi pași, peste orice e între ele. Vechea căsuță rămâne goală. Dă clic pe piesă, apoi pe un inel; hexagoanele pline sunt clonări.
pages-hexxagon-turn = Întoarcerea
pages-hexxagon-turn-text = Unde sosește o piesă, fiecare piesă adversă vecină se întoarce la culoarea ta, fără excepție. Captura nu e niciodată obligatorie. Aici se întorc trei.
pages-hexxagon-blocks = Blocurile
pages-hexxagon-blocks-text = Trei căsuțe din jurul centrului sunt blocuri: nu se intră pe ele și nu se numără. Un salt poate trece peste ele. Fără ele sunt 61 de căsuțe în loc de 58: acesta e Hexxagon deschis.
pages-hexxagon-pass = Pasarea
pages-hexxagon-pass-text = Partea care nu poate muta pasează, și numai atunci: aici Albul, ale cărui piese nu au nicio căsuță goală la cel mult doi pași. Înaintea partidei poți alege în schimb ca jocul să se termine și să se numere așa cum e, sau să se termine și fiecare căsuță goală să revină celeilalte părți.
pages-hexxagon-end = Sfârșitul
pages-hexxagon-end-text = Partida se termină când nu mai e nicio căsuță goală, când nicio parte nu poate muta sau când o parte nu mai are piese; atunci celeilalte i se socotesc toate căsuțele. A treia repetare a unei poziții și 100 de mutări la rând fără clonare sau captură sunt remize care se pot dezactiva.
