# Fills the home directory of a visitor with files that programs elsewhere run or obey. booted-kiosk.sh runs this as root in its system
# before systemd starts. Whatever runs leaves a file whose name begins with `escaped`.
home=/home/visitor

put() {
  mkdir -p "$(dirname "$home/$1")"
  cat >"$home/$1"
}

# An executable file outside of the home directory, which the confinement would not stop.
cat >/usr/local/bin/escape <<'PROGRAM'
#!/bin/sh
touch "/home/visitor/escaped-$1" "/tmp/escaped-$1"
sleep 5
PROGRAM
chmod 755 /usr/local/bin/escape

for name in dbus default; do
  printf '[Service]\nExecStart=/usr/local/bin/escape unit-%s\n' $name | put .config/systemd/user/$name.service
  printf '[Service]\nExecStart=/usr/local/bin/escape wanted-%s\n' $name |
    put .config/systemd/user/default.target.wants/$name-wanted.service
done
for name in org.a11y.Bus ca.desrt.dconf org.freedesktop.Notifications org.freedesktop.systemd1; do
  printf '[D-BUS Service]\nName=%s\nExec=/usr/local/bin/escape %s\n' $name $name | put .local/share/dbus-1/services/$name.service
done
for name in .config/sway .sway .config/i3 .i3; do
  printf 'exec /usr/local/bin/escape sway\nbindsym a exec /usr/local/bin/escape key\n' | put $name/config
done
for name in symbols rules; do echo nonsense | put .config/xkb/$name/us; done
printf '[Settings]\ngtk-modules=escape\ngtk-theme-name=Escape\n' | put .config/gtk-3.0/settings.ini
echo '* { opacity: 0; }' | put .config/gtk-3.0/gtk.css
for name in .profile .bashrc .bash_profile .xsessionrc .xprofile .xinitrc .xsession .shinit .login; do
  echo "escape $name" | put $name
done
for name in .pam_environment .config/environment.d/escape.conf; do
  printf 'GTK_MODULES=escape\nENV=/home/visitor/.shinit\nBASH_ENV=/home/visitor/.shinit\nESCAPED=1\n' | put $name
done
printf '[Desktop Entry]\nType=Application\nName=Escape\nExec=/usr/local/bin/escape autostart\n' | put .config/autostart/escape.desktop
printf '[Desktop Entry]\nType=Application\nName=Escape\nExec=/usr/local/bin/escape entry\n' |
  put .local/share/applications/booted-exit.desktop
printf '[Kiosk]\nallowed=booted-other.desktop;\npin=none\n' | put .config/quiver/kiosk.conf
for name in sway dbus-run-session env grep quiver cat rm id; do
  printf '#!/bin/sh\nexec escape bin-%s\n' $name | put bin/$name
  chmod 755 $home/bin/$name
done
chown -R visitor: $home
