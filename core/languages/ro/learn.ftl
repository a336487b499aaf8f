# The interactive first games.

learn-heading = Lecții
learn-invitation = Lecții scurte: mutările le faci tu.
learn-close = Închide
learn-finished = Încheiată

# The lessons: name, what they are about, and what is said at their end: praise, unless the last game was skipped, and a
# text after it.
learn-quixo = Quixo
learn-quixo-about = Ia, împinge și fă o linie de cinci.
learn-quixo-praise = Acum știi să joci Quixo!
learn-quixo-over = Ține minte: dacă completezi linia adversarului, pierzi, chiar dacă o completezi și pe a ta.
learn-teams = Quixo pe echipe
learn-teams-about = Patru jucători, două echipe și puncte care arată al cui e cubul.
learn-teams-praise = Acum știi să joci Quixo pe echipe!
learn-teams-over = Joacă prima partidă: celelalte trei locuri le ia calculatorul.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Clonează-ți piesele și întoarce-le pe ale adversarului.
learn-hexxagon-praise = Acum știi să joci Hexxagon!
learn-hexxagon-over = Joacă prima partidă pe toată tabla.

# The panel.
learn-step = Pasul { $step } din { $all }
learn-done = Foarte bine
learn-next = Înainte
learn-finish = Termină
learn-skip = Sari peste
learn-back = Înapoi
learn-again = Repetă
learn-leave = Ieși
learn-next-lesson = Urmează: { $lesson }
learn-first-game = Joacă prima partidă
learn-begin-again = Reîncepe

learn-game-won = Ai câștigat! Acum poți juca o partidă adevărată.
learn-game-lost = De data asta ai pierdut. Încearcă din nou din aceeași poziție sau mergi mai departe: știi toate regulile.
learn-game-drawn = Remiză. Încearcă din nou din aceeași poziție sau mergi mai departe: știi toate regulile.

# Why a move was taken back.
learn-miss-other-move = Mutare permisă, dar căutăm alta. Urmează săgeata albastră.
learn-miss-other-cube = Într-o partidă l-ai putea lua. Aici ia cubul marcat.
learn-miss-other-end = Cubul bun, partea greșită. Ia-l din nou și dă clic pe săgeata albastră de lângă tablă.
learn-miss-other-dot = Punctul arată spre jucătorul greșit. Împinge din nou, apoi dă clic pe săgeata albastră a punctului.
learn-miss-other-cell = Piesa bună, căsuța greșită. Ia-o din nou și dă clic pe căsuța de sub săgeata albastră.
learn-miss-no-line = Nu sunt cinci în linie. Încearcă cubul marcat.
learn-miss-opponent-line = Așa completezi linia adversarului și ai pierde. Încearcă altă mutare.
learn-miss-threat = Așa adversarul poate câștiga. Acum încearcă cubul marcat.
learn-miss-no-jump = Aceea a fost o clonare. Alege o piesă și sari două căsuțe.
learn-miss-no-clone = Acela a fost un salt: vechea căsuță e acum goală. Mai bine clonează.
learn-miss-few-turned = Prea puține. Găsește căsuța care atinge mai multe piese albe.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Cinci simboluri ale tale în linie înseamnă victorie: rând, coloană sau diagonală. Aici a reușit X. Tu joci cu X.
learn-quixo-take = La început toate cuburile sunt neutre și le iei doar de pe margine. Dă clic pe cubul de sub săgeata albastră. Lângă tablă apar săgeți: dă clic pe cea albastră ca să împingi cubul.
learn-quixo-take-done = Cubul tău s-a întors ca X, iar coloana a alunecat și a umplut golul. Apoi adversarul a împins un cub ca O.
learn-quixo-insert = Ia cubul marcat. Săgețile arată pe unde îl poți împinge. Alege una.
learn-quixo-insert-done = Un cub intră la un capăt al rândului sau al coloanei lui, dar niciodată pe unde l-ai luat. Cuburile din colț au două săgeți, celelalte trei.
learn-quixo-own = Poți lua cuburi neutre și pe ale tale, niciodată pe ale adversarului. Dă clic pe un O: nu se mișcă. Apoi mută unul dintre cele două X marcate.
learn-quixo-own-done = Mutarea unui cub al tău nu adaugă un X nou, dar îl poate pune exact unde îți trebuie.
learn-quixo-line = Patru X pe un rând! Completează rândul de sus cu cubul marcat.
learn-quixo-line-done = Cinci în linie: ai câștigat!
learn-quixo-shift = Fiecare împingere mută și alte cuburi. Rândului tău îi lipsește doar X-ul din mijloc, iar chiar deasupra e unul. Ia cubul marcat și împinge-l de sus.
learn-quixo-shift-done = Coloana a coborât și ți-a adus X-ul în rând. Verifică mereu ce se mai mută.
learn-quixo-danger = Acum o capcană. Completează-ți rândul de sus cu cubul marcat și urmărește O-urile din rândul din mijloc.
learn-quixo-danger-done = Împingerea ta a completat și linia de O. Atunci pierzi, chiar dacă și linia ta e completă.
learn-quixo-instead = Aceeași poziție. Acum ia cubul marcat, din capătul drept al rândului tău, și împinge-l prin stânga. Niciun O nu se mișcă.
learn-quixo-instead-done = S-a mișcat doar rândul tău: O-urile au rămas patru. Ai câștigat!
learn-quixo-block = Adversarul are patru O pe un rând și ar câștiga la mutarea următoare. Rupe rândul: ia unul dintre cuburile marcate și împinge-l pe sus.
learn-quixo-block-done = Rândul adversarului e rupt. Cea mai bună apărare e o împingere care te ajută și pe tine.
learn-quixo-play = Acum joci cu { characters-name-first-game }, un puișor ușor de învins. Începi cu un X în plus. Fă cinci în linie!

