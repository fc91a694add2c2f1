import { parseArgs } from 'node:util';
import { openStore } from '../releases/open-store.ts';
import { releaseBuild, releaseTo, requirePart } from '../releases/release.ts';
import { readSettings } from '../settings.ts';
import { leaveWith, Trouble } from '../trouble.ts';

const ALL = 100;

const shareOf = (text: string): number => {
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= ALL) return share;
  throw new Trouble(`--to takes a whole number of percent from 1 to ${ALL}.`);
};

/**
 * `npm run release -w mfe-finance` builds, checks, tries its pages in a browser and publishes to no one, with
 * `-- --without-browser` untried; `-- --to 10` gives it to 10 % of browsers.
 */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' }, 'without-browser': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  requirePart(name);
  const settings = readSettings();
  const store = await openStore(settings);
  if (values.to === undefined) {
    const { statement, untried } = await releaseBuild(store, name, values['without-browser'] ? null : settings);
    const left = untried.length > 0 ? `Not tried, as they lead elsewhere: ${untried.join(', ')}\n` : '';
    process.stdout.write(
      `${left}${name} ${statement.release.version} is published and given to no one.\nNext: npm run release -w ${name} -- --to 10\n`,
    );
    return;
  }
  const share = shareOf(values.to);
  const { live, canary } = (await releaseTo(store, name, share)).parts[name] ?? {};
  process.stdout.write(
    share === ALL
      ? `${name} ${live?.version} is live.\nBack: npm run rollback -w ${name}\n`
      : `${name} ${canary?.release.version} goes to ${share} % of browsers.\nNext: npm run releases, then npm run release -w ${name} -- --to 100\n`,
  );
};

await main().catch(leaveWith);
