import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildSome } from '../build.ts';
import { deployables, workspaceOf } from '../deployables.ts';
import { houseOfAll } from '../dev/all-parts.ts';
import { openFrontDoor } from '../dev/front-door.ts';
import { developPart } from '../dev/one-part.ts';
import { requireSafeSettings } from '../outside-localhost.ts';
import { ROOT } from '../places.ts';
import { freePort } from '../ports.ts';
import { endRemembered, remember } from '../processes.ts';
import { startProduct } from '../product.ts';
import { readSettings } from '../settings.ts';
import { answersOn } from '../stack/waiting.ts';
import { type Stopping, untilStopped } from '../stopping.ts';
import { endProgram } from '../supervisor.ts';
import { takeOver } from '../take-over.ts';
import { Trouble } from '../trouble.ts';

/** A change in one of these restarts every service. */
const SHARED = ['contracts', 'wording', 'family-law', 'service-kit', 'paper'].map((name) => `packages/${name}`);
const QUIET_FOR = 150;

/** Rebuilds and restarts services on change. After a failed build the old processes keep running. */
const watchServices = (dataFolder: string, tell: (sentence: string) => void): void => {
  const names = [...new Set(deployables.map(workspaceOf))];
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = Promise.resolve();

  const renew = async (): Promise<void> => {
    const folders = [...changed];
    changed.clear();
    if (folders.length === 0) return;
    const since = performance.now();
    await buildSome(...names);
    const affected = folders.some((folder) => SHARED.includes(folder)) ? names : folders;
    const running = deployables.filter((one) => affected.includes(workspaceOf(one)));
    await Promise.all(running.map(({ name }) => endProgram(dataFolder, name)));
    tell(`${affected.join(', ')} built and started again (${Math.round(performance.now() - since)} ms)`);
  };
  const onChange = (folder: string): void => {
    changed.add(folder);
    clearTimeout(timer);
    timer = setTimeout(() => {
      busy = busy.then(renew).catch((error: Error) => tell(error.message));
    }, QUIET_FOR);
  };
  for (const folder of [...SHARED, ...names]) {
    const sources = join(ROOT, folder, 'src');
    if (existsSync(sources)) watch(sources, { recursive: true }, () => onChange(folder));
  }
};

/** Starts a front end's development server with hot updates. */
const serveFrontEnd = async (name: string, dataFolder: string): Promise<{ name: string; port: number }> => {
  const port = await freePort();
  const log = join(dataFolder, 'logs', `${name}.log`);
  const output = openSync(log, 'w');
  const child = spawn('rsbuild', ['dev', '--port', String(port)], {
    cwd: join(ROOT, name),
    env: { ...process.env, NODE_ENV: 'development' },
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  if (child.pid) remember(join(dataFolder, 'pids', name), child.pid);
  if (await answersOn(port, 60_000, () => child.exitCode === null)) return { name, port };
  throw new Trouble(`${name} could not be served: read ${log}.`);
};

const tell = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** The product with watch mode. */
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
  await openFrontDoor(port, houseOfAll(gateway, shell, remotes));
  watchServices(dataFolder, tell);
  tell(`\nEvenhand runs and watches.\n\n  Site      ${publicUrl}\n  Mailbox   http://localhost:${mailboxPort}\n`);
};

/** `npm run dev -w mfe-finance` */
const devPart =
  (name: string) =>
  async (cleanup: Stopping): Promise<void> => {
    const since = performance.now();
    const { publicUrl, devPort } = readSettings();
    const door = await developPart(name, publicUrl, devPort, cleanup);
    const seconds = ((performance.now() - since) / 1_000).toFixed(1);
    tell(`\n${name} runs from its sources among the pages of ${publicUrl} (${seconds} s).\n\n  Site      ${door}\n`);
  };

const [part] = process.argv.slice(2);
await untilStopped(tell, part ? devPart(part) : dev);
