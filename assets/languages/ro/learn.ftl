# The interactive first games.

learn-heading = Învață jucând
learn-invitation = O primă partidă în pași mici: fă mutarea și vezi ce urmează.
learn-close = Închide
learn-finished = Încheiată

# The lessons: name, what they are about, what is said at their end.
learn-quixo = Quixo
learn-quixo-about = Ia, împinge și fă o linie de cinci.
learn-quixo-over = Acum știi Quixo. Joacă o primă partidă sau învață cum se joacă în patru, pe echipe.
learn-teams = Quixo pe echipe
learn-teams-about = Patru locuri, două echipe și puncte care spun al cui e cubul.
learn-teams-over = Acum știi Quixo pe echipe. Joacă o primă partidă; celelalte trei locuri le ia calculatorul.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Clonează, sari și întoarce piesele adverse.
learn-hexxagon-over = Acum știi Hexxagon. Joacă o primă partidă pe toată tabla.

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
learn-game-lost = De data asta au câștigat ceilalți. „Repetă” îți dă același început; sau mergi mai departe, regulile le știi pe toate.
learn-game-drawn = Remiză. „Repetă” îți dă același început; sau mergi mai departe, regulile le știi pe toate.

# Why a move was taken back.
learn-miss-other-move = Într-o partidă ai voie așa; aici mutarea a fost retrasă. Urmează săgeata.
learn-miss-other-cube = Într-o partidă poți lua cubul acela; aici ia-l pe cel cu săgeata.
learn-miss-other-end = Cubul e cel bun, locul nu. Împinge-l sub săgeată.
learn-miss-other-dot = Punctul privește spre locul greșit. Alege-l pe cel de sub săgeată.
learn-miss-no-line = Așa nu ies cinci în linie. Încearcă cubul cu săgeata.
learn-miss-opponent-line = Așa completezi o linie a adversarului și ai pierde. Mutarea a fost retrasă.
learn-miss-threat = Adversarul ar putea încă să câștige la mutarea următoare. Încearcă cubul cu săgeata.
learn-miss-no-jump = Aceea a fost o clonare. Alege o piesă și mergi doi pași.
learn-miss-no-clone = Acela a fost un salt: vechea căsuță e acum goală. Mai bine clonează.
learn-miss-few-turned = Întorci prea puține. Caută căsuța care atinge mai multe.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Câștigă cinci cuburi cu semnul tău în linie: pe un rând, pe o coloană sau pe diagonală. Aici a reușit X. Tu joci cu X.
learn-quixo-take = La început toate cuburile sunt neutre. Dă clic pe cubul cu săgeata: se ridică de pe margine. Apoi dă clic pe locul de sub săgeată: acolo e împins.
learn-quixo-take-done = Cubul tău s-a întors cu X în sus, iar coloana a închis golul. Apoi adversarul a împins un O.
learn-quixo-insert = Ia cubul cu săgeata și alege singur unde îl împingi. Sunt trei locuri; cel de unde a venit nu e printre ele: nu ai voie să-l pui la loc.
learn-quixo-insert-done = Un cub intră numai la un capăt al rândului sau al coloanei rămase incomplete. Dintr-un colț sunt două locuri, din restul marginii trei.
learn-quixo-own = Ai voie să iei cuburi neutre și pe ale tale, niciodată pe ale adversarului: încearcă un O, rămâne pe loc. Apoi mută unul dintre cele două X.
learn-quixo-own-done = Un X rămâne X. Mutarea cuburilor proprii nu aduce unul nou, dar uneori îl aduce pe cel bun la locul bun.
learn-quixo-line = Patru X pe un rând! Împinge-l pe al cincilea la capătul rândului de sus. Se poate în mai multe feluri.
learn-quixo-line-done = Cinci în linie: ai câștigat. Programul vede și anunță.
learn-quixo-shift = Fiecare împingere mută și alte cuburi. Găsește împingerea care aduce un X din rândul de deasupra în golul din mijloc.
learn-quixo-shift-done = Coloana împinsă ți-a adus X-ul în rând. Fii atent la tot ce se mută odată cu ea.
learn-quixo-danger = Acum o capcană. Ia cubul cu săgeata și completează-ți rândul de sus – și vezi ce se întâmplă cu O din rândul din mijloc.
learn-quixo-danger-done = Împingerea ta a completat și o linie de O. Atunci pierzi, deși și linia ta e completă.
learn-quixo-instead = Din nou aceeași poziție. Completează rândul de sus din cealaltă parte, astfel ca O să rămână cum sunt.
learn-quixo-instead-done = S-a mișcat rândul, nu și coloana. Așa se câștigă.
learn-quixo-block = Patru O pe un rând: adversarul ar câștiga la mutarea următoare. Împinge astfel încât să nu poată. Poți muta o coloană a acelui rând sau să-i iei capătul.
learn-quixo-block-done = Linia e ruptă. Cea mai bună apărare e o împingere care îți ajută și planurile.
learn-quixo-play = Acum o partidă. Ai câteva X în plus, iar adversarul scapă multe din vedere. Fă cinci în linie!

