import { readFileSync } from 'node:fs';

const EVERY_MS = 50;
/** The unit of /proc, on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

const read = (pid: number, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
};

/** The memory a process really holds, in bytes; a heap limit sees only part of it. */
const residentOf = (pid: number): number => Number(/^VmRSS:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0) * 1_024;

/** The seconds that processors have worked for it, all its threads together. */
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

/** Calls `exceeded` once when a process holds more memory or has taken more of the processors than it may. */
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
