# The new game form.

setup-heading = Joc nou
setup-back = Înapoi
setup-start = Începe
setup-name = Nume (opțional)
setup-starts = Cine începe
setup-stuck = Fără mutări
setup-clock = Ceas
# A custom clock, and the words beside its two sliders: “10 min per player”.
setup-clock-own = La alegere
setup-clock-own-total = { $time } pentru partidă
setup-clock-own-move = { $time } în plus după fiecare mutare
# The tooltip of a level and the line beside its seat: "Casual player: sometimes thinks of…".
setup-level = { $level }: { $manner }
setup-like-you = Cam de forța ta: nivelul { $rung }, { $level }
setup-perfect = Joc perfect…

setup-about-quixo = Împinge cuburile până aliniezi cinci cu marcajul tău.
setup-about-quixo-teams = Doi contra doi; punctul spune cine poate lua cubul.
setup-about-hexxagon = Clonează, sari și întoarce piesele adverse, în jurul a trei blocuri.
setup-about-hexxagon-open = La fel, pe toate cele 61 de căsuțe, fără blocuri.
setup-quiet-quixo = Remiză după 100 de mutări fără cub neutru luat
setup-quiet-hexxagon = Remiză după 100 de mutări fără clonare sau captură

setup-stuck-passes-tip = Cealaltă parte joacă mai departe.
setup-stuck-ends-tip = Piesele se numără așa cum stau.
setup-stuck-fills-tip = Jocul se termină și toate căsuțele goale revin celeilalte părți.

setup-repetition = Remiză prin repetare
setup-repetition-tip = Aceeași poziție a treia oară, cu același jucător la mutare, înseamnă remiză.
setup-quiet-quixo-tip = O sută de mutări la rând, numărând mutările ambelor părți, fără să se ia un cub neutru înseamnă remiză.
setup-quiet-hexxagon-tip = O sută de mutări la rând, numărând mutările ambelor părți, fără clonare sau captură înseamnă remiză.
setup-random = Părți trase la sorți
setup-random-tip = La începutul partidei se trage la sorți cine joacă de ce parte.
setup-consultation = Partenerii se pot sfătui
setup-consultation-tip = Activ: indiciul este mutarea partenerului. Inactiv: în partidă nu există indicii.
