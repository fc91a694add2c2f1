import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { targets } from '../mutants/targets.ts';
import { CACHE, ROOT } from '../places.ts';
import { leaveWith, Trouble } from '../trouble.ts';

const MINUTES = 30;

/** `npm run mutants -- FOLDER`, or one file of it, changes one thing at a time and counts the changes that no test notices. */
const mutants = async ([target = '']: string[]): Promise<number> => {
  const folder = Object.keys(targets).find((one) => target === one || target.startsWith(`${one}/`));
  const tests = folder && targets[folder];
  if (!tests) throw new Trouble(`Say what to change, npm run mutants -- FOLDER: ${Object.keys(targets).join(', ')}.`);
  const files = target.endsWith('.ts') ? target : `${target}/**/*.ts`;
  const { status, error } = spawnSync('stryker', ['run', 'deploy/local/mutants/stryker.config.mjs', '-m', files], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTANT_TESTS: JSON.stringify(tests) },
    timeout: MINUTES * 60_000,
  });
  rmSync(join(CACHE, 'mutants'), { recursive: true, force: true });
  if (error) throw new Trouble(`No result after ${MINUTES} minutes.`);
  return status ?? 1;
};

process.exit(await mutants(process.argv.slice(2)).catch(leaveWith));
