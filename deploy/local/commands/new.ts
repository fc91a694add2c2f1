import { spawnSync } from 'node:child_process';
import { writeSlice } from '../new/new-slice.ts';
import { ROOT } from '../places.ts';
import { leaveWith, Trouble } from '../trouble.ts';

/** `npm run new -- slice finance vehicle` writes the files of a slice and prints where to name them. */
const writeNew = async ([kind, area = '', noun = '']: string[]): Promise<void> => {
  if (kind !== 'slice') throw new Trouble('Say what to write: npm run new -- slice <service> <noun>');
  const files = writeSlice(ROOT, { area, noun }, new Date());
  // Sorts imports, whose order depends on the noun.
  spawnSync('biome', ['check', '--write', ...files], { cwd: ROOT });
  const steps = [
    'packages/contracts/src/endpoints.ts      import the contract and add it to the areas',
    `svc-${area}/src/app.module.ts            add controller, service and repository`,
    `svc-${area}/src/database/schema.ts       add the entity and the migration`,
    `mfe-${area}/src/routes.tsx               add the page once it is drawn`,
  ];
  const list = (lines: string[]) => lines.map((line) => `  ${line}`).join('\n');
  process.stdout.write(`Written:\n${list(files)}\n\nName them in:\n${list(steps)}\n\nThen: npm test -- svc-${area}\n`);
};

await writeNew(process.argv.slice(2)).catch(leaveWith);
