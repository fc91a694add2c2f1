import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromSource } from '../../../packages/service-kit/src/testing/from-source.ts';
import { ROOT } from '../places.ts';
import type { Pattern } from './literals.ts';

/** Loads modules and prints the patterns that they construct themselves, a JSON line each. */
const RECORDER = `
const seen = [];
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, [source, flags = ''], newTarget) {
    if (typeof source === 'string') seen.push({ source, flags, caller: new Error().stack.split('\\n')[2] });
    return Reflect.construct(target, [source, flags], newTarget);
  },
});
for (const file of process.argv.slice(1)) await import(file);
for (const pattern of seen) console.log(JSON.stringify(pattern));
process.exit(0);
`;

/**
 * Regular expressions that the given modules build from parts when they are loaded. Those built per call (from a path
 * of the contracts, or from escaped words) are not found.
 */
export const constructedIn = (files: string[]): Pattern[] => {
  const building = files.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('new RegExp('));
  const modules = building.map((file) => join(ROOT, file));
  const args = [...fromSource, '--input-type=module', '--eval', RECORDER, '--', ...modules];
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The modules with constructed patterns could not be loaded:\n${stderr}`);
  return stdout
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const { caller, source, flags } = JSON.parse(line);
      const place = building.find((file) => caller.includes(file));
      return place ? [{ place, source, flags }] : [];
    });
};
