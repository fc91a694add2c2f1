import { leaveWith } from './trouble.ts';

export interface Stopping {
  /** Adds what has to be done to end a thing that has been started. */
  onStop: (undo: () => Promise<unknown>) => void;
  /** Aborted as soon as the end begins. */
  stopped: AbortSignal;
  /** Ends everything, last started first. Later calls wait for the first. */
  stop: () => Promise<void>;
}

/** What has been started and has to be ended when a signal comes or the start fails. */
const stopping = (): Stopping => {
  const undos: (() => Promise<unknown>)[] = [];
  const begun = new AbortController();
  let ending: Promise<void> | undefined;
  const undoAll = async (): Promise<void> => {
    begun.abort();
    for (let undo = undos.pop(); undo; undo = undos.pop()) await undo();
  };
  const stop = (): Promise<void> => {
    ending ??= undoAll();
    return ending;
  };
  return { onStop: (undo) => void undos.push(undo), stopped: begun.signal, stop };
};

/** Ends everything and the process at the first Ctrl-C or kill; npm may pass one signal on several times. */
const stopOnSignal = ({ stop, stopped }: Stopping, tell: (sentence: string) => void): void => {
  const leave = async (): Promise<void> => {
    if (stopped.aborted) return;
    tell('\nStopping …');
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
};

/** Starts things that run until a signal comes. When one cannot start, those that did are ended. */
export const untilStopped = async (
  tell: (sentence: string) => void,
  start: (cleanup: Stopping) => Promise<void>,
): Promise<void> => {
  const cleanup = stopping();
  // The reader of our output may be gone (a closed terminal, a killed test run); ending in order matters more.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  stopOnSignal(cleanup, tell);
  try {
    await start(cleanup);
  } catch (error) {
    if (cleanup.stopped.aborted) return;
    await cleanup.stop();
    leaveWith(error);
  }
};
