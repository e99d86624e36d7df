#!/bin/sh
# Runs once, in a new database: the shop's role and its own database. The role is no superuser.
set -eu
psql --username postgres --dbname postgres --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/database_password)" <<'SQL'
create role vitrine login password :'password';
create database vitrine owner vitrine encoding 'UTF8' template template0;
SQL
