import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Stack } from './stack.ts';

const LOOK_EVERY = 1_000;

/** Starts a server of the stack again, on its port, when it is gone, until `stopped` is aborted; settles when it has let go. */
export const watchStack = async (
  stack: Stack,
  stopped: AbortSignal,
  tell: (sentence: string) => void,
): Promise<void> => {
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
