import { spawn } from 'node:child_process';
import { ROOT } from './places.ts';

export interface Outcome {
  ok: boolean;
  /** Standard output and error, interleaved. */
  said: string;
  seconds: number;
}

/** Runs a command in the root folder. `loud` also prints its output. */
export const run = (
  command: string,
  args: string[],
  { loud = false, environment = {} }: { loud?: boolean; environment?: Record<string, string> } = {},
): Promise<Outcome> =>
  new Promise((settle) => {
    const since = performance.now();
    const said: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const hear = (piece: Buffer) => {
      said.push(piece);
      if (loud) process.stdout.write(piece);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const done = (ok: boolean) =>
      settle({ ok, said: Buffer.concat(said).toString(), seconds: (performance.now() - since) / 1_000 });
    child.once('error', (error) => {
      said.push(Buffer.from(error.message));
      done(false);
    });
    child.once('close', (status) => done(status === 0));
  });
