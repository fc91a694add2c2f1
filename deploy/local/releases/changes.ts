import { ROOT } from '../places.ts';
import { run } from '../run.ts';
import { Trouble } from '../trouble.ts';

/** The commits that changed a part, newest first: `2026-11-28  fix(finance): …`. */
export const changesOf = async (name: string, checkout = ROOT): Promise<string> => {
  const { ok, said } = await run('git', ['-C', checkout, 'log', '--no-merges', '--format=%cs  %s', '--', `${name}/`]);
  if (ok) return said;
  throw new Trouble(`The changes of ${name} are read from a clone of git: ${said.trim()}`);
};
