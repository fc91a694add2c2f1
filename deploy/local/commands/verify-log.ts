import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../places.ts';
import { leaveWith, Trouble } from '../trouble.ts';

const PROGRAM = 'packages/activity-log/dist/verify-log.js';

const readJson = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Trouble(`${file} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The certificates of a site's stamps. */
const authoritiesOf = async (site: string): Promise<string[]> => {
  const answer = await fetch(new URL('/api/auth/activity/authorities', site));
  const { StampAuthorities } = await import('@evenhand/contracts/activity/activity');
  return StampAuthorities.parse(await answer.json()).certificates;
};

/** Prints the verdict over a downloaded activity log; exits with 1 when it was changed. */
const verify = async (): Promise<void> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' } } });
  const [log, earlier] = positionals;
  if (!log) throw new Trouble('Usage: npm run verify-log -- LOG [EARLIER LOG] [--site https://the.site]');
  if (!existsSync(join(ROOT, PROGRAM)))
    throw new Trouble('The verifier is not built: start the product once (npm start).');
  const { verifyLog } = await import('@evenhand/activity-log/verify-log');
  const { verifyLogWording } = await import('@evenhand/wording/activity-log');
  const verdict = await verifyLog(await readJson(log), {
    ...(values.site && { authorities: await authoritiesOf(values.site) }),
    ...(earlier && { earlier: await readJson(earlier) }),
  });
  if (!verdict.ok) throw new Trouble(verifyLogWording.faults[verdict.fault](verdict.entry ?? 1));
  const { count, stampedCount, stampedAt, head } = verdict;
  const stamped = `${stampedCount} of ${count} entries stamped ${stampedAt.toISOString()}`;
  process.stdout.write(`${verifyLogWording.whole}: ${stamped}\n${verifyLogWording.fingerprint}: ${head}\n`);
};

await verify().catch(leaveWith);
