import { Injectable } from '@nestjs/common';
import { isNoRoom } from '../problems/no-room.js';

/** @throws what `work` throws, or an Error after `ms` milliseconds */
const inTime = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), ms);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};

const TIMEOUT_MS = 1_000;

type Ping = () => Promise<unknown>;

/** The dependencies of a service. Readiness fails with the name of each that does not answer in time. */
@Injectable()
export class Dependencies {
  private readonly pings = new Map<string, Ping>();
  private readonly remarks: (() => string[])[] = [];

  /** Adds a dependency to readiness; `ping` rejects while it is unavailable. */
  watch(name: string, ping: Ping): void {
    this.pings.set(name, ping);
  }

  /** Adds warnings for the operator that do not fail readiness. */
  remark(remarks: () => string[]): void {
    this.remarks.push(remarks);
  }

  details(): string[] {
    return this.remarks.flatMap((remarks) => remarks());
  }

  /** The names of unavailable dependencies; `disk` for one that reports a full disk. */
  async away(): Promise<string[]> {
    const asked = await Promise.all([...this.pings].map(([name, ping]) => failureOf(name, ping)));
    return [...new Set(asked.flat())];
  }
}

const failureOf = async (name: string, ping: Ping): Promise<string[]> => {
  try {
    await inTime(TIMEOUT_MS, ping());
    return [];
  } catch (error) {
    return [isNoRoom(error) ? 'disk' : name];
  }
};
