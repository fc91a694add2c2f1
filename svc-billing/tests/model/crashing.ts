/** A simulated crash of the process. */
export class Crash extends Error {}

/** Crashes at one call of the books or the provider, before or after its effect. */
export class CrashPlan {
  private stepsLeft = Number.POSITIVE_INFINITY;
  private isAfter = false;
  private isDead = false;

  /** The `steps`-th call from now crashes. */
  arm(steps: number, isAfter: boolean): void {
    this.stepsLeft = steps;
    this.isAfter = isAfter;
  }

  restart(): void {
    this.stepsLeft = Number.POSITIVE_INFINITY;
    this.isDead = false;
  }

  /** Wraps an object; each call is a step. */
  watch<Watched extends object>(watched: Watched, steps: readonly (keyof Watched)[]): Watched {
    return new Proxy(watched, {
      get: (target, name, receiver) => {
        const found: unknown = Reflect.get(target, name, receiver);
        if (typeof found !== 'function') return found;
        const isStep = steps.some((step) => step === name);
        return isStep ? (...given: unknown[]) => this.step(() => found.apply(target, given)) : found.bind(target);
      },
    });
  }

  private async step(act: () => unknown): Promise<unknown> {
    if (this.isDead) throw new Crash();
    this.stepsLeft -= 1;
    const diesHere = this.stepsLeft === 0;
    if (diesHere && !this.isAfter) this.die();
    const result = await act();
    if (diesHere) this.die();
    return result;
  }

  private die(): never {
    this.isDead = true;
    throw new Crash();
  }
}
