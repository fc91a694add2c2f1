import type { DependentChildren, NamedChild } from '../agreement/dependent-children.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { other } from '../parties.js';
import { listed, money } from '../print.js';
import { when } from './support-due.js';

const dependencyOf = ({ child }: NamedChild): string => {
  switch (child.dependency) {
    case 'Studies full time':
      return 'studies full time';
    case 'Illness or disability':
      return 'cannot become independent because of illness or disability';
    default:
      return 'cannot become independent for another reason that we both accept';
  }
};

const amountApart = (draft: Draft, index: number): Words => {
  const monthly = draft.terms.childSupport?.apart[index]?.monthly;
  return monthly ? draft.print(monthly, money) : '';
};

/** Counted by the table, supported with a separate amount, or no longer supported (s. 3(2)). */
export const ofAge = (draft: Draft, { byTable, apart, independent }: DependentChildren): Passage[] => {
  const pays = apart.length > 0 ? draft.answer('childSupportPayer', draft.name) : '';
  const payer = draft.record.childSupportPayer;
  const receives = payer ? draft.name(other(payer)) : 'the other parent';
  return [
    ...byTable
      .filter(({ isOfAge }) => isOfAge)
      .map(
        (child) =>
          `${child.called} is of age, ${dependencyOf(child)} and still depends on us. We count ${child.called} in the table amount as if under age (section 3(2)(a) of the Guidelines).`,
      ),
    ...apart.map(
      (child, index) =>
        text`${child.called} is of age, ${dependencyOf(child)} and still depends on us. For ${child.called}, ${pays} pays ${receives} child support of ${amountApart(draft, index)} ${when(draft)}, instead of the table amount. We consider this amount appropriate, having regard to the condition, means, needs and other circumstances of ${child.called} and to what each of us can contribute (section 3(2)(b) of the Guidelines).`,
    ),
    ...(independent.length > 0
      ? [
          `No support is payable for ${listed(independent.map(({ called }) => called))}, who ${independent.length === 1 ? 'is' : 'are'} of age and no longer ${independent.length === 1 ? 'depends' : 'depend'} on us.`,
        ]
      : []),
  ];
};
