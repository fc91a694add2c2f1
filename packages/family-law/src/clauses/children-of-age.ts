import type { Child } from '@evenhand/contracts/intake/child';
import type { DependentChildren } from '../agreement/dependent-children.js';
import { aMonthFrom } from '../agreement/due-days.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { other } from '../parties.js';
import { listed, money } from '../print.js';
import type { ChildSupportTerms } from '../terms/child-support.js';

/** Follows the child's name. */
export const dependencyOf = (dependency: Child['dependency'] | null): string => {
  switch (dependency) {
    case 'Studies full time':
      return 'studies full time';
    case 'Illness or disability':
      return 'is unable to become independent because of illness or disability';
    default:
      return 'is unable to become independent for another reason that we both accept';
  }
};

/** With whom a child of age lives; the amount depends on it. */
const home = (draft: Draft, called: string, { dependency }: Child): Words => {
  const term = draft.terms.children.find((child) => child.called === called)?.home;
  if (!term || draft.terms.parenting?.residence.value === null) return '';
  if (term.value === null) return text` This agreement does not yet state ${draft.print(term, String)}.`;
  const away = dependency === 'Studies full time' ? ' when not away for studies' : '';
  return text` ${called} lives with ${draft.print(term, (party) => (party === 'both' ? 'both of us' : draft.name(party)))}${away}.`;
};

/** Counted by the table, supported with a separate amount, or no longer supported (s. 3(2)). */
export const ofAge = (
  draft: Draft,
  { apart: amounts, apartPayor, due }: ChildSupportTerms,
  { byTable, apart, independent }: DependentChildren,
): Passage[] => {
  const receives = apartPayor.value ? draft.name(other(apartPayor.value)) : 'the other parent';
  return [
    ...byTable
      .filter(({ isOfAge }) => isOfAge)
      .map(
        ({ called, child }) =>
          text`${called} is of age, ${dependencyOf(child.dependency)} and remains dependent on us.${home(draft, called, child)} We count ${called} in the table amount as if under the age of majority (section 3(2)(a) of the Guidelines).`,
      ),
    ...apart.flatMap(({ called, child }, index) => {
      const amount = amounts[index];
      return amount
        ? [
            text`${called} is of age, ${dependencyOf(child.dependency)} and remains dependent on us.${home(draft, called, child)} For ${called}, ${draft.print(apartPayor, draft.name)} will pay ${receives} child support of ${draft.print(amount.monthly, money)} ${aMonthFrom(due)}, instead of the table amount. We consider this amount appropriate, having regard to the condition, means, needs and other circumstances of ${called} and the financial ability of each of us to contribute (section 3(2)(b) of the Guidelines).`,
          ]
        : [];
    }),
    ...(independent.length > 0
      ? [
          `No child support is payable for ${listed(independent.map(({ called }) => called))}, who ${independent.length === 1 ? 'is' : 'are'} of age and no longer dependent on us.`,
        ]
      : []),
  ];
};
