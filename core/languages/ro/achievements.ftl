# Achievements: goals that a player reaches in games against the computer.
achievements-heading = Realizări
# The button that opens the list, and the line above it.
achievements-reached = Obținute: { $reached } din { $all }
# The notice at the end of a game.
achievements-new = Realizare nouă: { $name }

achievement-first-win = Prima victorie
achievement-both-games = Pe toate fronturile
achievement-team-win = Unde-s doi, puterea crește
achievement-beat-club = Bine ai venit în club
achievement-beat-expert = Acum cine e expertul?
achievement-beat-master = Lovitură de maestru
achievement-hold-master = De neclintit
achievement-quick-line = Cât ai clipi
achievement-diagonal = Din colț în colț
achievement-two-lines = Doi iepuri dintr-un foc
achievement-own-goal = Autogol
achievement-gift = Vai, nu trebuia!
achievement-five-flips = Efect de domino
achievement-wipe-out = Curățenie generală
achievement-close-call = La mustață
achievement-landslide = Victorie zdrobitoare
achievement-comeback = Speranța moare ultima
achievement-marathon = Maraton
achievement-on-the-clock = Contracronometru
achievement-five-in-a-row = Pe val
achievement-revenge = Dulce răzbunare
achievement-hundred = Ca la tine acasă

achievement-about-first-win = Câștigă o partidă.
achievement-about-both-games = Câștigă la Quixo și la Hexxagon.
achievement-about-team-win = Câștigă o partidă pe echipe.
achievement-about-beat-club = Învinge nivelul „{ common-level-club }” sau unul superior.
achievement-about-beat-expert = Învinge nivelul „{ common-level-expert }” sau unul superior.
achievement-about-beat-master = Învinge nivelul „{ common-level-master }”.
achievement-about-hold-master = Fă remiză cu nivelul „{ common-level-expert }” sau cu unul superior.
achievement-about-quick-line = Câștigă la Quixo în cel mult șapte mutări.
achievement-about-diagonal = Câștigă la Quixo cu o diagonală.
achievement-about-two-lines = Completează-ți două linii cu o singură împingere.
achievement-about-own-goal = Completează chiar tu linia adversarului. I se întâmplă oricui!
achievement-about-gift = Câștigă pentru că adversarul ți-a completat linia.
achievement-about-five-flips = Întoarce cinci piese cu o singură mutare.
achievement-about-wipe-out = Lasă-ți adversarul fără nicio piesă.
achievement-about-close-call = Câștigă la Hexxagon la o diferență de una sau două piese.
achievement-about-landslide = Câștigă la Hexxagon cu cel puțin 45 de piese.
achievement-about-comeback = Câștigă la Hexxagon după ce ai fost în urmă cu zece piese.
achievement-about-marathon = Încheie o partidă de cel puțin o sută de mutări.
achievement-about-on-the-clock = Câștigă o partidă cu ceas.
achievement-about-five-in-a-row = Câștigă cinci partide la rând.
achievement-about-revenge = Învinge un adversar imediat după ce ai pierdut cu el.
achievement-about-hundred = Încheie o sută de partide.
