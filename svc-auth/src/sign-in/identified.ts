import type { Person } from '../people/person.entity.js';

/** Who is at the browser, and the sessions of theirs that ended with finding out. */
export interface Identified {
  person: Person;
  endedSessions: string[];
  /** The account was opened by this. */
  isNew: boolean;
  /** They have just shown that they read its mailbox. */
  provesAddress: boolean;
}
