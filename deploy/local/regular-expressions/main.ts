import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../places.ts';
import { weaknessOf } from './attack.ts';
import { constructedIn } from './constructed.ts';
import { type Pattern, patternsIn, productFiles } from './literals.ts';

/**
 * Refuses regular expressions that are slower than linear on text from outside. A comment directly above the statement
 * declares what else holds: `// Input: at most 2,000 characters (cut in x.ts).` or `// Input: our own …`.
 */
const KEPT = join(CACHE, 'regular-expressions.json');
const analysis = readFileSync(new URL('./attack.ts', import.meta.url));

const keyOf = ({ source, flags, longest }: Pattern): string =>
  createHash('sha256')
    .update(analysis)
    .update(JSON.stringify([source, flags, longest]))
    .digest('hex');

const readKept = (): Map<string, string | undefined> => {
  try {
    return new Map(JSON.parse(readFileSync(KEPT, 'utf8')));
  } catch {
    return new Map();
  }
};

const files = productFiles();
const patterns = [...patternsIn(files), ...constructedIn(files)];
const kept = readKept();
const verdicts = new Map<string, string | undefined>();
for (const pattern of patterns) {
  const key = keyOf(pattern);
  if (!verdicts.has(key)) verdicts.set(key, kept.has(key) ? kept.get(key) : await weaknessOf(pattern));
}
mkdirSync(CACHE, { recursive: true });
writeFileSync(KEPT, JSON.stringify([...verdicts]));

const weak = patterns.flatMap((pattern) => {
  const weakness = verdicts.get(keyOf(pattern));
  return weakness ? [`${pattern.place}  /${pattern.source}/${pattern.flags}\n    ${weakness}`] : [];
});
process.stdout.write(`${patterns.length} patterns, ${weak.length} of them slower than linear\n${weak.join('\n')}\n`);
process.exit(weak.length ? 1 : 0);
