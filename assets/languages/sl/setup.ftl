# Agreeing on a match.

setup-heading = Nova igra
setup-back = Nazaj
setup-start = Začni
setup-name = Ime (neobvezno)
setup-starts = Kdo začne
setup-stuck = Brez potez
setup-clock = Ura
# The tooltip of a level and the line beside its seat: "Casual: thinks of…".
setup-level = { $level }: { $manner }

setup-about-quixo = Potiskaj kocke, dokler pet tvojih ne stoji v ravni črti.
setup-about-quixo-teams = Dva proti dvema in vsaka kocka ima lastnika.
setup-about-hexxagon = Širi se, skači in obračaj nasprotnikove ploščice, okrog treh blokov.
setup-about-hexxagon-open = Enako na odprti plošči z 61 polji.

setup-stuck-passes-tip = Nasprotnik igra naprej.
setup-stuck-ends-tip = Ploščice se preštejejo, kot ležijo.
setup-stuck-fills-tip = Igra se konča in vsa prazna polja pripadejo nasprotniku.

setup-repetition = Remi zaradi ponovitve
setup-repetition-tip = Ko isti položaj z istim igralcem na potezi nastane tretjič, je partija remi.
setup-quiet = Remi po 100 mirnih potezah
setup-quiet-quixo-tip = Sto zaporednih potez brez vzete prazne kocke pomeni remi.
setup-quiet-hexxagon-tip = Sto zaporednih potez brez kloniranja ali obračanja pomeni remi.
setup-consultation = Partnerja se smeta posvetovati
setup-consultation-tip = Brez posvetovanja vso partijo ni namigov.
