import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build.ts';
import { ROOT } from '../places.ts';
import { leaveWith, Trouble } from '../trouble.ts';

/** `npm run bench -- <name> [arguments]` runs bench/<name>.ts on the built product. */
const bench = async ([name = '', ...args]: string[]): Promise<number> => {
  const folder = join(ROOT, 'bench');
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? file.slice(0, -3) : []));
  const file = join(folder, `${name}.ts`);
  if (!existsSync(file)) throw new Trouble(`Say what to measure, npm run bench -- <name>: ${names.join(', ')}.`);
  await buildAll();
  return spawnSync(process.execPath, [file, ...args], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
};

process.exit(await bench(process.argv.slice(2)).catch(leaveWith));
