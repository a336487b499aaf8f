"""Screen reader client, run by tests/game/accessibility.rs on a private bus.

It waits for the board, checks that every control has a name, plays a move by activating nodes of the
board, and waits until the move is announced.
"""

import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

TIMEOUT = 240
"""Seconds. Software rendering is slow, above all for the first frame."""

CONTROLS = {
    Atspi.Role.PUSH_BUTTON,
    Atspi.Role.CHECK_BOX,
    Atspi.Role.RADIO_BUTTON,
    Atspi.Role.SLIDER,
    Atspi.Role.ENTRY,
    Atspi.Role.TEXT,
}

spoken = []


def on_announcement(event):
    spoken.append(str(event.any_data))


def enable_screen_reader():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ["IsEnabled", "ScreenReaderEnabled"]:
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
            value, None, Gio.DBusCallFlags.NONE, -1, None,
        )


def wait_for(what, found):
    """Processes events until `found` returns a result."""
    context, end = GLib.MainContext.default(), time.time() + TIMEOUT
    while time.time() < end:
        while context.iteration(False):
            pass
        try:
            result = found()
        except GLib.Error:
            # The node was removed meanwhile.
            result = None
        if result:
            return result
        time.sleep(0.3)
    sys.exit(f"{what}: timed out; announced {spoken}")


def nodes(node, depth=0):
    yield depth, node
    for number in range(node.get_child_count()):
        child = node.get_child_at_index(number)
        if child is not None:
            yield from nodes(child, depth + 1)


def program():
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(number)
        if application is not None and "ushflip" in (application.get_name() or ""):
            return application
    return None


def named(start):
    application = program()
    if application is None:
        return None
    # Read the current tree.
    application.clear_cache()
    return next((node for _, node in nodes(application) if (node.get_name() or "").startswith(start)), None)


def press(start):
    node = wait_for(f"a control named {start!r}", lambda: named(start))
    if node.get_n_actions() == 0:
        sys.exit(f"{node.get_name()!r} cannot be pressed")
    node.do_action(0)


def main(binary):
    enable_screen_reader()
    listener = Atspi.EventListener.new(on_announcement)
    listener.register("object:announcement")
    running = subprocess.Popen([binary, "--variant", "quixo", "--seats", "human,human"])
    try:
        wait_for("the board", lambda: named("e5, "))
        unnamed = []
        for depth, node in nodes(program()):
            role, name = node.get_role(), node.get_name()
            print("  " * depth + f"{node.get_role_name()}: {name}")
            if role in CONTROLS and not name:
                unnamed.append((node.get_role_name(), depth))
        if unnamed:
            sys.exit(f"without a name: {unnamed}")
        press("e5, blank, can be taken")
        press("push in at e1")
        wait_for("the move being spoken", lambda: any("plays e5-e1" in words for words in spoken))
        print("announced:", spoken)
        wait_for("the cube on e1", lambda: named("e1, cross"))
    finally:
        running.terminate()
        running.wait()


main(sys.argv[1])
