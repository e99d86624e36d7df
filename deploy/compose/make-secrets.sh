#!/bin/sh
# Writes the secrets of compose.yaml into secrets/, each random and only where it is missing. Keep a copy elsewhere.
set -eu
cd "$(dirname "$0")/../.."
umask 077
mkdir -p secrets
random() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
keep() { [ -s "secrets/$1" ] || printf '%s' "$2" >"secrets/$1"; }

keep secret "$(random)"
keep metrics_token "$(random)"
keep database_superuser "$(random)"
keep database_password "$(random)"
keep database_url "postgres://vitrine:$(cat secrets/database_password)@database:5432/vitrine"
keep store_secret "$(random)"
keep storage_url "s3://vitrine:$(cat secrets/store_secret)@store:9000/vitrine?tls=off"
keep store_keys "{\"identities\":[{\"name\":\"vitrine\",\"credentials\":[{\"accessKey\":\"vitrine\",\"secretKey\":\"$(cat secrets/store_secret)\"}],\"actions\":[\"Admin\",\"Read\",\"Write\",\"List\",\"Tagging\"]}]}"
# Compose hands the files over as they are, and the shop is another user inside; outside nobody enters the folder.
chmod 700 secrets
chmod 444 secrets/*
