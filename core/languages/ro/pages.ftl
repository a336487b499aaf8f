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
pages-quixo-goal-text = X contra O, cu 25 de cuburi la fel: fiecare are o față cu X, o față cu O și patru fețe neutre, iar la început toate stau cu o față neutră în sus. Poate începe oricine; se alege înaintea partidei. Câștigă cine are primul cinci cuburi cu marcajul său în linie: pe un rând, pe o coloană sau pe diagonală. Programul anunță singur linia. O partidă durează între 10 și 20 de minute.
pages-quixo-take = Luarea
pages-quixo-take-text = O mutare are doi pași și nimeni nu are voie să sară un tur. Întâi ia un cub de pe margine: unul dintre cele 16 exterioare, neutru sau cu marcajul tău, niciodată cu al adversarului. Aici X poate lua orice cub încadrat. Până nu e împins, îl poți pune la loc și poți lua altul.
pages-quixo-insert = Împingerea
pages-quixo-insert-text = Apoi întoarce-ți marcajul în sus și împinge cubul la un capăt al rândului sau al coloanei rămase incomplete, până se închide golul. Niciodată în căsuța de unde l-ai luat. Un cub din colț are două locuri, oricare altul de pe margine trei.
pages-quixo-danger = Atenție
pages-quixo-danger-text = Jucătorul care completează o linie cu marcajul advers pierde, chiar dacă aceeași mutare completează și o linie a lui. Aici X își umple rândul de sus, iar coloana aduce un O în rândul din mijloc: câștigă O.
pages-quixo-draw = Remize
pages-quixo-draw-text = Dacă nimeni nu greșește, partida nu se termină niciodată. De aceea e remiză când aceeași poziție, cu același jucător la mutare, apare a treia oară; sau după 100 de mutări la rând, numărând mutările ambelor părți, în care nu s-a luat un cub neutru. Ambele reguli se pot dezactiva înaintea partidei. Jucătorii pot și să convină remiza.
pages-quixo-hands = Cum muți
pages-quixo-hands-text = Dă clic pe un cub, apoi pe una dintre săgeți, sau trage cubul acolo. Deasupra unei săgeți vezi rândul așa cum va fi. Esc sau un clic în altă parte pune cubul la loc.
pages-quixo-notation = Notația
pages-quixo-notation-text = Coloanele se numesc de la a la e, de la stânga la dreapta; rândurile de la 1 la 5, de jos în sus. O mutare se scrie cu două căsuțe: cea de unde se ia cubul și cea în care e împins. Aici este c1-c5. Așa poți tasta și tu mutările, iar în setări poți afișa literele și cifrele pe platou.

pages-quixo-teams-seats = Locurile
pages-quixo-teams-seats-text = Doi contra doi: sud (A1) și nord (A2) sunt echipa A și joacă cu X, vest (B1) și est (B2) sunt echipa B și joacă cu O. Partenerii stau față în față. Se joacă în sensul acelor de ceas: sud, vest, nord, est. Poate începe orice loc; se alege înaintea partidei.
pages-quixo-teams-dot = Punctul
pages-quixo-teams-dot-text = Fiecare cub marcat are un punct orientat către unul dintre cele patru locuri. De pe margine poți lua un cub neutru sau unul cu marcajul echipei tale al cărui punct este orientat către tine. Aici sudul poate lua cuburile încadrate; al treilea X e al nordului.
pages-quixo-teams-choose = Alegerea
pages-quixo-teams-choose-text = Când împingi un cub alegi către cine din echipă este orientat punctul: către tine sau către partener. Un cub care e doar împins mai departe își păstrează punctul cum era.
pages-quixo-teams-first = Primul tur
pages-quixo-teams-first-text = La primul său tur fiecare jucător poate lua numai un cub neutru.
pages-quixo-teams-line = Liniile
pages-quixo-teams-line-text = Cinci marcaje ale echipei tale în linie aduc victoria amândurora, oricum ar fi orientate punctele. Jucătorul care completează o linie a celeilalte echipe pierde împreună cu partenerul, chiar dacă aceeași mutare completează și una proprie. Remizele sunt ca în Quixo pentru doi.
pages-quixo-teams-pass = Tur sărit
pages-quixo-teams-pass-text = Sare turul numai jucătorul care nu poate lua niciun cub. Aici e sudul: pe margine nu e niciun cub neutru și niciun X cu punctul orientat către el. Dacă sar turul toți cei patru jucători la rând, e remiză. Înaintea partidei se stabilește dacă partenerii se pot sfătui: dacă da, indiciul este mutarea pe care ar face-o partenerul.
pages-quixo-teams-notation = Notația
pages-quixo-teams-notation-text = Mutările se scriu ca în Quixo pentru doi, iar după un punct vine latura către care e orientat punctul de pe cub: n, e, s sau w pentru nord, est, sud sau vest. Aici este b1-b5.n: cubul de pe b1 e împins la b5, cu punctul spre nord. Un tur sărit se scrie pass.

