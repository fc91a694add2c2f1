import type { Party } from '@evenhand/contracts/identity';
import type { equalizationInterests, homesInEqualization } from '@evenhand/contracts/intake/property-facts';
import { longDate } from '@evenhand/contracts/toronto';
import { dayInWords } from '../agreement/due-days.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import type { EqualizationTerms, InstalmentTerms } from '../terms/equalization.js';
import { keepsOwnHome } from './home-plan.js';

/** Where the home is sold although one was to keep it. */
const insteadOfKeeping = (draft: Draft, payor: Party): Passage[] => {
  const { home, net } = draft.terms.property;
  if (!home || home.fallback.value === null) return [];
  const [pays, receives] = [draft.name(payor), draft.name(other(payor))];
  if (home.owns === 'jointly' || home.titleholder.value === payor)
    return [
      `If the home is sold instead, the equalization payment will be paid to ${receives} out of the share of ${pays} in the net proceeds on the closing date of that sale, and ${pays} will pay on the same day what that share does not cover.`,
    ];
  return keepsOwnHome(home) && net?.payor.value !== home.keeper.value
    ? []
    : [
        `If the home is sold instead, ${pays} will pay ${receives} the equalization payment on the closing date of that sale.`,
      ];
};

/** Paid out of the sale, or with the buy-out of the home. */
const withTheHome = (draft: Draft, { withHome, payor }: EqualizationTerms): Passage[] => {
  if (!payor.value) return [];
  const [pays, receives] = [draft.name(payor.value), draft.name(other(payor.value))];
  if (withHome === 'out-of-the-sale')
    return [
      `The equalization payment will be paid to ${receives} out of the share of ${pays} in the net proceeds of the sale of the home, on the closing date and before anything else is paid to ${pays} from that share. If that share is less than the equalization payment, ${pays} will pay the difference to ${receives} on the closing date.`,
    ];
  const { net } = draft.terms.property;
  if (!net) return [];
  const ifSold = insteadOfKeeping(draft, payor.value);
  const both = 'The equalization payment and the payment for the home';
  if (!net.payor.value)
    return [
      draft.about(net.amount, `${both} are equal and are set off against each other, so that neither is paid.`),
      ...ifSold,
    ];
  const [debtor, creditor] = [draft.print(net.payor, draft.name), draft.name(other(net.payor.value))];
  const [amount, by] = [draft.print(net.amount, money), draft.print(net.by, longDate)];
  return [
    withHome === 'one-sum'
      ? text`${both} will be paid in one sum: ${debtor} will pay ${creditor} ${amount} by ${by}. That sum discharges both.`
      : text`${both} are set off against each other: ${debtor} will pay ${creditor} the difference of ${amount} by ${by}. That sum discharges both.`,
    ...ifSold,
  ];
};

/** In a month without the day of the first instalment, its last day. */
const followingDays = (draft: Draft, { on }: EqualizationTerms, { every }: InstalmentTerms): Words => {
  const day = Number(on.value?.slice(8) ?? 1);
  if (every.value === 'month') return text`on the ${draft.about(every, dayInWords(day))} after that`;
  const leap = on.value?.endsWith('-02-29') ? ' (28 February in a year without that day)' : '';
  return text`on the same date of each ${draft.print(every, String)} after that${leap}`;
};

/** The last instalment takes the remainder in cents. */
const parts = (draft: Draft, { count, each, last }: InstalmentTerms): Words => {
  if (each.value === null) return text`${draft.print(count, String)} instalments`;
  const amount = draft.print(each, money);
  if (last.value === each.value) return text`${draft.print(count, String)} instalments of ${amount} each`;
  const before = draft.print(count, (all) => (all === 2 ? 'a first instalment' : `${all - 1} instalments`));
  return text`${before} of ${amount} and a last instalment of ${draft.print(last, money)}`;
};

const inInstalments = (draft: Draft, terms: EqualizationTerms, instalments: InstalmentTerms): Words => {
  const { lastOn } = instalments;
  const first = draft.print(terms.on, longDate);
  const lastDay = lastOn.value === null ? '' : text` The last instalment is due on ${draft.print(lastOn, longDate)}.`;
  return text` in ${parts(draft, instalments)}. The first instalment is due on ${first}, and the others are due ${followingDays(draft, terms, instalments)}.${lastDay}`;
};

const when = (draft: Draft, terms: EqualizationTerms): Words =>
  terms.instalments
    ? inInstalments(draft, terms, terms.instalments)
    : text` on or before ${draft.print(terms.on, longDate)}.`;

const interests = (interest: (typeof equalizationInterests)[number]): string => {
  if (interest === 'No interest') return 'No interest accrues on an amount that is paid on time.';
  const rate =
    interest === 'The postjudgment rate of the Courts of Justice Act'
      ? 'the postjudgment interest rate under the Courts of Justice Act'
      : interest.replace('% a year', '% per year');
  return `The unpaid balance bears simple interest at ${rate} from the day on which this agreement takes effect. Interest is paid together with each payment.`;
};

const security = (draft: Draft, terms: EqualizationTerms): Passage[] => {
  const { payor, securityNamed } = terms;
  if (!payor.value || terms.security.value === null) return [];
  const [pays, receives] = [draft.name(payor.value), draft.name(other(payor.value))];
  if (terms.security.value === 'No security')
    return [draft.about(terms.security, 'No security is given for the equalization payment.')];
  const secures = `As security for the equalization payment, ${pays} will give ${receives}`;
  if (terms.security.value === 'A charge on the home')
    return [
      draft.about(
        terms.security,
        `${secures} a charge on the home. The charge will be registered on title when this agreement takes effect and discharged when the payment and all interest have been paid.`,
      ),
    ];
  return [
    text`${secures} ${draft.print(securityNamed, (words) => words.trim())}. It will be registered within 10 days after this agreement takes effect, under the Personal Property Security Act or on title to land, and discharged when the payment and all interest have been paid.`,
  ];
};

const countsHome: Record<(typeof homesInEqualization)[number], string> = {
  'Yes, its value is counted':
    'The value of the home was counted in the equalization payment. The payment for the home is made in addition to it, for every other claim to the home.',
  'No, the home is left out': 'The value of the home was not counted in the equalization payment.',
};

/** Empty when no payment is agreed. */
export const equalizationPayment = (draft: Draft, terms: EqualizationTerms): Passage[] => {
  const { payor, withHome, homeCounted, interest } = terms;
  if (!payor.value) return [];
  const amount = draft.print(terms.amount, money);
  const pays = text`${draft.print(payor, draft.name)} will pay ${draft.name(other(payor.value))} an equalization payment of ${amount}`;
  const counted = homeCounted ? [draft.print(homeCounted, (answer) => countsHome[answer])] : [];
  if (withHome) return [text`${pays}.`, ...counted, ...withTheHome(draft, terms)];
  return [
    text`${pays}${when(draft, terms)}`,
    ...counted,
    ...(interest.value === null ? [] : [draft.print(interest, interests)]),
    ...security(draft, terms),
  ];
};
