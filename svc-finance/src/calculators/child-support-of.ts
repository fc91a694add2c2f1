import type { IsoDate } from '@evenhand/contracts/dates';
import type { ChildSupportQuestion } from '@evenhand/contracts/finance/calculators/child-support';
import type { ChildSupport } from '@evenhand/family-law/child-support/child-support';
import { type Dependants, dependantsOn } from '@evenhand/family-law/child-support/dependants';
import type { Province } from '@evenhand/family-law/child-support/province';
import { sharedSupport } from '@evenhand/family-law/child-support/shared-support';
import { soleSupport } from '@evenhand/family-law/child-support/sole-support';
import { splitSupport } from '@evenhand/family-law/child-support/split-support';

type Counted = Pick<Extract<ChildSupportQuestion, { arrangement: 'sole' }>, 'children' | 'adultChildren'>;

const dependants = ({ children, adultChildren }: Counted, on: IsoDate, province: Province): Dependants =>
  typeof children === 'number' ? { children, adultChildren } : dependantsOn(children, on, province);

/** Section 3, 8 or 9 of the Guidelines, by arrangement. */
export const childSupportOf = (question: ChildSupportQuestion): ChildSupport => {
  switch (question.arrangement) {
    case 'sole':
      return soleSupport(question.payor, {
        ...question,
        ...dependants(question, question.on, question.province),
      });
    case 'shared':
      return sharedSupport({
        ...question,
        ...dependants(question, question.on, question.parents.owner.province),
      });
    case 'split':
      return splitSupport(question);
  }
};
