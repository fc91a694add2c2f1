/** Strips types once per test run: readers run in child processes that may not write a cache. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { keptFor } from './run-sources.mjs';

const folders = ['src/readers/', 'src/indexing/sandbox/', '../packages/contracts/src/', '../packages/wording/src/'];

mkdirSync(new URL('.', keptFor('')), { recursive: true });
for (const folder of folders.map((name) => new URL(name, import.meta.url))) {
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts'))) {
    const source = readFileSync(new URL(file, folder), 'utf8');
    const kept = keptFor(source);
    if (!existsSync(kept)) writeFileSync(kept, stripTypeScriptTypes(source));
  }
}
