/**
 * Takes the types off the sources that readers of files are made of, once for a run of tests: each file is read by a
 * process of its own, which may not write, and would spend half of its start on it.
 */
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
