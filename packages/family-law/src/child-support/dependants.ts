import type { IsoDate } from '@evenhand/contracts/dates';
import { checkedDate } from '../checks.js';
import { LawProblem } from '../law-problem.js';
import type { Notice } from '../notice.js';
import { ageOn, type Province, provinces } from './province.js';

export interface Dependant {
  readonly birthdate: IsoDate;
  readonly stillDependent?: boolean;
}

export interface Dependants {
  readonly children: number;
  readonly adultChildren: number;
}

/** States the assumed residence of the children. */
export const childrenLiveIn = (province: Province): Notice => ({
  code: 'assumptions',
  sentence:
    `The children are taken to live in ${provinces[province].name}, where they come of age at ` +
    `${provinces[province].majority}. If they live elsewhere, the age of majority there counts (Divorce Act s. 2(1)).`,
});

/**
 * Counts the children of the marriage: under the age of majority of the province in which they live, or older and still
 * dependent (Divorce Act s. 2(1); Family Law Act s. 31).
 * @throws LawProblem `date-unknown`, or `dates-out-of-order` for a child born after `on`.
 */
export const dependantsOn = (children: readonly Dependant[], on: IsoDate, province: Province): Dependants => {
  const day = checkedDate(on, 'on');
  let minors = 0;
  let adultChildren = 0;
  children.forEach(({ birthdate, stillDependent = false }, index) => {
    const born = checkedDate(birthdate, `children.${index}.birthdate`);
    if (born > day)
      throw new LawProblem('dates-out-of-order', 'A child is born after that day.', `children.${index}.birthdate`);
    const isOfAge = ageOn(born, day) >= provinces[province].majority;
    if (!isOfAge) minors += 1;
    else if (stillDependent) adultChildren += 1;
  });
  return { children: minors + adultChildren, adultChildren };
};
