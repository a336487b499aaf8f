#!/bin/sh
# Installs Pushflip from this folder for you alone, or below another folder:
#   ./install.sh            into ~/.local
#   ./install.sh /usr/local
#   ./install.sh --remove [FOLDER]
# Settings and matches are not touched, whatever is done.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
remove=
if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
fi
to=${1:-$HOME/.local}

# Every file of the package, as it lies below the folder.
files() { (cd "$here" && find bin share -type f | sort); }

if [ -n "$remove" ]; then
    files | while IFS= read -r file; do rm -f "$to/$file"; done
    rmdir "$to/share/doc/pushflip" 2>/dev/null || true
else
    files | while IFS= read -r file; do
        mkdir -p "$to/$(dirname "$file")"
        cp "$here/$file" "$to/$file"
    done
    chmod 755 "$to/bin/pushflip"
fi

# What desktops remember of the files; without these tools they look for themselves.
if command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$to/share/applications" || true
fi
if command -v update-mime-database >/dev/null; then
    update-mime-database "$to/share/mime" >/dev/null 2>&1 || true
fi
if command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache -q -t "$to/share/icons/hicolor" 2>/dev/null || true
fi

if [ -n "$remove" ]; then
    echo "Pushflip is removed from $to."
    exit
fi
echo "Pushflip is installed in $to."
case ":$PATH:" in
    *":$to/bin:"*) ;;
    *) echo "To start it from a terminal too, add $to/bin to PATH." ;;
esac
