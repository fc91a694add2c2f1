import type { WayIn } from '@evenhand/contracts/activity/kinds';
import type { Person } from '../people/person.entity.js';

/** The person signing in, and their sessions that end with it. */
export interface Identified {
  person: Person;
  endedSessions: string[];
  /** The account was created by this sign-in. */
  isNew: boolean;
  /** The sign-in proves the address. */
  provesAddress: boolean;
  way: WayIn;
  /** The sign-in proves the second factor too. */
  provesFactor?: true;
}
