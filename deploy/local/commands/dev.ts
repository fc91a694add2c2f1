import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSome } from '../build.ts';
import { deployables, workspaceOf } from '../deployables.ts';
import { openFrontDoor } from '../dev/front-door.ts';
import { serveFrontEnd } from '../dev/front-end.ts';
import { watchServices } from '../dev/watch-services.ts';
import { requireSafeSettings } from '../outside-localhost.ts';
import { ROOT } from '../places.ts';
import { freePort } from '../ports.ts';
import { endRemembered } from '../processes.ts';
import { startProduct } from '../product.ts';
import { readSettings } from '../settings.ts';
import { type Stopping, untilStopped } from '../stopping.ts';
import { takeOver } from '../take-over.ts';

const tell = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** The product with watch: services are built and restarted, open pages are updated, at each change of a source. */
const dev = async (cleanup: Stopping): Promise<void> => {
  const settings = readSettings();
  requireSafeSettings(process.env, tell);
  const { dataFolder, port, mailboxPort, publicUrl } = settings;
  await takeOver(settings, tell);
  tell('Building what changed …');
  await buildSome(...new Set(deployables.map(workspaceOf)));
  tell('Starting …');
  const gateway = await freePort();
  await startProduct({ ...settings, port: gateway, evidenceWorkers: 1 }, cleanup, tell);
  const names = ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];
  cleanup.onStop(() => Promise.all(names.map((name) => endRemembered(join(dataFolder, 'pids', name)))));
  const served = await Promise.all(names.map((name) => serveFrontEnd(name, dataFolder)));
  const { shell = 0, ...remotes } = Object.fromEntries(served.map((each) => [each.name, each.port]));
  await openFrontDoor(port, { gateway, shell, remotes });
  watchServices(dataFolder, tell);
  tell(`\nEvenhand runs and watches.\n\n  Site      ${publicUrl}\n  Mailbox   http://localhost:${mailboxPort}\n`);
};

await untilStopped(tell, dev);
