import type { equalizationInterests } from '@evenhand/contracts/intake/property-facts';
import { longDate } from '@evenhand/contracts/toronto';
import { calledFor } from '../draft/called-for.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import type { EqualizationTerms } from '../terms/property.js';

const ATTACHED = 'The equalization payment is settled together with the home:';

/** Paid out of the sale, or with the buy-out of the home. */
const withTheHome = (draft: Draft, { withHome, payor }: EqualizationTerms): Passage[] => {
  if (!payor.value) return [];
  const pays = draft.name(payor.value);
  if (withHome === 'out-of-the-sale')
    return [
      `${ATTACHED} it is paid out of the part of ${pays} in what the sale leaves, on the day on which the sale closes and before anything else of that part is paid out. What that part does not cover ${pays} pays on the same day.`,
    ];
  const { net } = draft.terms.property;
  if (!net) return [];
  if (!net.payor.value)
    return [
      draft.about(net.amount, `${ATTACHED} one is set off against the other, so that neither of us pays anything.`),
    ];
  const [debtor, creditor] = [draft.print(net.payor, draft.name), draft.name(other(net.payor.value))];
  const [amount, by] = [draft.print(net.amount, money), draft.print(net.by, longDate)];
  return [
    withHome === 'one-sum'
      ? text`${ATTACHED} ${debtor} pays ${creditor} both in one sum of ${amount} by ${by}.`
      : text`${ATTACHED} one is set off against the other, and ${debtor} pays ${creditor} the difference of ${amount} by ${by}.`,
  ];
};

const when = (draft: Draft, { on, instalments }: EqualizationTerms): Words => {
  const day = draft.print(on, longDate);
  if (!instalments) return text`on or before ${day}`;
  const { count, every, each, last } = instalments;
  const times = draft.print(count, String);
  const again = draft.print(every, String);
  const of = each.value === null ? '' : text` of ${draft.print(each, money)} each`;
  const end =
    last.value === null || last.value === each.value ? '' : text`, the last one of ${draft.print(last, money)}`;
  return text`in ${times} instalments${of}, the first on ${day} and the others on the same day of each ${again} after it${end}`;
};

const interests = (interest: (typeof equalizationInterests)[number]): string =>
  interest === 'No interest'
    ? 'What is paid on time bears no interest.'
    : `What is still owed bears simple interest ${
        interest === 'The postjudgment rate of the Courts of Justice Act'
          ? 'at the postjudgment rate of the Courts of Justice Act'
          : `of ${interest}`
      } from the day on which this agreement takes effect, paid together with each payment.`;

const security = (draft: Draft): Passage[] => {
  const { equalizationPayer: payer, equalizationSecurity } = draft.record;
  if (!payer || !equalizationSecurity) return [];
  const [pays, receives] = [draft.name(payer), draft.name(other(payer))];
  if (equalizationSecurity === 'No security') return ['No security is given for the equalization payment.'];
  if (equalizationSecurity === 'A charge on the home')
    return [
      `As security ${pays} gives ${receives} a charge on the home, which is registered on its title when this agreement takes effect and released once everything is paid.`,
    ];
  return [
    `As security ${pays} gives ${receives}: ${calledFor(draft, 'equalizationSecurityNamed', (text) => text.trim())}.`,
  ];
};

/** Empty when no payment is agreed. */
export const equalizationPayment = (draft: Draft, terms: EqualizationTerms): Passage[] => {
  const { equalizationInterest } = draft.record;
  const { payor, withHome } = terms;
  if (!payor.value) return [];
  const amount = draft.print(terms.amount, money);
  const pays = text`${draft.print(payor, draft.name)} pays ${draft.name(other(payor.value))} an equalization payment of ${amount}`;
  if (withHome) return [text`${pays}.`, ...withTheHome(draft, terms)];
  return [
    text`${pays} ${when(draft, terms)}.`,
    ...(equalizationInterest ? [interests(equalizationInterest)] : []),
    ...security(draft),
  ];
};
