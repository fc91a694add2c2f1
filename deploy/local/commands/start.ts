import { relative } from 'node:path';
import { buildAll } from '../build.ts';
import { requireSafeSettings } from '../outside-localhost.ts';
import { Phases } from '../phases.ts';
import { ROOT } from '../places.ts';
import { type Product, startProduct } from '../product.ts';
import { storeIn } from '../releases/open-store.ts';
import { watchReleases } from '../releases/watch-releases.ts';
import { readSettings, type Settings } from '../settings.ts';
import { siteOf } from '../site.ts';
import { type Stopping, untilStopped } from '../stopping.ts';
import { forget, takeOver } from '../take-over.ts';

const tell = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const report = (settings: Settings, { stack, running }: Product, seconds: number, phases: Phases): void => {
  const rows = running.map(({ name, port, log }) => [name, `127.0.0.1:${port}`, relative(ROOT, log)]);
  const servers = stack.parts.map(({ name, server }) => [name, `127.0.0.1:${server.port}`, '']);
  const table = [...rows, ...servers].map(([name = '', at = '', log = '']) =>
    `  ${name.padEnd(23)}${at.padEnd(18)}${log}`.trimEnd(),
  );
  tell(
    [
      '',
      `Evenhand runs (${seconds.toFixed(1)} s).`,
      '',
      `  Site          ${settings.publicUrl}`,
      ...(stack.mailboxUrl ? [`  Mailbox       ${stack.mailboxUrl}   every mail the site sends lands here`] : []),
      `  API           ${settings.publicUrl}/api/docs`,
      '',
      ...table,
      '',
      `Time: ${phases}`,
      `Ctrl-C stops everything. What was entered stays in ${relative(ROOT, settings.dataFolder) || settings.dataFolder}.`,
    ].join('\n'),
  );
};

const start = async (cleanup: Stopping): Promise<void> => {
  const since = performance.now();
  const settings = readSettings();
  requireSafeSettings(process.env, tell);
  await takeOver(settings, tell);
  if (process.argv.includes('--fresh')) await forget(settings.dataFolder);
  tell('Building what changed …');
  const phases = new Phases();
  const build = await phases.time('build check', buildAll);
  const store = await storeIn(settings);
  const siteFolder = await phases.time('site', () => siteOf(store, build, tell));
  tell('Starting …');
  const product = await startProduct({ ...settings, siteFolder }, cleanup, tell, phases);
  const watching = watchReleases(store, siteFolder, product.stack.redisUrl, cleanup.stopped, tell);
  cleanup.onStop(() => watching);
  report(settings, product, (performance.now() - since) / 1_000, phases);
  // Imported after the build.
  const { giveBackMemory } = await import('@evenhand/service-kit/start/give-back-memory');
  giveBackMemory();
};

await untilStopped(tell, start);
