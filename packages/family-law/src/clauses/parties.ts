import { longDate } from '@evenhand/contracts/toronto';
import type { Residence } from '../child-support/province.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { type PersonTerms, provinceName } from '../terms/people.js';
import type { Term } from '../terms/term.js';

const bonds = {
  married: ', who are legally married to each other',
  unmarried: ', who are not married to each other',
};

const homes = ({ terms, owner, partner, print }: Draft): Passage[] => {
  const { owner: first, partner: second } = terms.people.persons;
  if (first.province.value === null || second.province.value === null) return [];
  const where = (home: Residence) => (home === 'abroad' ? 'outside Canada' : `in ${provinceName(home)}`);
  const [one, another] = [print(first.province, where), print(second.province, where)];
  return one.text === another.text
    ? [text`Both of us live ${{ ...one, states: [...one.states, ...another.states] }}.`]
    : [text`${owner} lives ${one} and ${partner} lives ${another}.`];
};

/** A hidden address is removed before this. */
const particulars = ({ terms, owner, partner, print }: Draft): Passage[] => {
  const { owner: first, partner: second } = terms.people.persons;
  const asWritten = (words: string) => words.trim();
  const row = <Value>(
    what: string,
    one: Term<Value>,
    other: Term<Value>,
    format: (value: Value) => string,
    open = { one: 'not stated', other: 'not stated' },
  ): Words[][] =>
    one.value === null && other.value === null
      ? []
      : [
          [
            what,
            one.value === null ? open.one : print(one, format),
            other.value === null ? open.other : print(other, format),
          ],
        ];
  const unprinted = ({ hidesAddress }: PersonTerms) =>
    hidesAddress ? 'kept private; see the article "Notices and address for service"' : 'not stated';
  const rows = [
    ...row('Date of birth', first.born, second.born, longDate),
    ...row('Occupation', first.occupation, second.occupation, asWritten),
    ...row('Postal address', first.address, second.address, asWritten, {
      one: unprinted(first),
      other: unprinted(second),
    }),
  ];
  return rows.length > 0 ? [{ kind: 'table', header: ['', owner, partner], rows }] : [];
};

export const parties: Clause = {
  id: 'parties',
  heading: 'Parties and date',
  basis: ['Family Law Act, s. 51', 'Family Law Act, s. 54'],
  note: 'Names the two people who make this agreement. It takes effect on the day when the second of you has signed it before a witness.',
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
  write: (draft) => {
    const { bond } = draft.terms.people;
    return [
      `This separation agreement is made between ${draft.owner} and ${draft.partner}${bond ? bonds[bond] : ''}.`,
      ...homes(draft),
      ...particulars(draft),
      `This agreement was prepared from the answers that we gave up to ${longDate(draft.asOf)}. It takes effect on the day on which the second of us signs it before a witness; that day is counted in the time of Ontario.`,
      'In this agreement each of us is called by name, and "we" and "us" mean both of us.',
    ];
  },
};
