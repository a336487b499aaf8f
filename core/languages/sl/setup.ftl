# The new game form.

setup-heading = Nova igra
setup-back = Nazaj
setup-start = Začni
setup-name = Ime (neobvezno)
setup-starts = Kdo začne
setup-stuck = Brez potez
setup-clock = Ura
# A custom clock, and the words beside its two sliders: “10 min per player”.
setup-clock-own = Po meri
setup-clock-own-total = { $time } za partijo
setup-clock-own-move = { $time } več po vsaki potezi
# The tooltip of a level and the line beside its seat: "Casual player: sometimes thinks of…".
setup-level = { $level }: { $manner }
setup-like-you = Približno tvoje moči: stopnja { $rung }, { $level }
setup-perfect = Popolna igra …

setup-about-quixo = Potiskaj kocke, dokler pet tvojih ne stoji v vrsti.
setup-about-quixo-teams = Dva proti dvema; točka pove, kdo sme vzeti kocko.
setup-about-hexxagon = Kloniraj, skači in obračaj nasprotnikove ploščice okrog treh blokov.
setup-about-hexxagon-open = Enako na vseh 61 poljih, brez blokov.

setup-stuck-passes-tip = Nasprotnik igra naprej.
setup-stuck-ends-tip = Ploščice se preštejejo, kot ležijo.
setup-stuck-fills-tip = Partija se konča in vsa prazna polja pripadejo nasprotniku.
setup-quiet-quixo = Remi po 100 potezah brez vzete prazne kocke
setup-quiet-hexxagon = Remi po 100 potezah brez kloniranja ali obračanja

setup-repetition = Remi zaradi ponovitve
setup-repetition-tip = Ko isti položaj z istim igralcem na potezi nastane tretjič, je partija remi.
setup-quiet-quixo-tip = Sto zaporednih potez (štejejo poteze obeh) brez vzete prazne kocke pomeni remi.
setup-quiet-hexxagon-tip = Sto zaporednih potez (štejejo poteze obeh) brez kloniranja ali obračanja pomeni remi.
setup-random = Strani po žrebu
setup-random-tip = Ob začetku partije žreb določi, kdo igra na kateri strani.
setup-consultation = Partnerja se smeta posvetovati
setup-consultation-tip = Vključeno: namig je partnerjeva poteza. Izključeno: v partiji ni namigov.
