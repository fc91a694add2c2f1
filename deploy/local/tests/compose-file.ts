import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../places.ts';

const Mount = z.object({ source: z.string(), target: z.string(), volume: z.object({ subpath: z.string() }) });

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      command: z.union([z.string(), z.array(z.string())]).optional(),
      environment: z.record(z.string(), z.string()).optional(),
      build: z.object({ args: z.record(z.string(), z.string()).optional() }).optional(),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      volumes: z.array(z.union([z.string(), Mount])).default([]),
    }),
  ),
});

export const { services } = Compose.parse(
  parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }),
);

/** Folders of the volume `installation` that a container mounts; '' for all of it. */
export const installationFolders = (name: string): string[] =>
  (services[name]?.volumes ?? []).flatMap((mount) => {
    if (typeof mount === 'string') return mount.startsWith('installation:') ? [''] : [];
    const { source, target, volume } = mount;
    return source === 'installation' && target === `/installation/${volume.subpath}` ? [volume.subpath] : [];
  });

const INNERMOST = /\$\{(\w+):-([^${}]*)\}/g;

/** Expands `${NAME:-default}`, also nested. */
const filled = (value: string, given: Record<string, string>): string => {
  const next = value.replace(INNERMOST, (_, name: string, otherwise: string) => given[name] || otherwise);
  return next === value ? value : filled(next, given);
};

/** The container's environment with the given variables set. */
export const environmentIn = (name: string, given: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filled(value, given)]),
  );
