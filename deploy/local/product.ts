import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseUrls, prepareDatabase } from './database.ts';
import { type Deployable, processesWith, workspaceOf } from './deployables.ts';
import { environmentOf } from './environment.ts';
import { identityKeys } from './identity-keys.ts';
import { Phases } from './phases.ts';
import { freePort } from './ports.ts';
import { keyOf } from './secrets.ts';
import type { Settings } from './settings.ts';
import { type Stack, startStack } from './stack/stack.ts';
import type { Stopping } from './stopping.ts';
import { endProgram, type Supervised, supervise } from './supervisor.ts';

const LOOK_EVERY = 1_000;

/** Restarts a server of the stack on its port when it dies, until `stopped` is aborted. */
const watchStack = async (stack: Stack, stopped: AbortSignal, tell: (sentence: string) => void): Promise<void> => {
  const look = async (part: Stack['parts'][number]): Promise<void> => {
    if (stopped.aborted || existsSync(`/proc/${part.server.pid}/exe`)) return;
    tell(`${part.name} ended and is started again`);
    part.server = await part.restart();
  };
  while (!stopped.aborted) {
    await pause(LOOK_EVERY, undefined, { signal: stopped }).catch(() => undefined);
    for (const part of stack.parts) await look(part).catch((error) => tell(`${part.name}: ${error.message}`));
  }
};

export interface Product {
  stack: Stack;
  running: Supervised[];
}

const choosePorts = async (all: Deployable[], sitePort: number): Promise<Record<string, number>> => {
  const free = await Promise.all(all.map(() => freePort()));
  const ports = all.map(({ name }, index) => [name, name === 'gateway' ? sitePort : (free[index] ?? 0)]);
  return Object.fromEntries(ports);
};

/** Starts the stack and every deployable, without the gateway while it is closed; resolves when all are ready. */
export const startProduct = async (
  settings: Settings & { siteFolder?: string; isClosed?: boolean },
  { onStop, stopped }: Stopping,
  tell: (sentence: string) => void,
  phases = new Phases(),
): Promise<Product> => {
  const { dataFolder, publicUrl, mailFrom, mailboxPort, siteFolder, given } = settings;
  // umask of all child processes: files are private to this user.
  process.umask(0o077);
  const stack = await phases.time('stores', () => startStack({ dataFolder, mailboxPort, durable: true, given }));
  onStop(stack.stop);
  const watching = watchStack(stack, stopped, tell);
  onStop(() => watching);
  await phases.time('schemas', () => prepareDatabase(stack.postgresUrl, dataFolder));
  const urls = databaseUrls(stack.postgresUrl, dataFolder);
  const identity = identityKeys(dataFolder);
  const { queueKey = keyOf(dataFolder, 'queue-key'), addressKey = keyOf(dataFolder, 'address-key') } = settings;
  const all = processesWith(settings.evidenceWorkers).filter(({ name }) => !settings.isClosed || name !== 'gateway');
  const ports = await choosePorts(all, settings.port);

  const launch = (deployable: Deployable): Promise<Supervised> => {
    const { name } = deployable;
    const workspace = workspaceOf(deployable);
    const databaseUrl = urls[workspace] ?? '';
    const around = {
      ports,
      stores: stack,
      databaseUrl,
      dataFolder,
      publicUrl,
      mailFrom,
      siteFolder,
      identity,
      queueKey,
      addressKey,
    };
    const environment = environmentOf(deployable, around);
    const { program = 'dist/main.js' } = deployable;
    const port = ports[name] ?? 0;
    return supervise({ name, workspace, program, port, environment, dataFolder, onRestart: tell, stopped });
  };
  onStop(() => Promise.all(all.map(({ name }) => endProgram(dataFolder, name))));
  const launches = Promise.all(all.map((each) => phases.time(each.name, () => launch(each))));
  const [running] = await Promise.all([launches, phases.time('mailbox', () => stack.mailboxReady)]);
  return { stack, running };
};