# Quixo in teams.
learn-teams-seats = Patru locuri: sud și nord joacă cu X, vest și est cu O. Partenerii stau față în față; se joacă în sensul acelor de ceas. Tu stai la sud. Fiecare cub marcat are un punct îndreptat spre un loc.
learn-teams-first = La primul tău tur poți lua numai un cub neutru. Ia-l pe cel cu săgeata, împinge-l și dă clic unde să privească punctul: spre tine.
learn-teams-first-done = Punctul privește spre tine. Apoi vest, nord și est au jucat primul lor tur, în sensul acelor de ceas.
learn-teams-dot = Dintre X poți lua numai pe cele cu punctul spre tine. Cel cu punctul spre nord e al partenerului. Ia unul dintre cele două cu săgeată.
learn-teams-dot-done = Cubul îl poate lua cel spre care privește punctul. Când intră la loc, alegi din nou: tu sau partenerul.
learn-teams-partner = Cu punctul spre nord, cubul e al partenerului. Împinge-l pe cel cu săgeata și întoarce-i punctul spre partener.
learn-teams-partner-done = Acum numai partenerul poate lua acel cub, și l-a luat: vezi unde e. Un cub împins își păstrează punctul cum era.
learn-teams-line = Pentru o linie punctele nu contează, numai semnul. Completează rândul de sus cu X.
learn-teams-line-done = Cinci X: tu și partenerul ați câștigat împreună.
learn-teams-danger = O linie a celorlalți face toată echipa să piardă. Completează rândul de sus cu cubul de sub săgeată și vezi.
learn-teams-danger-done = E completă și linia de O din rândul din mijloc: ați pierdut amândoi. Uită-te la ambele semne înainte să împingi.
learn-teams-block = Patru O pe un rând și urmează vestul. Împinge astfel încât să nu poată câștiga imediat.
learn-teams-block-done = Vestul nu mai poate câștiga; iar după el urmează partenerul tău.
learn-teams-pass = Pe marginea aceasta nu e niciun cub pentru tine: O și X cu punctul spre nord. Pasezi automat, și numai atunci se poate pasa. Acum mută vestul. Dacă pasează toți patru la rând, e remiză.
learn-teams-play = Acum o partidă. Nord e partenerul tău, un calculator ca și ceilalți. Faceți împreună cinci X în linie!

# Hexxagon.
learn-hexxagon-goal = Cele trei piese roșii cu săgeți sunt ale tale, cele albe ale adversarului. Câștigă cine are mai multe piese când tabla e plină.
learn-hexxagon-clone = Dă clic pe căsuța goală cu săgeata, lângă piesa ta: piesa se clonează.
learn-hexxagon-clone-done = O piesă nouă, iar cea veche e tot acolo: ai patru. Și Albul a clonat.
learn-hexxagon-jump = O piesă poate și sări doi pași. Dă clic pe o piesă a ta, apoi pe un inel: inelele sunt salturi, hexagoanele pline clonări.
learn-hexxagon-jump-done = Piesa s-a mutat: vechea căsuță e goală și nu ai nicio piesă în plus. Saltul trece peste orice.
learn-hexxagon-turn = Unde sosește o piesă, se întoarce fiecare piesă adversă vecină. Găsește căsuța unde se întorc trei.
learn-hexxagon-turn-done = Trei întoarse. Se întorc numai piesele vecine cu căsuța de sosire, fără excepție; ce ating ele rămâne cum e.
learn-hexxagon-count = În ambele căsuțe cu săgeată se întorc două piese; într-una ajungi numai sărind. Care valorează mai mult? Clonează.
learn-hexxagon-count-done = Ambele întorc două. Clonarea îți adaugă și o piesă; saltul doar mută una.
learn-hexxagon-gap = Un salt lasă un gol în urmă. Sari cu piesa de sub săgeată pe căsuța care ți se arată apoi și vezi ce face Albul.
learn-hexxagon-gap-done = Albul a sărit în gol și a întors patru piese. Sari acolo unde câștigi mai mult decât lași descoperit.
learn-hexxagon-blocks = Cele trei pietre sunt blocuri: nimeni nu intră pe ele. Dar un salt poate trece peste. Sari cu piesa de sub săgeată.
learn-hexxagon-blocks-done = Peste piatră, și două piese întoarse. Hexxagon se poate juca și pe o tablă deschisă, fără blocuri.
learn-hexxagon-stuck = Cele patru piese albe de sus nu au nicio căsuță goală la cel mult doi pași. Fă orice mutare.
learn-hexxagon-stuck-done = Albul nu poate muta și pasează; e din nou rândul tău. Se pasează numai atunci. Înaintea unei partide poți alege altă regulă.
learn-hexxagon-end = 28 de piese ale tale contra 29 și o singură căsuță goală. Clonează în ea și se numără.
learn-hexxagon-end-done = Tabla e plină: 31 la 27. Câștigă Roșul. Partida se termină și când nimeni nu poate muta sau o parte nu mai are piese.
learn-hexxagon-play = Acum sfârșitul unei partide: șaisprezece căsuțe goale, iar adversarul scapă multe din vedere. Termină cu mai multe piese decât Albul!
