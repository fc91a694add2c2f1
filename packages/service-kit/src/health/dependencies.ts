import { Injectable } from '@nestjs/common';
import { within } from './within.js';

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

  /** The names of those that do not answer. */
  async away(): Promise<string[]> {
    const asked = [...this.pings].map(async ([name, ping]) => ((await within(TIMEOUT_MS, ping())) ? [] : [name]));
    return (await Promise.all(asked)).flat();
  }
}
