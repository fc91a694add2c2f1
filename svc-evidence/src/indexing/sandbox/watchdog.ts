import { readFileSync } from 'node:fs';

const EVERY_MS = 50;

/** The memory a process really holds, in bytes; a heap limit sees only part of it. */
const residentOf = (pid: number): number => {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1_024;
  } catch {
    return 0;
  }
};

/** Calls `exceeded` once when a process holds more memory than it may. Answers how to stop watching. */
export const watchMemory = (pid: number, limit: number, exceeded: () => void): (() => void) => {
  const timer = setInterval(() => {
    if (residentOf(pid) <= limit) return;
    clearInterval(timer);
    exceeded();
  }, EVERY_MS);
  return () => clearInterval(timer);
};
