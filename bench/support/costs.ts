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

/** Samples the memory of a process and its children until it is stopped; returns the peak. */
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

/** Fields of /proc/PID/stat from the third on; the second may contain any character. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

const [PARENT, OWN, OF_ENDED] = [1, 11, 13];

const secondsAt = (stat: string[], field: number): number =>
  (Number(stat[field]) + Number(stat[field + 1])) / TICKS_A_SECOND;

export interface ProcessorTime {
  /** The process itself, in seconds. */
  own: number;
  /** Its children, ended and running. */
  children: number;
}

/** CPU time of a process, a measure of cost that other work on the machine does not change. */
export const processorTimeOf = (pid: number): ProcessorTime => {
  const stat = statOf(pid);
  const running = childrenOf(pid).map((child) => secondsAt(statOf(child), OWN));
  return {
    own: secondsAt(stat, OWN),
    children: running.reduce((sum, one) => sum + one, secondsAt(stat, OF_ENDED)),
  };
};

export const parentOf = (pid: number): number => Number(statOf(pid)[PARENT]);
