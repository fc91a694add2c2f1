import { readFileSync } from 'node:fs';

const EVERY_MS = 50;

const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};

const residentOf = (pid: number): number => {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
};

export interface Peak {
  /** The process itself, in bytes. */
  own: number;
  /** With the processes it started. */
  withChildren: number;
}

/** Looks, until it is stopped, how much memory a process and its children hold at most. */
export const watchPeak = (pid: number): (() => Peak) => {
  const peak: Peak = { own: 0, withChildren: 0 };
  const look = () => {
    const own = residentOf(pid);
    const children = childrenOf(pid).reduce((sum, child) => sum + residentOf(child), 0);
    peak.own = Math.max(peak.own, own);
    peak.withChildren = Math.max(peak.withChildren, own + children);
  };
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
};

const TICKS_A_SECOND = 100;

/** The processor time of a process and of those it started and has seen end, in seconds. Holds still on a busy machine. */
export const processorSecondsOf = (pid: number): number => {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return afterName.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
};
