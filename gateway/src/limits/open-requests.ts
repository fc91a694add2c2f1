import { EVENTS } from '@evenhand/contracts/endpoint';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { Call, Place } from '../calls/call.js';
import { bringsFile } from '../calls/target.js';
import type { Config } from '../config.js';
import { networkOf } from './network.js';
import { personOf } from './person-of.js';
import { TooManyRequests } from './too-many-requests.js';

/** Anonymous uploads are checked one at a time per caller. */
const OPEN_FILES_OF_ANYONE = 1;
const TRY_AGAIN_SECONDS = 2;

/**
 * Limits simultaneous requests: per person, and per address for anonymous callers, so that neither blocks the other.
 * Counted per process, whose memory and connections they use.
 */
@Injectable()
export class OpenRequests {
  private readonly taken = new Map<string, Set<Place>>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Takes a place; returns the function that releases it. When all are taken, the request that has waited longest for
   * its body is ended: slow senders lose their own requests, not those of others behind the same address.
   * @throws too-many-requests when no request gives way
   */
  take(call: Call): () => void {
    const { group, most } = this.groupOf(call);
    const places = this.taken.get(group) ?? new Set();
    if (places.size >= most) this.makeRoom(places);
    this.taken.set(group, places.add(call.place));
    return () => {
      places.delete(call.place);
      if (places.size === 0 && this.taken.get(group) === places) this.taken.delete(group);
    };
  }

  count(): number {
    return [...this.taken.values()].reduce((sum, { size }) => sum + size, 0);
  }

  private makeRoom(places: Set<Place>): void {
    const oldest = [...places].find(({ givesWay }) => givesWay);
    if (!oldest) throw new TooManyRequests(TRY_AGAIN_SECONDS);
    places.delete(oldest);
    oldest.takeAway();
  }

  private groupOf({ target, identity, address }: Call): { group: string; most: number } {
    const { OPEN_CALLS_OF_PERSON, OPEN_CALLS_OF_ADDRESS, OPEN_STREAMS_OF_PERSON } = this.config;
    const who = identity ? personOf(identity) : networkOf(address);
    if (target.endpoint.produces === EVENTS) return { group: `streams:${who}`, most: OPEN_STREAMS_OF_PERSON };
    if (identity) return { group: `calls:${who}`, most: OPEN_CALLS_OF_PERSON };
    if (bringsFile(target)) return { group: `files:${who}`, most: OPEN_FILES_OF_ANYONE };
    return { group: `calls:${who}`, most: OPEN_CALLS_OF_ADDRESS };
  }
}
