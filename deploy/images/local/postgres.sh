#!/bin/sh
# Makes a cluster with the password of POSTGRES_PASSWORD and runs it.
set -e
data=$HOME/data
printf %s "$POSTGRES_PASSWORD" > "$HOME/password"
/postgres/bin/initdb --pgdata="$data" --username=postgres --auth=scram-sha-256 --pwfile="$HOME/password" \
  --no-locale --encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 >/dev/null
rm "$HOME/password"
echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
exec /postgres/bin/postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories= "$@"
