# The interactive first games.

learn-heading = Învață jucând
learn-invitation = O primă partidă în pași mici: fă mutarea și vezi ce se întâmplă.
learn-close = Închide
learn-finished = Încheiată

# The lessons: name, what they are about, what is said at their end.
learn-quixo = Quixo
learn-quixo-about = Ia, împinge și fă o linie de cinci.
learn-quixo-over = Acum știi să joci Quixo. Joacă o primă partidă sau învață cum se joacă în patru, pe echipe.
learn-teams = Quixo pe echipe
learn-teams-about = Patru locuri, două echipe și puncte care spun cine poate lua cubul.
learn-teams-over = Acum știi să joci Quixo pe echipe. Joacă o primă partidă; celelalte trei locuri le ia calculatorul.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Clonează, sari și întoarce piesele adverse.
learn-hexxagon-over = Acum știi să joci Hexxagon. Joacă o primă partidă pe tot platoul.

# The panel.
learn-step = Pasul { $step } din { $all }
learn-done = Foarte bine
learn-next = Înainte
learn-skip = Sari peste
learn-back = Înapoi
learn-again = Repetă
learn-leave = Ieși
learn-next-lesson = Urmează: { $lesson }
learn-first-game = Joacă o primă partidă
learn-begin-again = Ia-o de la capăt

learn-game-won = Ai câștigat! Asta e tot; restul vine cu exercițiul.
learn-game-lost = Pe aceasta ai pierdut-o. „Repetă” te duce din nou la început; sau mergi mai departe, regulile le știi pe toate.
learn-game-drawn = Remiză. „Repetă” te duce din nou la început; sau mergi mai departe, regulile le știi pe toate.

# Why a move was taken back.
learn-miss-other-move = Într-o partidă ai voie să muți așa, dar aici se cere altă mutare. Urmează săgeata.
learn-miss-other-cube = Într-o partidă poți lua cubul acela; aici ia-l pe cel de sub săgeată.
learn-miss-other-end = Cubul e cel bun, locul nu. Împinge-l sub săgeată.
learn-miss-other-dot = Punctul este orientat către locul greșit. Alege-l pe cel de sub săgeată.
learn-miss-no-line = Așa nu ies cinci în linie. Încearcă cubul de sub săgeată.
learn-miss-opponent-line = Așa completezi o linie a adversarului și ai pierde. Mutarea a fost anulată.
learn-miss-threat = Adversarul ar putea încă să câștige la mutarea următoare. Încearcă cubul de sub săgeată.
learn-miss-no-jump = Aceea a fost o clonare. Alege o piesă și mergi doi pași.
learn-miss-no-clone = Acela a fost un salt: vechea căsuță e acum goală. Mai bine clonează.
learn-miss-few-turned = Întorci prea puține. Caută căsuța care atinge mai multe.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Câștigă cinci cuburi cu marcajul tău în linie: pe un rând, pe o coloană sau pe diagonală. Aici a reușit X. Tu joci cu X.
learn-quixo-take = La început toate cuburile sunt neutre. Dă clic pe cubul de sub săgeată: se ridică de pe margine. Apoi dă clic pe locul de sub săgeată: acolo e împins.
learn-quixo-take-done = Cubul tău s-a întors cu X în sus, iar coloana a închis golul. Apoi adversarul a introdus un cub cu O.
learn-quixo-insert = Ia cubul de sub săgeată și alege unde îl împingi. Ai de ales între trei locuri. Nu ai voie să-l pui la loc de unde l-ai luat.
learn-quixo-insert-done = Un cub intră numai la un capăt al rândului sau al coloanei rămase incomplete. Dintr-un colț sunt două locuri, din restul marginii trei.
learn-quixo-own = Ai voie să iei cuburi neutre și pe ale tale, niciodată pe ale adversarului. Încearcă să iei un O: nu se mișcă. Apoi mută unul dintre cele două X.
learn-quixo-own-done = Un X rămâne X. Mutarea unui cub propriu nu adaugă un X nou, dar îl poate duce exact unde trebuie.
learn-quixo-line = Patru X pe un rând! Împinge-l pe al cincilea la capătul rândului de sus. Se poate în mai multe feluri.
learn-quixo-line-done = Cinci în linie: ai câștigat. Programul vede și anunță.
learn-quixo-shift = Fiecare împingere mută și alte cuburi. Găsește împingerea care aduce un X din rândul de deasupra în mijlocul rândului tău.
learn-quixo-shift-done = Coloana împinsă ți-a adus X-ul în rând. Fii atent la tot ce se mută odată cu ea.
learn-quixo-danger = Acum o capcană. Ia cubul de sub săgeată și completează-ți rândul de sus – și vezi ce se întâmplă cu cuburile cu O din rândul din mijloc.
learn-quixo-danger-done = Împingerea ta a completat și o linie de O. Atunci pierzi, deși și linia ta e completă.
learn-quixo-instead = Din nou aceeași poziție. Completează rândul de sus din cealaltă parte, astfel încât cuburile cu O să rămână pe loc.
learn-quixo-instead-done = S-a mișcat rândul, nu și coloana. Așa se câștigă.
learn-quixo-block = Patru O pe un rând: adversarul ar câștiga la mutarea următoare. Împinge astfel încât să nu poată. Mută o coloană care taie acel rând sau ia cubul neutru de la capătul lui.
learn-quixo-block-done = Linia e ruptă. Cea mai bună apărare e o împingere care îți ajută și planurile.
learn-quixo-play = Acum o partidă. Începi cu câteva X în plus, iar adversarul scapă multe din vedere. Fă cinci în linie!

