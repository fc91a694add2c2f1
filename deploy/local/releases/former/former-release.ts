import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Contracts } from './contracts.ts';
import { Tables } from './tables.ts';

/** What the services of the last release keep to. */
const Release = Contracts.extend({ tables: Tables });
type Release = z.infer<typeof Release>;

const FILE = join(import.meta.dirname, 'release.json');

/** Of a JSON Schema, what is not compared. */
const LEFT_OUT = ['pattern', 'format', 'description'];

const withoutWords = (name: string, value: unknown): unknown =>
  LEFT_OUT.includes(name) && typeof value === 'string' ? undefined : value;

export const readFormerRelease = (): Release => Release.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** One line for each endpoint, component, event and table, so that a change shows what changed. */
const inLines = (value: unknown, depth: number): string => {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value, withoutWords);
  const rows = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}: ${inLines(item, depth - 1)}`);
  return rows.length > 0 ? `{\n${rows.join(',\n')}\n}` : '{}';
};

export const writeFormerRelease = ({ api, internal, tables }: Release): void => {
  const lines = ({ paths, components }: Contracts['api']) =>
    `{\n"paths": ${inLines(paths, 1)},\n"components": ${inLines(components, 2)}\n}`;
  const parts = [`"api": ${lines(api)}`, `"internal": ${lines(internal)}`, `"tables": ${inLines(tables, 1)}`];
  writeFileSync(FILE, `{\n${parts.join(',\n')}\n}\n`);
};
