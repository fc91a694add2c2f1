import { parseArgs } from 'node:util';
import { openStore } from '../releases/open-store.ts';
import { requirePart, takeBack } from '../releases/release.ts';
import { readSettings } from '../settings.ts';
import { leaveWith } from '../trouble.ts';

/**
 * `npm run rollback -w mfe-finance` ends its canary; without one, the last good version is live again. After a canary was
 * withdrawn, that takes `-- --live`; where it does not fit what is live, `-- --forced`.
 */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { live: { type: 'boolean', default: false }, forced: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  requirePart(name);
  const { parts } = await takeBack(await openStore(readSettings()), name, {
    live: values.live,
    isForced: values.forced,
  });
  const { live, withdrawn } = parts[name] ?? {};
  process.stdout.write(`${name} ${withdrawn} is withdrawn; ${live?.version} is live.\n`);
};

await main().catch(leaveWith);
