# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = { $line }. vrstica: { $what }
faults-other = tu se tega ne da prebrati
faults-neither = to ni ne partija ne položaj
faults-fields = potrebni so štirje deli (plošča, kdo je na potezi, poteze, štete za remi, številka poteze), najdenih: { $found }
faults-rows = plošča mora imeti 5 vrst, najdenih: { $found }
faults-rings = plošča mora imeti 5 obročev, najdenih: { $found }
faults-cells = { $kind ->
    [row] vrsta { $at }
   *[ring] obroč { $at }
}: potrebnih polj: { $wanted }, najdenih: { $found }
faults-sign = { $kind ->
    [row] vrsta { $at }
   *[ring] obroč { $at }
}: »{ $text }« tu nima pomena
faults-blocks = bloki niso tam, kjer jih ima ta igra
faults-quiet-number = »{ $text }« ne more biti število potez, štetih za remi
faults-ply-number = »{ $text }« ne more biti številka poteze
faults-side = »{ $text }« ne pomeni nikogar, ki bi bil lahko na potezi
faults-cell = polja »{ $text }« ni
faults-move = »{ $text }« ni poteza
faults-dot = pri »{ $text }« manjka smer pike (n, e, s ali w), kot v e5-e1.n
faults-none-of = »{ $text }« ni med { $choices }
faults-not-like = »{ $text }« ni take oblike: { $example }
faults-in-move = { $number }. poteza: { $what }
faults-no-clock = partija nima ure
faults-starts = začne { $seat }
faults-syntax = oklepaj, narekovaj ali opomba ni zaključena ali pa stoji na napačnem mestu
faults-no-variant = to ni partija: manjka oznaka Variant
faults-tag-twice = oznaka { $text } je navedena dvakrat
faults-move-number = številka poteze je { $found }, na vrsti pa je { $expected }
faults-after-result = za izidom je še nekaj
faults-result = izid se ne ujema s potezami
faults-too-long = partija je predolga: { $found } kB, dovoljenih je največ { $most } kB
faults-not-opened = Datoteke { $path } ni mogoče odpreti: { $cause }.
faults-not-saved = Datoteke { $path } ni bilo mogoče shraniti: { $cause }.
faults-tried-again = Poskus se ponovi.
faults-not-deleted = Datoteke { $path } ni bilo mogoče izbrisati: { $cause }.
faults-not-changed = V mapi { $path } ni bilo mogoče ničesar spremeniti: { $cause }.
faults-broken = { $path }: { $cause }.
faults-kept = Datoteka je shranjena kot { $path }.
faults-not-moved = Ni je bilo mogoče umakniti: { $cause }.
faults-no-name = V mapi { $path } ni več prostega imena za tabelo.
faults-no-path = Pot manjka.
faults-no-home = Domače mape ni mogoče najti.
faults-nowhere-to-save = Domače mape ni mogoče najti, zato se ne more nič shraniti.
faults-missing = te datoteke ali mape ni
faults-denied = dostop ni dovoljen
faults-full = disk je poln
faults-read-only = na ta disk ni mogoče pisati
faults-system = sistem javlja: { $why }
faults-folder = to je mapa, ne datoteka
faults-no-ordinary-file = to ni navadna datoteka
faults-too-large = večja je od { $most } kB
faults-not-text = to ni besedilo v UTF-8
faults-torn = konec manjka, kot po izpadu elektrike
faults-taken = tam dela drug program
faults-setting = nastavitev ni razumljiva
faults-left-out = V { $path } teh vrednosti ni mogoče razumeti, zato niso uporabljene: { $values }. Vse druge so.
faults-value = { $line }. vrstica ({ $name })
