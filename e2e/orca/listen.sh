#!/bin/bash
# What Orca says in Firefox, step by step, written down: listen.sh ADDRESS STEPS > TRANSCRIPT
#
# A site must be running at ADDRESS. From Debian: orca xvfb at-spi2-core dbus-x11 openbox xdotool firefox-esr.
# Each line of STEPS is one of: `key KEY`, `until KEY WORDS` (the key again and again until the words are heard),
# `type TEXT`, `wait SECONDS`. The keys are those of Orca: h for the next heading, k for a link, b for a button.
set -u
address=$1 steps=$2
if [ -z "${DISPLAY_OF_ITS_OWN:-}" ]; then
  DISPLAY_OF_ITS_OWN=1 exec xvfb-run --auto-servernum dbus-run-session -- bash "$0" "$address" "$steps"
fi
folder=$(mktemp -d)
export HOME=$folder XDG_RUNTIME_DIR=$folder GNOME_ACCESSIBILITY=1 LANG=C.UTF-8
speech=$folder/speech
trap 'kill $(jobs -p) 2>/dev/null; wait 2>/dev/null; rm -rf "$folder"' EXIT

mkdir "$folder/profile"
printf 'user_pref("%s", %s);\n' browser.shell.checkDefaultBrowser false browser.aboutwelcome.enabled false \
  datareporting.policy.dataSubmissionEnabled false accessibility.force_disabled -1 \
  security.sandbox.content.level 0 > "$folder/profile/user.js"
mkdir -p "$folder/.local/share/orca"
printf '{"general":{},"profiles":{"default":{"profile":["Default","default"],"sayAllOnLoad":false}},"pronunciations":{},"keybindings":{}}' \
  > "$folder/.local/share/orca/user-settings.conf"
gsettings set org.gnome.desktop.interface toolkit-accessibility true
{
  openbox &
  /usr/libexec/at-spi-bus-launcher --launch-immediately &
  sleep 2
  orca --debug-file="$speech" &
  sleep 6
  firefox-esr --no-remote --profile "$folder/profile" "$address" &
} > /dev/null 2>&1

heard=0
said=
# All that Orca has said, without the keys that it repeats.
spoken() {
  grep -a "SPEECH OUTPUT: '" "$speech" | grep -v "' {" | sed -E "s/^.*SPEECH OUTPUT: '//; s/'(\{[^}]*\})?$//"
}
count() { spoken | wc -l; }
# Puts into `said` what is new since the last time, and writes it down.
news() {
  said=$(spoken | tail -n +$((heard + 1)))
  heard=$(count)
  [ -z "$said" ] || echo "$said"
}
# Waits for something new, at most ten seconds, and until nothing more has come for two.
listen() {
  local before now
  for _ in $(seq 10); do
    [ "$(count)" -gt "$heard" ] && break
    sleep 1
  done
  before=-1 now=$(count)
  while [ "$before" != "$now" ]; do
    before=$now
    sleep 2
    now=$(count)
  done
  news
}

sleep 15
xdotool key ctrl
echo "> $address"
listen
while read -r command argument rest; do
  case $command in
    key)
      echo "> $argument"
      xdotool key "$argument"
      listen
      ;;
    until)
      echo "> $argument, until «$rest»"
      for _ in $(seq 60); do
        xdotool key "$argument"
        listen
        grep -qF "$rest" <<< "$said" && break
      done
      ;;
    type)
      echo "> types «$argument${rest:+ $rest}»"
      xdotool type --delay 80 "$argument${rest:+ $rest}"
      listen
      ;;
    wait)
      echo "> waits"
      sleep "$argument"
      listen
      ;;
  esac
done < "$steps"
