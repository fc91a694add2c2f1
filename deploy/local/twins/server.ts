import { spawn } from 'node:child_process';
import { end } from '../processes.ts';
import { run } from '../run.ts';
import { answersOn } from '../stack/waiting.ts';
import { Trouble } from '../trouble.ts';

const READY_MS = 120_000;

/** A real server in the place of a double. */
export interface Server {
  name: string;
  version: string;
  /** The contract tests that run against it. */
  tests: string[];
  /** What they cannot show of it. */
  notShown?: string;
  /** `folder` is empty and removed afterwards; `programs` is kept. */
  start: (folder: string, programs: string) => Promise<RunningServer>;
}

export interface RunningServer {
  /** For the tests. */
  settings: Record<string, string>;
  stop: () => Promise<void>;
}

interface Program {
  name: string;
  command: string;
  args: string[];
  environment?: NodeJS.ProcessEnv;
  port: number;
}

/**
 * Returns how to end it.
 * @throws Trouble when it does not answer in time
 */
export const startProgram = async ({
  name,
  command,
  args,
  environment,
  port,
}: Program): Promise<() => Promise<void>> => {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: 'ignore' });
  let isAlive = true;
  child
    .once('error', () => {
      isAlive = false;
    })
    .once('exit', () => {
      isAlive = false;
    });
  const stop = () => end(child.pid ?? 0);
  if (await answersOn(port, READY_MS, () => isAlive)) return stop;
  await stop();
  throw new Trouble(`${name} does not answer.`);
};

/** @throws Trouble with the last lines that the command printed */
export const must = async (
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<void> => {
  const { ok, said } = await run(command, args, { environment });
  if (!ok) throw new Trouble(`${command} ${args.join(' ')}: ${said.trim().split('\n').slice(-5).join('\n')}`);
};
