import type { equalizationInterests } from '@evenhand/contracts/intake/property-facts';
import { type Cents, cents } from '@evenhand/contracts/money';
import { longDate } from '@evenhand/contracts/toronto';
import { calledFor } from '../agreement/called-for.js';
import type { Passage } from '../agreement/clause.js';
import { type Draft, other } from '../agreement/draft.js';
import { minus, NOTHING, plus } from '../money.js';
import { money } from '../print.js';

const ATTACHED = 'The equalization payment is settled together with the home:';

/** Paid out of the sale, or with the buy-out of the home. */
const withTheHome = (draft: Draft): Passage[] => {
  const { homePlan, homeKeeper, homePrice: price, equalizationPayer: payer, equalizationAmount: owed } = draft.record;
  if (!payer) return [];
  const [pays, receives] = [draft.name(payer), draft.name(other(payer))];
  if (homePlan === 'We sell it')
    return [
      `${ATTACHED} it is paid out of the part of ${pays} in what the sale leaves, on the day on which the sale closes and before anything else of that part is paid out. What that part does not cover ${pays} pays on the same day.`,
    ];
  if (!homeKeeper || price === undefined || owed === undefined) return [];
  const by = calledFor(draft, 'homeBy', longDate);
  if (homeKeeper === payer)
    return [`${ATTACHED} ${pays} pays ${receives} both in one sum of ${money(plus(price, owed))} by ${by}.`];
  const left = minus(price, owed);
  if (left === NOTHING) return [`${ATTACHED} one is set off against the other, so that neither of us pays anything.`];
  const [debtor, creditor] = left > NOTHING ? [receives, pays] : [pays, receives];
  const difference = left > NOTHING ? left : minus(owed, price);
  return [
    `${ATTACHED} one is set off against the other, and ${debtor} pays ${creditor} the difference of ${money(difference)} by ${by}.`,
  ];
};

const when = (draft: Draft): string => {
  const { equalizationForm, equalizationAmount: amount, equalizationInstalments: count } = draft.record;
  const day = calledFor(draft, 'equalizationDate', longDate);
  if (equalizationForm !== 'In instalments') return `on or before ${day}`;
  const times = calledFor(draft, 'equalizationInstalments', String);
  const again = calledFor(draft, 'equalizationInterval', (interval) => (interval === 'Every month' ? 'month' : 'year'));
  const { each, last } =
    amount !== undefined && count ? instalments(amount, Number(count)) : { each: null, last: null };
  const of = each === null ? '' : ` of ${money(each)} each`;
  const end = each === last || last === null ? '' : `, the last one of ${money(last)}`;
  return `in ${times} instalments${of}, the first on ${day} and the others on the same day of each ${again} after it${end}`;
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
export const equalizationPayment = (draft: Draft): Passage[] => {
  const { equalizationPayer: payer, equalizationSetOff, equalizationInterest } = draft.record;
  if (!payer) return [];
  const amount = calledFor(draft, 'equalizationAmount', money);
  const pays = `${draft.name(payer)} pays ${draft.name(other(payer))} an equalization payment of ${amount}`;
  if (equalizationSetOff) return [`${pays}.`, ...withTheHome(draft)];
  return [
    `${pays} ${when(draft)}.`,
    ...(equalizationInterest ? [interests(equalizationInterest)] : []),
    ...security(draft),
  ];
};

/** Equal instalments in whole cents; the last one takes the remainder. */
export const instalments = (amount: Cents, count: number): { each: Cents; last: Cents } => {
  const each = cents(Math.floor(amount / count));
  return { each, last: cents(amount - each * (count - 1)) };
};
