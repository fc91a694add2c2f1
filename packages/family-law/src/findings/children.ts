import type { IsoDate } from '@evenhand/contracts/dates';
import type { Child } from '@evenhand/contracts/intake/child';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { ageOn, provinces } from '../child-support/province.js';
import { listed } from '../print.js';
import type { Check } from './check.js';

type Born = Pick<Child, 'dependency'> & { called: string; birthdate: IsoDate };

/** Children with a birth date; without a name, called by number. */
export const childrenByBirth = ({ children = [] }: IntakeRecord): Born[] =>
  children.flatMap(({ name, birthdate, dependency }, index) =>
    birthdate ? [{ called: name?.trim() || `Child ${index + 1}`, birthdate, dependency }] : [],
  );

export const childNotYetBorn: Check = {
  id: 'child-not-yet-born',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 13(a): the birth date of each child stands in the agreement.',
  answers: ['children'],
  find: (record, asOf) => {
    const ahead = childrenByBirth(record).filter(({ birthdate }) => birthdate > asOf);
    return ahead.length > 0 ? `The birth date lies in the future: ${listed(ahead.map(({ called }) => called))}.` : null;
  },
};

export const adultChild: Check = {
  id: 'adult-child',
  severity: 'note',
  why: 'Divorce Act, s. 2(1); Federal Child Support Guidelines, s. 3(2): a child of age counts only while still dependent, for example in full-time school.',
  answers: ['children'],
  find: (record, asOf) => {
    const independent = childrenByBirth(record).filter(
      ({ birthdate, dependency }) => !dependency && ageOn(birthdate, asOf) >= provinces.ON.majority,
    );
    return independent.length > 0
      ? `Of age already, and nothing says why they still depend on you, so no support is payable: ${listed(independent.map(({ called }) => called))}.`
      : null;
  },
};
