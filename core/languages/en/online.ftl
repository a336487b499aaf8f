# Playing with people on other machines.

online-heading = Play online
online-about = Play with friends, not with strangers. No account needed.
online-step-invite = 1. Invite a friend and send the link.
online-step-open = 2. Your friend opens it in Pushflip.
online-step-start = 3. The game starts when every seat is taken.
online-name = My name
online-open = Create a game
online-invite-friend = Invite a friend
online-join = Accept copied invitation
online-join-with = Join with an invitation
online-no-invitation = Paste the invitation that you received.
online-host = The host
online-table = Online game
online-invite = Copy invitation
online-invite-copied = Invitation copied
online-invite-new = Copy the new invitation
online-invite-to-watch = Copy spectator link
online-invited = Copied! Send it to your friend, who chooses “Join with an invitation”.
online-invitation-changed = Your invitation has changed. Send your friend the new one.
online-qr = Scan to join
online-invite-about = Send the invitation to your friend, who chooses “Join with an invitation” or scans the code. The game starts as soon as every seat is taken.
online-leave = Leave the game
online-seat-free = Empty
online-sit = Sit here
online-computer = Computer
online-seat-computer = Add computer
online-free = Clear seat
online-here = Here
online-away = Away
online-connecting = Looking for the game…
online-lost = Connection lost. Reconnecting…
online-found = You’re connected again.
online-waiting = Waiting for a player…
online-asks-undo = { $name } asks for a takeback.
online-undo-tip = Ask to take back your move: your opponent decides.
online-asks-draw = { $name } offers a draw.
online-asks-pause = { $name } asks for a pause.
online-asks-rematch = { $name } wants a rematch.
online-agree = Accept
online-refuse = Decline
online-declined = { $name } declined.
online-pause = Ask for a pause
online-resume = End the pause
online-paused = Paused: the clock is stopped.
online-rests = Waiting: a seat is empty.
online-watching = You’re watching.
online-say = Say something
online-says = { $name }: { $phrase }
online-log-sat-down =
    { $you ->
        [yes] You play { $seat }.
       *[other] { $name } plays { $seat }.
    }
online-log-left =
    { $you ->
        [yes] You leave the seat.
       *[other] { $name } leaves the seat.
    }
online-log-cleared =
    { $you ->
        [yes] You clear a seat.
       *[other] { $name } clears a seat.
    }
online-log-computer =
    { $you ->
        [yes] You add a computer.
       *[other] { $name } adds a computer.
    }
online-log-asked-undo =
    { $you ->
        [yes] You ask for a takeback.
       *[other] { $name } asks for a takeback.
    }
online-log-asked-draw =
    { $you ->
        [yes] You offer a draw.
       *[other] { $name } offers a draw.
    }
online-log-asked-pause =
    { $you ->
        [yes] You ask for a pause.
       *[other] { $name } asks for a pause.
    }
online-log-asked-rematch =
    { $you ->
        [yes] You want a rematch.
       *[other] { $name } wants a rematch.
    }
online-log-agreed =
    { $you ->
        [yes] You accept.
       *[other] { $name } accepts.
    }
online-log-took-back =
    { $you ->
        [yes] You accept the takeback.
       *[other] { $name } accepts the takeback.
    }
online-log-declined =
    { $you ->
        [yes] You decline.
       *[other] { $name } declines.
    }
online-log-withdrew =
    { $you ->
        [yes] You withdraw the request.
       *[other] { $name } withdraws the request.
    }
online-log-resigned =
    { $you ->
        [yes] You resign.
       *[other] { $name } resigns.
    }
online-log-resumed =
    { $you ->
        [yes] You end the pause.
       *[other] { $name } ends the pause.
    }
online-log-claimed-win =
    { $you ->
        [yes] You claim the win.
       *[other] { $name } claims the win.
    }
online-log-claimed-draw =
    { $you ->
        [yes] You call a draw.
       *[other] { $name } calls a draw.
    }
