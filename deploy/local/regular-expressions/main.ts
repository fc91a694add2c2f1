import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { weaknessOf } from './attack.ts';
import { constructedIn } from './constructed.ts';
import { type Pattern, patternsIn, productFiles } from './literals.ts';

/**
 * Refuses regular expressions that are slower than linear on text from outside. A comment directly above the statement
 * declares what else holds: `// Input: at most 2,000 characters (cut in x.ts).` or `// Input: our own …`.
 * The analysis of a pattern takes up to minutes, so linear.json keeps the hash of each one that passed; commit it.
 */
const PASSED = new URL('./linear.json', import.meta.url);

const hashOf = ({ source, flags, longest }: Pattern): string =>
  createHash('sha256')
    .update(JSON.stringify([source, flags, longest]))
    .digest('hex')
    .slice(0, 16);

const files = productFiles();
const patterns = [...patternsIn(files), ...constructedIn(files)];
const known: ReadonlySet<string> = new Set(JSON.parse(readFileSync(PASSED, 'utf8')));
const passed = new Set(patterns.map(hashOf).filter((hash) => known.has(hash)));
const weak: string[] = [];
for (const pattern of patterns) {
  if (passed.has(hashOf(pattern))) continue;
  const weakness = await weaknessOf(pattern);
  if (weakness) weak.push(`${pattern.place}  /${pattern.source}/${pattern.flags}\n    ${weakness}`);
  else passed.add(hashOf(pattern));
}
const kept = `${JSON.stringify([...passed].sort(), null, 2)}\n`;
if (kept !== readFileSync(PASSED, 'utf8')) writeFileSync(PASSED, kept);
process.stdout.write(`${patterns.length} patterns, ${weak.length} of them slower than linear\n${weak.join('\n')}\n`);
process.exit(weak.length ? 1 : 0);
