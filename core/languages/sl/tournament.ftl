# Tournaments at one screen: against five computer players, or a knock-out between people.
tournament-heading = Turnir
tournament-computers = Pet nasprotnikov
tournament-people = Na izpadanje
tournament-computers-about = Po ena partija proti vsakemu, od lažjega do težjega. Zmaga je točka, remi pol točke. Brez vračanja potez.
tournament-people-about = Za 3 do 8 igralcev pri tem zaslonu, vsak z drugim imenom. Kdor izgubi, izpade; remi se ponovi. Brez vračanja potez.
tournament-player = Igralec { $number }
tournament-start = Začni turnir
tournament-up-next = Naslednji
# The player’s points so far, and the most that are possible.
tournament-score = Točke: { $points } od { $all }
# The next opponent, or the two players of the next game.
tournament-next = Naslednji: { $name }
tournament-standings = Stanje
tournament-give-up = Odnehaj
tournament-give-up-sure = Res odnehaš?
tournament-again = Nov turnir
# Above the columns of the bracket.
tournament-round = { $number }. krog
tournament-final = Finale
# In place of an opponent: the player goes on without a game.
tournament-bye = Prost
tournament-champion = Zmaga na turnirju: { $name }!
tournament-end-all = Pet od petih: nihče te ni premagal!
tournament-end-good = Odlično, večina točk je tvojih.
tournament-end-some = Ni slabo: nekaj točk je tvojih.
tournament-end-none = Težek večer. Poskusi znova!
