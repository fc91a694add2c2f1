import type { ServerResponse } from 'node:http';
import { EVENTS } from '@evenhand/contracts/endpoint';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { Call } from '../calls/call.js';
import { bringsFile } from '../calls/target.js';
import type { Config } from '../config.js';
import { personOf } from './person-of.js';

/** One person's calls at one service: running, and waiting in order of arrival. */
interface Line {
  open: number;
  waiting: Set<() => void>;
}

/**
 * Limits one person's simultaneous calls to a service; further ones wait here. A person with many costly calls thus
 * delays others by those few only.
 */
@Injectable()
export class Turns {
  private readonly lines = new Map<string, Line>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Resolves when the call may start; its turn ends with its answer. False when the client disconnected first. */
  async take(call: Call, response: ServerResponse): Promise<boolean> {
    const key = lineOf(call);
    if (response.destroyed) return false;
    return key === null || this.queue(key, response);
  }

  private queue(key: string, response: ServerResponse): Promise<boolean> {
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

/** Files and streams last as long as a slow connection: they take no turn. */
const lineOf = ({ identity, target }: Call): string | null => {
  if (!identity || bringsFile(target) || target.endpoint.produces === EVENTS) return null;
  return `${personOf(identity)} ${target.service} ${target.endpoint.produces ? 'files' : 'calls'}`;
};
