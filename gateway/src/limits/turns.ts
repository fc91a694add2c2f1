import { EVENTS } from '@evenhand/contracts/endpoint';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Call } from '../calls/call.js';
import { bringsFile } from '../calls/target.js';
import type { Config } from '../config.js';
import { personOf } from './person-of.js';

/** Calls of one person to one service: how many it works on, and those that wait, in the order in which they came. */
interface Line {
  open: number;
  waiting: Set<() => void>;
}

/**
 * Hands a service a few calls of one person at a time; the others wait here and block no other person. A
 * service works on whatever it was handed, so a person with many costly calls delays others by those few alone.
 */
@Injectable()
export class Turns {
  private readonly lines = new Map<string, Line>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Settles when it is the call's turn, which ends with its answer: true, or false when the caller left meanwhile. */
  async take(call: Call, response: Response): Promise<boolean> {
    const key = lineOf(call);
    if (response.destroyed) return false;
    return key === null || this.queue(key, response);
  }

  private queue(key: string, response: Response): Promise<boolean> {
    const line = this.lines.get(key) ?? { open: 0, waiting: new Set() };
    this.lines.set(key, line);
    return new Promise((settle) => {
      const begin = () => {
        line.open += 1;
        settle(true);
      };
      response.once('close', () => {
        if (line.waiting.delete(begin)) settle(false);
        else line.open -= 1;
        this.goOn(key, line);
      });
      line.waiting.add(begin);
      this.goOn(key, line);
    });
  }

  private goOn(key: string, line: Line): void {
    const [next] = line.waiting;
    if (next && line.open < this.config.OPEN_CALLS_OF_PERSON_TO_SERVICE) {
      line.waiting.delete(next);
      next();
    }
    if (line.open === 0 && line.waiting.size === 0) this.lines.delete(key);
  }
}

/** Files and streams last as long as a connection is slow, so they take no turn of the calls that compute. */
const lineOf = ({ identity, target }: Call): string | null => {
  if (!identity || bringsFile(target) || target.endpoint.produces === EVENTS) return null;
  return `${personOf(identity)} ${target.service} ${target.endpoint.produces ? 'files' : 'calls'}`;
};
