# Tournaments at one screen: against five computer players, or a knock-out between people.
tournament-heading = Turneu
tournament-computers = Cinci adversari
tournament-people = Eliminatoriu
tournament-computers-about = Câte o partidă cu fiecare, de la ușor la greu. Victoria aduce un punct, remiza o jumătate. Fără mutări date înapoi.
tournament-people-about = Pentru 3 până la 8 jucători la acest ecran, cu nume diferite. Cine pierde iese; remiza se rejoacă. Fără mutări date înapoi.
tournament-player = Jucătorul { $number }
tournament-start = Începe turneul
tournament-up-next = Urmează
# The player’s points so far, and the most that are possible.
tournament-score = Puncte: { $points } din { $all }
# The next opponent, or the two players of the next game.
tournament-next = Urmează: { $name }
tournament-standings = Clasament
tournament-give-up = Renunță
tournament-give-up-sure = Sigur renunți?
tournament-again = Turneu nou
# Above the columns of the bracket.
tournament-round = Runda { $number }
tournament-final = Finala
# In place of an opponent: the player goes on without a game.
tournament-bye = Liber
tournament-champion = { $name } câștigă turneul!
tournament-end-all = Cinci din cinci: nimeni nu te-a învins!
tournament-end-good = Bravo, cele mai multe puncte sunt ale tale.
tournament-end-some = Nu-i rău: câteva puncte sunt ale tale.
tournament-end-none = O seară grea. Încearcă din nou!
