# Achievements: goals that a player reaches in games against the computer and in lessons.
achievements-heading = Realizări
# The button that opens the list, and the line above it.
achievements-reached = Obținute: { $reached } din { $all }
# The notice at the end of a game or a lesson.
achievements-new = Realizare nouă: { $name }

achievements-goal-first-lesson = Primii pași
achievements-goal-first-game = Bun început
achievements-goal-first-win = Prima victorie
achievements-goal-both-games = Pe toate fronturile
achievements-goal-team-win = Unde-s doi, puterea crește
achievements-goal-beat-club = Bine ai venit în club
achievements-goal-beat-expert = Acum cine e expertul?
achievements-goal-beat-master = Lovitură de maestru
achievements-goal-hold-master = De neclintit
achievements-goal-quick-line = Cât ai clipi
achievements-goal-diagonal = Din colț în colț
achievements-goal-two-lines = Doi iepuri dintr-un foc
achievements-goal-own-goal = Autogol
achievements-goal-gift = Vai, nu trebuia!
achievements-goal-five-flips = Efect de domino
achievements-goal-wipe-out = Curățenie generală
achievements-goal-close-call = La mustață
achievements-goal-landslide = Victorie zdrobitoare
achievements-goal-comeback = Speranța moare ultima
achievements-goal-marathon = Maraton
achievements-goal-on-the-clock = Contracronometru
achievements-goal-five-in-a-row = Pe val
achievements-goal-revenge = Dulce răzbunare
achievements-goal-hundred = Ca la tine acasă
achievements-goal-tournament = Cinci din cinci

achievements-about-first-lesson = Încheie o lecție.
achievements-about-first-game = Joacă o partidă până la capăt.
achievements-about-first-win = Câștigă o partidă.
achievements-about-both-games = Câștigă la Quixo și la Hexxagon.
achievements-about-team-win = Câștigă o partidă pe echipe.
achievements-about-beat-club = Învinge nivelul „{ common-level-club }” sau unul superior.
achievements-about-beat-expert = Învinge nivelul „{ common-level-expert }” sau unul superior.
achievements-about-beat-master = Învinge nivelul „{ common-level-master }”.
achievements-about-hold-master = Fă remiză cu nivelul „{ common-level-expert }” sau cu unul superior.
achievements-about-quick-line = Câștigă la Quixo în cel mult șapte mutări.
achievements-about-diagonal = Câștigă la Quixo cu o diagonală.
achievements-about-two-lines = Completează-ți două linii cu o singură împingere.
achievements-about-own-goal = Completează chiar tu linia adversarului. I se întâmplă oricui!
achievements-about-gift = Câștigă pentru că adversarul ți-a completat linia.
achievements-about-five-flips = Întoarce cinci piese cu o singură mutare.
achievements-about-wipe-out = Lasă-ți adversarul fără nicio piesă.
achievements-about-close-call = Câștigă la Hexxagon la o diferență de una sau două piese.
achievements-about-landslide = Câștigă la Hexxagon cu cel puțin 45 de piese.
achievements-about-comeback = Câștigă la Hexxagon după ce ai fost în urmă cu zece piese.
achievements-about-marathon = Încheie o partidă de cel puțin o sută de mutări.
achievements-about-on-the-clock = Câștigă o partidă cu ceas.
achievements-about-five-in-a-row = Câștigă cinci partide la rând.
achievements-about-revenge = Învinge un adversar imediat după ce ai pierdut cu el.
achievements-about-hundred = Încheie o sută de partide.
achievements-about-tournament = Câștigă toate cele cinci partide ale unui turneu.
