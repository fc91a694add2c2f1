#!/bin/sh
# Runs a cluster, made at first with the password of POSTGRES_PASSWORD.
set -e
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" > "$HOME/password"
  /postgres/bin/initdb --pgdata="$data" --username=postgres --auth=scram-sha-256 --pwfile="$HOME/password" \
    --no-locale --encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 >/dev/null
  rm "$HOME/password"
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
fi
exec /postgres/bin/postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories= "$@"