# Quixo in teams.
learn-teams-seats = Patru locuri: sud și nord joacă cu X, vest și est cu O. Partenerii stau față în față; se joacă în sensul acelor de ceas. Tu stai la sud. Fiecare cub marcat are un punct orientat către un loc.
learn-teams-first = La primul tău tur poți lua numai un cub neutru. Ia-l pe cel de sub săgeată, împinge-l și alege către cine să fie orientat punctul: către tine.
learn-teams-first-done = Punctul este orientat către tine. Apoi vest, nord și est au jucat primul lor tur, în sensul acelor de ceas.
learn-teams-dot = Dintre X poți lua numai cuburile cu punctul orientat către tine. Cel cu punctul spre nord e al partenerului. Ia unul dintre cele două de sub săgeți.
learn-teams-dot-done = Îl poate lua numai jucătorul către care e orientat punctul. Când cubul intră la loc, alegi din nou: tu sau partenerul.
learn-teams-partner = Cu punctul spre nord, cubul e al partenerului. Împinge-l pe cel de sub săgeată și orientează-i punctul către partener.
learn-teams-partner-done = Acum numai partenerul poate lua acel cub, și l-a luat: vezi unde e. Un cub împins își păstrează punctul cum era.
learn-teams-line = Pentru o linie punctele nu contează, numai marcajul. Completează rândul de sus cu X.
learn-teams-line-done = Cinci X: tu și partenerul ați câștigat împreună.
learn-teams-danger = Dacă completezi linia celeilalte echipe, pierde toată echipa ta. Completează rândul de sus cu cubul de sub săgeată și vezi.
learn-teams-danger-done = E completă și linia de O din rândul din mijloc: ați pierdut amândoi. Uită-te la ambele marcaje înainte să împingi.
learn-teams-block = Patru O pe un rând, iar după tine urmează vestul. Împinge astfel încât să nu poată câștiga imediat.
learn-teams-block-done = Vestul nu poate câștiga acum; iar după el urmează partenerul tău.
learn-teams-pass = Aici nu poți lua nimic: pe margine sunt numai O și X cu punctul spre nord. Turul se sare automat; altfel nimeni nu are voie să-l sară. Acum mută vestul. Dacă sar turul toți patru la rând, e remiză.
learn-teams-play = Acum o partidă. Nord e partenerul tău, un calculator ca și ceilalți. Faceți împreună cinci X în linie!

# Hexxagon.
learn-hexxagon-goal = Cele trei piese roșii de sub săgeți sunt ale tale, cele albe ale adversarului. Câștigă cine are mai multe piese când platoul e plin.
learn-hexxagon-clone = Dă clic pe căsuța goală de sub săgeată, lângă piesa ta: piesa se clonează.
learn-hexxagon-clone-done = O piesă nouă, iar cea veche e tot acolo: ai patru. Și Albul a clonat.
learn-hexxagon-jump = O piesă poate și sări doi pași. Dă clic pe o piesă a ta, apoi pe un inel: inelele sunt salturi, hexagoanele pline clonări.
learn-hexxagon-jump-done = Piesa s-a mutat: vechea căsuță e goală și nu ai nicio piesă în plus. Saltul trece peste orice.
learn-hexxagon-turn = Unde sosește o piesă, se întoarce fiecare piesă adversă vecină. Găsește căsuța unde se întorc trei.
learn-hexxagon-turn-done = Trei întoarse. Se întorc numai piesele vecine cu căsuța de sosire, fără excepție; piesele întoarse nu le întorc pe altele.
learn-hexxagon-count = În ambele căsuțe marcate se întorc două piese, dar într-una ajungi numai sărind. Clonează în cealaltă.
learn-hexxagon-count-done = Ambele mutări întorc două piese. Clonarea îți adaugă și o piesă; saltul doar mută una.
learn-hexxagon-gap = Un salt lasă un gol în urmă. Alege piesa de sub săgeată, apoi sari pe căsuța marcată și vezi ce face Albul.
learn-hexxagon-gap-done = Albul a sărit în gol și a întors patru piese. Sari acolo unde câștigi mai mult decât lași descoperit.
learn-hexxagon-blocks = Cele trei pietre sunt blocuri: nimeni nu intră pe ele. Dar un salt poate trece peste. Sari cu piesa de sub săgeată.
learn-hexxagon-blocks-done = Peste piatră, și două piese întoarse. Hexxagon se poate juca și fără blocuri.
learn-hexxagon-stuck = Cele patru piese albe de sus nu au nicio căsuță goală la cel mult doi pași. Fă orice mutare.
learn-hexxagon-stuck-done = Albul nu poate muta și sare turul; muți din nou tu. Turul se sare numai când nu se poate muta. Înaintea unei partide poți alege altă regulă.
learn-hexxagon-end = 28 de piese ale tale contra 29 și o singură căsuță goală. Clonează acolo; apoi se numără piesele.
learn-hexxagon-end-done = Platoul e plin: 31 la 27. Câștigă Roșul, cu diferența de 4 puncte. Partida se termină și când nimeni nu poate muta sau o parte nu mai are piese.
learn-hexxagon-play = Acum sfârșitul unei partide: șaisprezece căsuțe goale, iar adversarul scapă multe din vedere. Termină cu mai multe piese decât Albul!