# Quixo in teams.
learn-teams-seats = Sud și nord joacă cu X, vest și est cu O. Partenerii stau față în față; se joacă în sensul acelor de ceas. Tu ești Sud. Fiecare cub cu simbol are un punct care arată spre un jucător.
learn-teams-first = La primul tău tur ia doar un cub neutru. Împinge cubul marcat, apoi îndreaptă-i punctul spre tine.
learn-teams-first-done = Punctul arată spre tine. Apoi vest, nord și est au jucat primul lor tur, în sensul acelor de ceas.
learn-teams-dot = Poți lua doar X-urile cu punctul spre tine. Cel cu punctul spre nord e al partenerului. Ia unul dintre cele două X marcate.
learn-teams-dot-done = Un cub îl poate lua doar jucătorul spre care arată punctul. La fiecare împingere alegi din nou: tu sau partenerul.
learn-teams-partner = Cu punctul spre nord, cubul e al partenerului. Împinge cubul marcat și îndreaptă-i punctul spre partener.
learn-teams-partner-done = Acum doar partenerul poate lua acel cub, și tocmai l-a luat: vezi unde e. Un cub doar împins mai departe își păstrează punctul.
learn-teams-line = Într-o linie contează doar simbolurile, nu punctele. Completează rândul de sus cu X.
learn-teams-line-done = Cinci X: ai câștigat împreună cu partenerul!
learn-teams-danger = Dacă completezi linia celeilalte echipe, pierde toată echipa ta. Completează rândul de sus cu cubul marcat și vezi.
learn-teams-danger-done = E completă și linia de O din rândul din mijloc: pierdeți amândoi. Verifică ambele simboluri înainte să împingi.
learn-teams-block = Patru O pe un rând, iar vestul urmează. Împinge astfel încât să nu câștige la mutarea următoare.
learn-teams-block-done = Vestul nu poate câștiga acum, iar apoi e rândul partenerului tău.
learn-teams-pass = Aici nimic nu e al tău: doar O și X-uri îndreptate spre nord. Pasezi automat, niciodată la alegere. Patru pasări la rând: remiză.
learn-teams-play = Acum joacă! Pe celelalte trei locuri e { characters-name-first-game }, un puișor; Nord e partenerul tău. Faceți împreună cinci X în linie!

# Hexxagon.
learn-hexxagon-goal = Cele trei piese roșii din chenarele albastre sunt ale tale, cele albe ale adversarului. Câștigi dacă ai mai multe piese când tabla e plină.
learn-hexxagon-clone = Dă clic pe căsuța goală de sub săgeata albastră, lângă piesa ta: piesa se clonează.
learn-hexxagon-clone-done = O piesă nouă, iar cea veche e tot acolo: ai patru. Și Albul a clonat.
learn-hexxagon-jump = O piesă poate și sări două căsuțe. Inelele sunt salturi, hexagoanele pline clonări. Dă clic pe o piesă a ta, apoi pe un inel.
learn-hexxagon-jump-done = Piesa s-a mutat: căsuța ei e goală și n-ai câștigat nimic. Un salt trece peste orice.
learn-hexxagon-turn = Unde ajunge o piesă, se întoarce fiecare piesă adversă vecină. Găsește căsuța care întoarce trei.
learn-hexxagon-turn-done = Trei întoarse! Se întorc toate piesele adverse vecine cu locul sosirii, și numai ele. Piesele întoarse nu întorc altele.
learn-hexxagon-count = Ambele căsuțe marcate întorc două piese, dar la una ajungi doar prin salt. Clonează pe cealaltă.
learn-hexxagon-count-done = Ambele mutări întorc două. Clonarea adaugă și o piesă; saltul doar mută una.
learn-hexxagon-gap = Un salt lasă un gol. Alege piesa de sub săgeata albastră, sari pe căsuța marcată și urmărește Albul.
learn-hexxagon-gap-done = Albul a sărit în gol și a întors patru. Sari doar când câștigi mai mult decât lași descoperit.
learn-hexxagon-blocks = Cele trei pietre sunt blocuri: nimeni nu poate ajunge acolo, dar poți sări peste ele. Sari cu piesa marcată.
learn-hexxagon-blocks-done = Peste piatră, și două piese întoarse! Poți juca Hexxagon și fără blocuri.
learn-hexxagon-stuck = Cele patru piese albe de sus nu au nicio căsuță goală accesibilă. Fă orice mutare.
learn-hexxagon-stuck-done = Albul nu poate muta și trebuie să paseze: e din nou rândul tău. Nu poți pasa la alegere.
learn-hexxagon-end = Tu ai 28, Albul 29, iar o căsuță e goală. Clonează acolo!
learn-hexxagon-end-done = Tablă plină: câștigi cu 31–27, adică 4 puncte. Partida se termină și când nimeni nu poate muta sau o parte nu mai are piese.
learn-hexxagon-play = Acum termină o partidă cu { characters-name-first-game }, un puișor ușor de învins. Sunt șaisprezece căsuțe goale: fă mai multe piese decât Albul!
