import { openStore } from '../releases/open-store.ts';
import { rollBack } from '../releases/publish.ts';
import { requirePart } from '../releases/release.ts';
import { readSettings } from '../settings.ts';
import { leaveWith } from '../trouble.ts';

/** `npm run rollback -w mfe-finance` ends its canary; without one, the last good version is live again. */
const main = async (name = ''): Promise<void> => {
  requirePart(name);
  const { live, withdrawn } = (await rollBack(await openStore(readSettings()), name)).parts[name] ?? {};
  process.stdout.write(`${name} ${withdrawn} is withdrawn; ${live?.version} is live.\n`);
};

await main(process.argv[2]).catch(leaveWith);
