# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = { $line }. vrstica: { $what }
faults-other = tega tu ni mogoče prebrati
faults-neither = to ni ne partija ne položaj
faults-fields = potrebni so štirje deli (plošča, kdo je na potezi, štetje do 100 potez, številka poteze), najdenih: { $found }
faults-rows = plošča mora imeti 5 vrst, najdenih: { $found }
faults-rings = plošča mora imeti 5 obročev, najdenih: { $found }
faults-cells = { $kind ->
    [row] vrsta { $at }
   *[ring] obroč { $at }
}: potrebnih polj: { $wanted }, najdenih: { $found }
faults-sign = { $kind ->
    [row] vrsta { $at }
   *[ring] obroč { $at }
}: »{ $text }« tu ni dovoljeno
faults-blocks = bloki niso tam, kjer jih ima ta igra
faults-quiet-number = »{ $text }« ni veljavno štetje do 100 potez
faults-ply-number = »{ $text }« ni veljavna številka poteze
faults-side = neznana stran »{ $text }«
faults-cell = polja »{ $text }« ni
faults-move = »{ $text }« ni poteza
faults-dot = pri »{ $text }« manjka smer pike (n, e, s ali w), kot v e5-e1.n
faults-none-of = »{ $text }« ni med { $choices }
faults-not-like = »{ $text }« ni take oblike: { $example }
faults-in-move = { $number }. poteza: { $what }
faults-no-clock = partija nima ure
faults-starts = začne { $seat }
faults-syntax = oklepaj, narekovaj ali opomba ni zaključena ali pa je na napačnem mestu
faults-no-variant = to ni partija: manjka oznaka Variant
faults-tag-twice = oznaka { $text } je navedena dvakrat
faults-move-number = številka poteze je { $found }, na vrsti pa je { $expected }
faults-after-result = za izidom je še nekaj
faults-result = izid se ne ujema s potezami
faults-too-long = partija je predolga: { $found } kB, dovoljenih je največ { $most } kB
faults-not-opened = Datoteke { $path } ni mogoče odpreti: { $cause }.
faults-not-saved = Datoteke { $path } ni bilo mogoče shraniti: { $cause }.
faults-tried-again = Nov poskus …
faults-not-deleted = Datoteke { $path } ni bilo mogoče izbrisati: { $cause }.
faults-not-changed = V mapi { $path } ni bilo mogoče spremeniti ničesar: { $cause }.
faults-broken = { $path }: { $cause }.
faults-kept = Datoteka je shranjena kot { $path }.
faults-not-moved = Ni je bilo mogoče umakniti: { $cause }.
faults-no-name = V mapi { $path } ni več prostega imena datoteke.
faults-no-path = Najprej vpiši pot.
faults-no-home = Domače mape ni mogoče najti.
faults-nowhere-to-save = Domače mape ni mogoče najti, zato se ne more nič shraniti.
faults-missing = te datoteke ali mape ni
faults-denied = dostop je zavrnjen
faults-full = disk je poln
faults-read-only = ta disk je samo za branje
faults-system = sistem javlja: { $why }
faults-folder = to je mapa, ne datoteka
faults-no-ordinary-file = to ni navadna datoteka
faults-too-large = večja je od { $most } kB
faults-not-text = to ni besedilo UTF-8
faults-torn = datoteka ni popolna
faults-taken = uporablja jo drug program
faults-setting = ta nastavitev ni veljavna
faults-left-out = Te vrednosti v { $path } niso veljavne in se ne uporabijo: { $values }. Druge veljajo.
faults-value = { $line }. vrstica ({ $name })
