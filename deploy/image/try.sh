#!/bin/sh
# Runs an image as it is meant to run (read-only, no capabilities, nobody's user) on a volume of its own, and looks whether it is a shop.
# `sh deploy/image/try.sh IMAGE`, with podman or what CONTAINERS names. Leaves nothing behind.
set -eu
image=$1
run=${CONTAINERS:-podman}
name=vitrine-try-$$
end() {
  $run rm --force "$name" >/dev/null 2>&1 || true
  $run volume rm "$name" >/dev/null 2>&1 || true
}
trap end EXIT
$run volume create "$name" >/dev/null
# shellcheck disable=SC2086 # several words
$run run --detach --name "$name" --init --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges ${RUN_FLAGS:-} \
  --volume "$name:/data" --env DEMO=0 --env SHOP_URL=http://localhost:3000 "$image" >/dev/null
tries=0
until $run exec "$name" node deploy/image/healthy.mjs; do
  tries=$((tries + 1))
  if [ "$tries" -gt 300 ]; then
    $run logs "$name"
    exit 1
  fi
  sleep 1
done
inside() { $run exec "$name" "$@"; }
echo "user: $(inside id -u)"
inside sh -c 'touch /app/x 2>/dev/null && exit 1; touch /data/x && rm /data/x' && echo 'only /data can be written'
inside node -e "fetch('http://127.0.0.1:3000/readyz').then(async (r) => { console.log(r.status, await r.text()); process.exit(r.ok ? 0 : 1) })"
inside node -e "fetch('http://127.0.0.1:3000/').then(async (r) => { const page = await r.text(); console.log(r.status, page.length); process.exit(page.includes('</html>') ? 0 : 1) })"
inside vitrine doctor | tail -n 1
$run stop --time 40 "$name" >/dev/null
$run logs "$name" 2>&1 | grep -q 'Loja fechada' && echo 'closed in peace'
