#!/bin/sh
# Opens a bare shop in a folder of its own until it answers, and closes it: what was compiled is kept in node_modules/.cache.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export DATA_DIR="$folder" HOST=127.0.0.1 PORT=3999 DEMO=0 LOG_LEVEL=warn
vitrine start >/dev/null &
shop=$!
tries=0
until node deploy/image/healthy.mjs; do
  tries=$((tries + 1))
  if [ "$tries" -gt 300 ] || ! kill -0 "$shop"; then exit 1; fi
  sleep 1
done
kill -TERM "$shop"
wait "$shop"
