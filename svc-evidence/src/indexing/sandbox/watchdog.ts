import { readFileSync } from 'node:fs';

export const startClock = (seconds: number, over: () => void) => {
  let end = performance.now() + seconds * 1_000;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(over, end - performance.now());
  };
  wait();
  return {
    allow(more: number): void {
      end += more * 1_000;
      wait();
    },
    stop: () => clearTimeout(timer),
  };
};

const EVERY_MS = 50;
/** USER_HZ on every Linux that Node supports. */
const TICKS_A_SECOND = 100;

const read = (pid: number, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
};

const residentOf = (pid: number): number => Number(/^VmRSS:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0) * 1_024;

const workedOf = (pid: number): number => {
  const stat = read(pid, 'stat');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / TICKS_A_SECOND;
};

interface Budget {
  residentInMegabytes: number;
  processorSeconds: number;
}

export const watch = (
  pid: number,
  budget: Budget,
  exceeded: (what: 'too-much-memory' | 'too-much-work') => void,
): { allow: (seconds: number) => void; stop: () => void } => {
  let { processorSeconds } = budget;
  const timer = setInterval(() => {
    const isTooLarge = residentOf(pid) > budget.residentInMegabytes * 1_048_576;
    if (!isTooLarge && workedOf(pid) <= processorSeconds) return;
    clearInterval(timer);
    exceeded(isTooLarge ? 'too-much-memory' : 'too-much-work');
  }, EVERY_MS);
  return {
    allow(seconds) {
      processorSeconds += seconds;
    },
    stop: () => clearInterval(timer),
  };
};
