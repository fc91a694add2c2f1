export interface Measured {
  'p50 ms': number;
  'p95 ms': number;
  'longest ms': number;
  'CPU ms': number;
}

/** Reports CPU time next to wall-clock time, which other work on the machine increases. */
export const measured = async (runs: number, ask: () => Promise<unknown>): Promise<Measured> => {
  const times: number[] = [];
  for (let run = 0; run < Math.max(5, runs / 10); run += 1) await ask();
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((one, other) => one - other);
  const rounded = (ms: number) => Math.round(ms * 10) / 10;
  const at = (share: number) => rounded(times[Math.floor((times.length - 1) * share)] ?? 0);
  return {
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'longest ms': at(1),
    'CPU ms': rounded((user + system) / 1_000 / runs),
  };
};
