const [CLEAR, SET] = [0, 1];

/** A flag in memory that threads share. */
export class Pause {
  readonly memory: SharedArrayBuffer;
  private readonly flag: Int32Array<SharedArrayBuffer>;

  constructor(memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.flag = new Int32Array(memory);
  }

  get isSet(): boolean {
    return Atomics.load(this.flag, 0) === SET;
  }

  set(): void {
    Atomics.store(this.flag, 0, SET);
  }

  end(): void {
    Atomics.store(this.flag, 0, CLEAR);
    Atomics.notify(this.flag, 0);
  }

  /** Blocks the calling thread until the pause ends. */
  wait(mostMs: number): void {
    Atomics.wait(this.flag, 0, SET, mostMs);
  }
}
