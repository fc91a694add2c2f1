import { Injectable } from '@nestjs/common';
import { isNoRoom } from '../problems/no-room.js';

/** Waits for the work so many milliseconds at most. @throws what it throws, or that it took too long */
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

/** What a service needs to do its work. Readiness fails with the name of each that does not answer in time. */
@Injectable()
export class Dependencies {
  private readonly pings = new Map<string, Ping>();

  /** From now on readiness asks this one too: `ping` fails while it is away. */
  watch(name: string, ping: Ping): void {
    this.pings.set(name, ping);
  }

  /** The names of those that do not answer; `disk` for one that answers that it has no room. */
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
