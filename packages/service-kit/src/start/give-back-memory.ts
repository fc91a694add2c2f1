import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Writes compiled code to the cache. At a first start these are hundreds of files, for seconds on a busy disk: before
 * anyone waits for an answer, and before the event loop is watched.
 */
export const keepCompiledCode = (): void => flushCompileCache();

/** After this time the other processes of the machine have started too. */
const AFTER_MS = 10_000;

/**
 * Returns memory used for loading code to the system (15 MiB a service, 70 with the default young generation). V8
 * would keep it until the heap is busy. Runs once, after the compile cache is written, as it discards compiled code.
 */
export const giveBackMemory = (): void => {
  const giveBack = () => {
    flushCompileCache();
    setFlagsFromString('--expose-gc');
    const collect: NodeJS.GCFunction = runInNewContext('gc');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  };
  setTimeout(giveBack, AFTER_MS).unref();
};
