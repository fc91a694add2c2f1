#!/bin/bash
# The Postgres of node_modules has no pg_isready: a connection that opens is what can be asked.
exec 3<>/dev/tcp/127.0.0.1/5432
