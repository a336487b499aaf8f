# The rules in short. The names of the parts, then what they say.

rules-goal = Scopul
rules-move = Mutarea
rules-careful = Atenție
rules-table = La masă
rules-dot = Punctul
rules-first-round = Primul tur
rules-passing = Pasul
rules-turning = Întoarcerea

rules-quixo-goal = Cinci cuburi cu semnul tău în linie: pe un rând, pe o coloană sau pe diagonală.
rules-quixo-move = Ia un cub de pe margine, neutru sau cu semnul tău, niciodată cu al adversarului. Întoarce-l cu semnul tău în sus și împinge-l la un capăt al unui rând sau al unei coloane rămase incomplete, dar nu de unde l-ai luat. Cuburile închid golul.
rules-quixo-careful = Dacă prin împingere completezi o linie cu semnul adversarului, pierzi, chiar dacă o completezi și pe a ta.
rules-quixo-table = Dă clic pe un cub, apoi pe una dintre săgeți; umbra arată cum va fi linia. Esc sau un clic în altă parte pune cubul la loc.

rules-teams-goal = Doi contra doi: sud și nord joacă cu X, vest și est cu O. Cinci semne ale echipei tale în linie aduc victoria amândurora.
rules-teams-dot = Fiecare cub cu semn are un punct îndreptat spre unul dintre jucători. Poți lua un cub neutru sau unul al echipei tale cu punctul spre tine. Când îl împingi la loc, alegi spre cine privește punctul: spre tine sau spre partener.
rules-teams-first-round = La primul tău tur se pot lua numai cuburi neutre.
rules-teams-passing = Pasează numai cine nu poate lua niciun cub. Dacă pasează toți patru la rând, partida e remiză. Cine completează o linie adversă pierde, ca în jocul în doi.

rules-hexxagon-goal = Mai multe piese decât cealaltă parte când tabla e plină sau când nimeni nu mai poate muta.
rules-hexxagon-move = Clonează: pune o piesă nouă pe o căsuță goală de lângă una a ta. Sau sari: mută o piesă pe o căsuță goală aflată la doi pași, peste orice.
rules-hexxagon-turning = Fiecare piesă adversă vecină cu căsuța de sosire se întoarce la culoarea ta.
rules-hexxagon-table = Dă clic pe o piesă, apoi pe una dintre căsuțele marcate: o formă înseamnă clonare, cealaltă salt. Un clic pe o căsuță goală clonează imediat. În Hexxagon, în cele trei blocuri nu se intră niciodată; pe tabla deschisă nu există blocuri.