pages-hexxagon-goal = Scopul
pages-hexxagon-goal-text = Roșul are colțurile încadrate, Albul pe celelalte trei; începe Roșul. Câștigă cine are la sfârșit mai multe piese; la număr egal e remiză.
pages-hexxagon-clone = Clonarea
pages-hexxagon-clone-text = O mutare e o clonare sau un salt. Clonarea pune o piesă nouă a ta pe o căsuță goală de lângă una a ta. Dă clic pe căsuța goală și mutarea e făcută.
pages-hexxagon-jump = Saltul
pages-hexxagon-jump-text = Saltul mută o piesă pe o căsuță goală aflată la exact doi pași, peste orice e între ele. Vechea căsuță rămâne goală. Dă clic pe piesă, apoi pe un inel; hexagoanele pline sunt clonări.
pages-hexxagon-turn = Captura
pages-hexxagon-turn-text = Unde sosește o piesă, fiecare piesă adversă vecină se întoarce la culoarea ta, fără excepție. Captura nu e niciodată obligatorie. Aici se întorc trei.
pages-hexxagon-blocks = Blocurile
pages-hexxagon-blocks-text = Trei căsuțe din jurul centrului sunt blocuri: nu se intră pe ele și nu se numără. Un salt poate trece peste ele. Fără ele sunt 61 de căsuțe în loc de 58: acesta e Hexxagon fără blocuri.
pages-hexxagon-pass = Tur sărit
pages-hexxagon-pass-text = Turul se sare numai când nu se poate muta: aici îl sare Albul, ale cărui piese nu au nicio căsuță goală la cel mult doi pași. Înaintea partidei poți alege în schimb ca jocul să se termine și să se numere piesele așa cum stau, sau să se termine și fiecare căsuță goală să revină celeilalte părți.
pages-hexxagon-end = Sfârșitul
pages-hexxagon-end-text = Partida se termină când nu mai e nicio căsuță goală sau când nicio parte nu poate muta. Dacă o parte nu mai are piese, cealaltă câștigă cu 58–0 (61–0 fără blocuri). Scorul este diferența: cine câștigă cu 30–28 are 2 puncte. A treia repetare a unei poziții și 100 de mutări la rând, numărând mutările ambelor părți, fără clonare sau captură sunt remize care se pot dezactiva.
pages-hexxagon-notation = Notația
pages-hexxagon-notation-text = Inelele se numesc de la a, centrul, la e, marginea. În fiecare inel căsuțele sunt numerotate în sensul acelor de ceas, începând cu colțul de sus, încadrat aici: e1. O clonare se scrie cu căsuța ei, aici e14, un salt cu două, ca e13-e15, iar un tur sărit se scrie pass. Așa poți tasta și tu mutările, iar în setări poți afișa numele pe platou.
