import type { IsoDate } from '@evenhand/contracts/dates';
import { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { provinces, type Residence } from '../child-support/province.js';
import { needed, optional, type Term } from './term.js';

export interface PersonTerms {
  readonly born: Term<IsoDate>;
  readonly occupation: Term<string>;
  /** Open also where it is hidden. */
  readonly address: Term<string>;
  /** The address is known and kept from everyone else. */
  readonly hidesAddress: boolean;
  readonly serviceAddress: Term<string>;
  readonly province: Term<Residence>;
}

export interface PeopleTerms {
  readonly names: Record<Party, Term<string>>;
  readonly persons: Record<Party, PersonTerms>;
  /** Null while the relationship is not stated. */
  readonly bond: 'married' | 'unmarried' | null;
  readonly relationship: Term<NonNullable<IntakeRecord['relationshipType']>>;
  readonly marriedOn: Term<IsoDate>;
  readonly togetherSince: Term<IsoDate>;
  readonly separatedOn: Term<IsoDate>;
  readonly hasChildren: Term<boolean>;
}

/** @param answers with the hidden addresses that `record` leaves out. */
export const peopleTerms = (record: IntakeRecord, answers: IntakeRecord): PeopleTerms => ({
  names: { owner: needed(record, 'userName'), partner: needed(record, 'partnerName') },
  persons: {
    owner: {
      born: optional(record, 'userBirthdate'),
      occupation: optional(record, 'userOccupation'),
      address: optional(record, 'userAddress'),
      hidesAddress: answers.userAddressHidden === true && answers.userAddress !== undefined,
      serviceAddress: optional(record, 'userServiceAddress'),
      province: needed(record, 'userProvince'),
    },
    partner: {
      born: optional(record, 'partnerBirthdate'),
      occupation: optional(record, 'partnerOccupation'),
      address: optional(record, 'partnerAddress'),
      hidesAddress: answers.partnerAddressHidden === true && answers.partnerAddress !== undefined,
      serviceAddress: optional(record, 'partnerServiceAddress'),
      province: needed(record, 'partnerProvince'),
    },
  },
  bond: record.relationshipType ? (record.relationshipType === 'Legally married' ? 'married' : 'unmarried') : null,
  relationship: needed(record, 'relationshipType'),
  marriedOn: needed(record, 'marriageDate'),
  togetherSince: optional(record, 'cohabitationDate'),
  separatedOn: needed(record, 'separationDate'),
  hasChildren: needed(record, 'hasChildren'),
});

/** The parties who live outside Canada. */
export const livingAbroad = ({ persons }: PeopleTerms): Party[] =>
  Party.options.filter((party) => persons[party].province.value === 'abroad');

/** In a sentence, after `in`; `outside Canada` replaces it. */
export const provinceName = (home: Residence): string => (home === 'abroad' ? 'outside Canada' : provinces[home].name);
