import type { IsoDate } from '@evenhand/contracts/dates';
import type { ChildSupportQuestion } from '@evenhand/contracts/finance/calculators/child-support';
import type { ChildSupport } from '@evenhand/family-law/child-support/child-support';
import { childrenLiveIn, type Dependants, dependantsOn } from '@evenhand/family-law/child-support/dependants';
import type { Province } from '@evenhand/family-law/child-support/province';
import { sharedSupport } from '@evenhand/family-law/child-support/shared-support';
import { soleSupport } from '@evenhand/family-law/child-support/sole-support';
import { splitSupport } from '@evenhand/family-law/child-support/split-support';
import type { Notice } from '@evenhand/family-law/notice';

type Counted = Pick<Extract<ChildSupportQuestion, { arrangement: 'sole' }>, 'children' | 'adultChildren'>;

const isByBirthdate = ({ children }: Counted): boolean => typeof children !== 'number';

const dependants = ({ children, adultChildren }: Counted, on: IsoDate, province: Province): Dependants =>
  typeof children === 'number' ? { children, adultChildren } : dependantsOn(children, on, province);

const noting = (support: ChildSupport, notice: Notice | false): ChildSupport =>
  notice ? { ...support, notices: [...support.notices, notice] } : support;

/**
 * Section 3, 8 or 9 of the Guidelines, by arrangement. The question has no residence of the children: birth dates are
 * counted for the province of the payor, or with shared time of the owner, and a notice states it.
 */
export const childSupportOf = (question: ChildSupportQuestion): ChildSupport => {
  switch (question.arrangement) {
    case 'sole': {
      const { on, payor, province } = question;
      const support = soleSupport(payor, { ...question, ...dependants(question, on, province) });
      return noting(support, isByBirthdate(question) && childrenLiveIn(province));
    }
    case 'shared': {
      const { on, parents } = question;
      const { province } = parents.owner;
      const support = sharedSupport({ ...question, ...dependants(question, on, province) });
      const isAssumed = isByBirthdate(question) && parents.partner.province !== province;
      return noting(support, isAssumed && childrenLiveIn(province));
    }
    case 'split':
      return splitSupport(question);
  }
};