online-claim-win = Claim the win
online-claim-draw = Call a draw
online-absent = { $name } has been gone a while. Claim the win, call a draw, or wait.
online-phrase-hello = Hello!
online-phrase-good-luck = Good luck, have fun!
online-phrase-well-played = Well played!
online-phrase-nice-move = Nice move!
online-phrase-oops = Oops!
online-phrase-wow = Wow!
online-phrase-sorry = Sorry!
online-phrase-thanks = Thank you!
online-phrase-one-moment = One moment, please.
online-phrase-back = I’m back.
online-phrase-again = Another game?
online-phrase-goodbye = Goodbye!
online-refused-stale = Too late: the game has moved on.
online-refused-not-yours = That’s not yours to decide.
online-refused-not-your-turn = It’s not your turn.
online-refused-illegal = The rules don’t allow this move.
online-refused-not-now = You can’t do that now.
online-refused-not-agreed = That isn’t allowed in this game.
online-refused-asked = Declined. You can ask again after your next move.
online-refused-too-often = Slow down: one message every three seconds.
online-refused-watching = Spectators can’t do that.
online-stop-done = This game is closed.
online-stop-secret = This invitation has expired. Ask for a new one.
online-stop-broken = Disconnected: the other side sent unreadable data.
online-stop-replaced = You joined this game in another window.
online-stop-full = This game is full.
online-stop-guest-old = The host has a newer version. Update Pushflip to join.
online-stop-host-old = The host has an older version. Ask them to update Pushflip.
online-stop-differs = Your record and the host’s don’t match. Both are kept.
online-stop-flood = Disconnected: too many messages at once.
online-stop-net = No network connection.
online-own-table = That’s your own invitation.
online-damaged-invitation = This invitation is incomplete. Copy all of it and try again.
online-key-new = You have a new ID: friends won’t recognise you.
online-key-passing = Your ID can’t be saved: friends won’t recognise you next time.
online-only-here = Not available in online games.
online-nearby = On the local network
online-nearby-none = No games on this network yet.
online-no-network = The local network isn’t available.
online-knock = ask to join
online-knocking = Waiting for { $name } to let you in…
online-knocks = { $name } wants to join.
online-knocks-known = Your friend { $name } wants to join.
online-let-in = Let in
online-joins = { $name } is joining…
online-keep-out = Not now
online-no-entry-crowded = Too many people are asking. Try again in a moment.
online-no-entry-left = { $name } left the game.
online-people = Friends
online-people-about = Pick a friend to go back to your last game. You play on when you’re both there.
online-person-nearby = has an open game: ask to join
online-person-table = last seen { $day } · rejoin your game
online-person-seen = last seen { $day }
online-rename = Rename { $name }
online-rename-about = Only you see this name.
online-rename-save = Save
online-rename-cancel = Cancel
online-rename-wrong = Use 1 to 24 visible characters.
online-guest-old = Your friend has an older version. Ask them to update Pushflip.
online-host-old = Your friend has a newer version. Update Pushflip to play together.
online-busy = Pushflip is already playing online with the files in { $folder }. Leave that game first.
online-other-relay = This invitation uses the connection server { $relay }. To accept it, set that server as yours in the settings.
online-too-far = This invitation needs a wider connection. Change “Connection” in the settings to accept it.
online-silent = { $name } isn’t answering. Still trying… If it takes long, ask for a new invitation.
online-no-relay = No internet connection. Trying again…
online-offline = Pushflip can’t reach the internet. Friends on your network can still join.
online-not-open = { $name } is online, but not in this game. Trying again…
online-new-table = { $name } opened a new game: { $game }.
online-join-table = Join
online-refused-full = This game’s record is full. Create a new game to keep playing.
online-goes-on = Your online game goes on. You’ll find it on the title screen and in the menu.
online-back = Back to the online game
online-games-left = Games you left
online-namesake = { $name } (someone new)
online-invites-host = { $name }’s game
online-invites-relay = via { $relay }
online-your-turn = Online game: it’s your turn.
online-came = { $name } has joined.
online-over = You’re no longer in this game.
online-at-this-table = You’re already in this game.
online-again = Rejoin
online-sent = You’ve already played { $mv }. It’s on its way.
online-unsent = You’ve played { $mv }. It’ll be sent as soon as the connection is back.
online-turn-offline = Your turn. Your move will be sent as soon as the connection is back.
online-asked-undo = You asked for a takeback. Waiting for { $name }…
online-asked-draw = You offered a draw. Waiting for { $name }…
online-asked-pause = You asked for a pause. Waiting for { $name }…
online-asked-rematch = You asked for a rematch. Waiting for { $name }…
online-ask-no-more = Never mind
online-absent-seat = A seat has been empty for a while. Claim the win, call a draw, or wait.
online-ask-name = What should the others call you?
online-ask-name-about = Your friends see this name.
online-continue = Continue
online-ask-leave = Leave your game?
online-ask-leave-about = Your game with { $name } isn’t over. You can come back to it later.
online-ask-leave-host =
    { $count ->
        [one] { $name } will wait. The game continues when you’re back.
       *[other] { $name } will wait. The game continues when you’re back.
    }
online-ask-leave-alone = Your game isn’t over. You can come back to it later.
online-ask-leave-yes = Leave the game
online-ask-leave-no = Stay
online-ask-quit = Quit Pushflip?
online-open-about = The game stays open until your friend comes. “{ online-start-alone }” fills the empty seats.
online-firewall = If Windows asks about the firewall, choose “Allow”. Otherwise, friends on your local network may not reach you directly.
online-no-clock = No clock
online-clock-about = With a clock, you lose when your time runs out.
online-start-alone = Start with the computer
online-start-alone-tip = The computer takes the empty seats.
online-only-computers = Only computers are playing. Clear a seat for your friend, or start.
online-free-sure = Clear it? Click again
online-close-sure = Really close the game? Click again
online-seat-computer-sure = Sure? Click again
online-freed = Your seat was cleared. Sit down again to play on.
online-host-left = { $name } left the game. You can play on when { $name } is back.
online-clock-differs = For one move, the host’s clock counted over a second more than yours.
online-is-away = Waiting for { $names }. The game stays open; you can also come back later.
online-is-away-claim = Waiting for { $names }. After { $seconds } seconds you can end the game.
# The title of the window while it is the player’s turn.
online-window-title = Your turn – Pushflip
