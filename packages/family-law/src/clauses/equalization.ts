import { longDate } from '@evenhand/contracts/toronto';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { equalizationPayment } from './equalization-payment.js';
import { isMarried } from './people.js';

/** The release of further claims; without an agreed payment it states that neither pays. */
const stated = (draft: Draft, words: string): Passage => {
  const payor = draft.terms.property.equalization?.payor;
  return payor && payor.value === null ? draft.about(payor, words) : words;
};

export const equalization: Clause = {
  id: 'equalization',
  heading: 'Property: equalization',
  basis: ['Family Law Act, s. 4 to 8, 7(3)', 'Family Law Act, s. 9(1)'],
  note: 'Married couples share the growth of what they own during the marriage. This article says who pays what for that, that it settles it, and that neither will ask for more later. A calculation can come to another amount: a lawyer can tell you what that means for you.',
  answers: [
    'relationshipType',
    'separationDate',
    'hasAssets',
    'assetDivisionDescription',
    'equalizationPayer',
    'equalizationAmount',
    'equalizationSetOff',
    'equalizationForm',
    'equalizationDate',
    'equalizationInstalments',
    'equalizationInterval',
    'equalizationInterest',
    'equalizationSecurity',
    'equalizationSecurityNamed',
    'homePlan',
    'homeKeeper',
    'homePrice',
    'homeBy',
  ],
  applies: isMarried,
  write: (draft) => [
    `The valuation date is ${draft.answer('separationDate', longDate)}.`,
    'Each of us has considered what each of us owned and owed on the date of marriage and on the valuation date, and the property that the Family Law Act excludes. ' +
      (draft.statements.owner && draft.statements.partner
        ? 'Schedule C compares our net family properties by our financial statements. What we agree may differ from it, and each of us accepts that.'
        : 'Statements of our net family properties are not attached: a calculation might have come to another result, and each of us accepts that.'),
    ...(draft.terms.property.equalization ? equalizationPayment(draft, draft.terms.property.equalization) : []),
    stated(
      draft,
      `${draft.record.equalizationPayer ? 'This payment and the' : 'The'} division of property, the home and debts in this agreement ${draft.record.equalizationPayer ? 'settle' : 'settles'} every claim that either of us has to an equalization of net family properties. Beyond what this agreement provides for, neither of us pays the other an equalization payment.`,
    ),
    'Each of us knows that such a claim could otherwise be made until the earliest of two years after divorce, six years after separation and six months after the death of the first of us, and gives it up by this agreement.',
  ],
};
