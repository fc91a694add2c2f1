/** Durations of the phases of a start. */
export class Phases {
  readonly taken: { name: string; seconds: number }[] = [];

  /** Phases may run in parallel. */
  async time<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
    const since = performance.now();
    try {
      return await work();
    } finally {
      this.taken.push({ name, seconds: (performance.now() - since) / 1_000 });
    }
  }

  /** 'build check 0.1 s, site 0.2 s, …' */
  toString(): string {
    return this.taken.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ');
  }
}
