import { longDate } from '@evenhand/contracts/toronto';
import { provinces } from '../child-support/province.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { always, isMarried, isUnmarried } from './people.js';

const bond = ({ record }: Draft): string => {
  if (isMarried(record)) return ', who are legally married to each other';
  return isUnmarried(record) ? ', who are not married to each other' : '';
};

const homes = ({ record, owner, partner }: Draft): Passage[] => {
  const { userProvince, partnerProvince } = record;
  if (!userProvince || !partnerProvince) return [];
  const [first, second] = [provinces[userProvince].name, provinces[partnerProvince].name];
  return [first === second ? `Both live in ${first}.` : `${owner} lives in ${first} and ${partner} in ${second}.`];
};

/** A hidden address is removed before this. */
const particulars = ({ record, owner, partner }: Draft): Passage[] => {
  const row = (what: string, first: string | undefined, second: string | undefined): string[][] =>
    first?.trim() || second?.trim() ? [[what, first?.trim() || NOT_STATED, second?.trim() || NOT_STATED]] : [];
  const day = (date: string | undefined) => date && longDate(date);
  const rows = [
    ...row('Date of birth', day(record.userBirthdate), day(record.partnerBirthdate)),
    ...row('Occupation', record.userOccupation, record.partnerOccupation),
    ...row('Postal address', record.userAddress, record.partnerAddress),
  ];
  return rows.length > 0 ? [{ kind: 'table', header: ['', owner, partner], rows }] : [];
};

const NOT_STATED = 'not stated';

export const parties: Clause = {
  id: 'parties',
  heading: 'Parties and date',
  basis: ['Family Law Act, s. 51', 'Family Law Act, s. 54'],
  note: 'Says who makes this agreement. It takes effect on the day the last of you has signed with a witness.',
  answers: [
    'userName',
    'partnerName',
    'relationshipType',
    'userProvince',
    'partnerProvince',
    'userBirthdate',
    'partnerBirthdate',
    'userOccupation',
    'partnerOccupation',
    'userAddress',
    'partnerAddress',
  ],
  applies: always,
  write: (draft) => [
    `This separation agreement is made between ${draft.owner} and ${draft.partner}${bond(draft)}.`,
    ...homes(draft),
    ...particulars(draft),
    `It was prepared from answers given up to ${longDate(draft.asOf)}. It takes effect on the day on which the last of the two has signed it before a witness.`,
    'In this agreement each person is called by name, and "we" and "us" mean both of them.',
  ],
};
