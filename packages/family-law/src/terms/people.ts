import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { needed, type Term } from './term.js';

export interface PeopleTerms {
  readonly names: Record<Party, Term<string>>;
  /** Null while the relationship is not stated. */
  readonly bond: 'married' | 'unmarried' | null;
  readonly separatedOn: Term<IsoDate>;
  readonly livesIn: Record<Party, Term<NonNullable<IntakeRecord['userProvince']>>>;
}

export const peopleTerms = (record: IntakeRecord): PeopleTerms => ({
  names: { owner: needed(record, 'userName'), partner: needed(record, 'partnerName') },
  bond: record.relationshipType ? (record.relationshipType === 'Legally married' ? 'married' : 'unmarried') : null,
  separatedOn: needed(record, 'separationDate'),
  livesIn: { owner: needed(record, 'userProvince'), partner: needed(record, 'partnerProvince') },
});
