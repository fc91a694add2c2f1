import type { homeDefaults } from '@evenhand/contracts/intake/property-facts';
import { longDate } from '@evenhand/contracts/toronto';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { money, percent } from '../print.js';
import type { HomeTerms } from '../terms/home.js';

const fallbacks: Record<(typeof homeDefaults)[number], string> = {
  'Either of us may list it for sale alone':
    'either of us may list the home for sale alone, and the other will sign whatever the sale requires',
  'Either of us may ask a court to order its sale':
    'either of us may ask a court to order the sale of the home, and the other will consent to the order',
};

const fallback = (draft: Draft, home: HomeTerms, what: string): Passage[] =>
  home.fallback.value === null
    ? []
    : [text`If ${what} by that date, ${draft.print(home.fallback, (one) => fallbacks[one])}.`];

const proceeds = (draft: Draft, home: HomeTerms, the = 'The'): Words => {
  const { mortgage, shares, owns, titleholder, ownWords, thirdOwner } = home;
  const first = mortgage.value === NOTHING ? '' : 'the mortgage, ';
  const byShares =
    owns === 'alone'
      ? text`to ${draft.print(titleholder, draft.name)}`
      : shares.owner.value === null
        ? 'equally between us'
        : text`${draft.print(shares.owner, percent)} to ${draft.owner} and ${draft.print(shares.partner, percent)} to ${draft.partner}`;
  const written = ownWords.value === null ? byShares : text`as written above or, if nothing is written, ${byShares}`;
  const name = thirdOwner.value?.trim();
  const divided = name ? text`: to ${name} the share of ${name}, and the rest ${written}` : text` ${written}`;
  return text`${the} lawyer who closes the sale will first pay ${first}the real estate commission, property tax and other charges on the home, and the legal fees and other costs of the sale. The lawyer will then pay out the net proceeds${divided}.`;
};

/** After a failed release payment: what the owner owes comes out of the sale. */
const owedFromSale = (keeps: Words, leaves: Words): Words =>
  text`Out of the net proceeds the lawyer will first pay ${leaves} whatever ${keeps} still owes under this article. If the proceeds do not cover it, ${keeps} will pay the difference to ${leaves} on the closing date of the sale.`;

const offers = (draft: Draft, { plan, price, thirdOwner }: HomeTerms): Words =>
  plan === 'sale' && price.value !== null
    ? text`We will ${thirdOwner.value === null ? 'accept' : 'agree to'} an offer of ${draft.print(price, money)} or more. We may accept a lower offer only if both of us agree in writing.`
    : 'We will accept an offer only if both of us agree to it in writing.';

const saleTerms = (draft: Draft, home: HomeTerms): Passage[] => [
  'We will choose the real estate agent together. If we cannot agree within 14 days, each of us will name an agent, and those two will choose the agent. We will list the home at the price that the agent recommends in writing, and will lower that price if the agent recommends it in writing after 60 days.',
  offers(draft, home),
  proceeds(draft, home),
];

interface Exchange {
  readonly keeps: Words;
  readonly leaves: Words;
  /** The keeper owns the home: the other gives up claims to it. */
  readonly isRelease: boolean;
  /** False where the equalization payment covers what the keeper pays. */
  readonly isPaid: boolean;
}

const forPayment = ({ owns }: HomeTerms, { keeps, leaves, isRelease, isPaid }: Exchange): Words => {
  if (isRelease)
    return isPaid
      ? text`The payment will be made through our lawyers. The lawyer for ${keeps} will hold it in trust and release it once ${leaves} has signed a release of those claims.`
      : text`${leaves} will sign a release of those claims by the closing date.`;
  const inTrust = text` The lawyer for ${keeps} will hold the payment in trust and release it once the transfer of the ${owns === 'jointly' ? text`interest of ${leaves}` : 'title'} has been registered.`;
  return text`The transfer will close through our lawyers.${isPaid ? inTrust : ''} ${keeps} will pay the costs of the transfer, including any land transfer tax.`;
};

const released = ({ mortgage }: HomeTerms, { keeps, leaves }: Exchange): Passage[] =>
  mortgage.value === NOTHING
    ? []
    : [
        text`On the closing date ${keeps} will take over or pay out the mortgage and have ${leaves} released from it. ${keeps} will indemnify ${leaves} against any claim under the mortgage.`,
      ];

/** A sale replaces the exchange; where the keeper owes nothing for a release there is none to replace. */
const unlessExchanged = (draft: Draft, home: HomeTerms, { keeps, leaves, isRelease, isPaid }: Exchange): Passage[] => {
  if (home.fallback.value === null || (isRelease && !isPaid)) return [];
  const ofTransfer = isPaid ? 'the payment and the transfer are not completed' : 'the transfer is not completed';
  return [
    ...fallback(draft, home, isRelease ? 'the payment has not been made' : ofTransfer),
    proceeds(draft, home, 'If the home is then sold, the'),
    ...(isRelease ? [owedFromSale(keeps, leaves)] : []),
  ];
};

/** The owner keeps the home: there is neither a transfer nor, unless the payment fails, a sale. */
export const keepsOwnHome = ({ plan, owns, keeper, titleholder }: HomeTerms): boolean =>
  plan === 'buy-out' && owns === 'alone' && keeper.value !== null && keeper.value === titleholder.value;

/** What is paid for: claims against the owner, or the interest of the one who leaves. */
const buyOut = (draft: Draft, home: HomeTerms): Passage[] => {
  const { keeper, leaver, price, by } = home;
  const keeps = draft.print(keeper, draft.name);
  const leaves = leaver.value === null ? 'the other' : draft.print(leaver, draft.name);
  const isRelease = keepsOwnHome(home);
  const what = isRelease ? text`the release of all claims of ${leaves} to it` : text`the interest of ${leaves} in it`;
  const { net } = draft.terms.property;
  const exchange = { keeps, leaves, isRelease, isPaid: !net || net.payor.value === keeper.value };
  return [
    text`${keeps} will keep the home and will pay ${leaves} ${draft.print(price, money)} for ${what} by ${draft.print(by, longDate)} (the closing date).`,
    ...(net
      ? [
          'This payment is settled together with the equalization payment, as the article "Property: equalization" provides.',
        ]
      : []),
    forPayment(home, exchange),
    ...released(home, exchange),
    ...unlessExchanged(draft, home, exchange),
  ];
};

/** In the couple's own words: a transfer of a joint home; of the home of one, a payment for the claims of the other. */
const keptByOwnWords = (draft: Draft, { owns, titleholder, mortgage }: HomeTerms): Passage[] => {
  const { value: owner } = titleholder;
  if (owns === 'jointly' || owner === null)
    return [
      'If one of us keeps the home instead, that person will pay the costs of the transfer, will take over or pay out any mortgage on the home, and will have the other released from it by the day on which the title is transferred. The transfer will close through our lawyers.',
    ];
  const [keeps, claims] = [draft.print(titleholder, draft.name), draft.name(other(owner))];
  return [
    text`If ${keeps} keeps the home, a payment to ${claims} that is written above will be made through our lawyers. The lawyer for ${keeps} will hold it in trust and release it once ${claims} has signed a release of all claims to the home.`,
    ...(mortgage.value === NOTHING
      ? []
      : [
          text`Within 60 days after this agreement takes effect, ${keeps} will have ${claims} released from any liability under the mortgage, and will indemnify ${claims} against any claim under it.`,
        ]),
    text`If such a payment is not made on its day, ${claims} may ask a court to order the sale of the home, and ${keeps} will consent to the order. ${owedFromSale(keeps, claims)}`,
  ];
};

/** The plan with its closing and fallback; without a plan, how the couple's own words are carried out. */
export const homePlan = (draft: Draft, home: HomeTerms): Passage[] => {
  if (home.plan === 'buy-out') return buyOut(draft, home);
  if (home.plan === 'sale')
    return [
      text`We will sell the home. We will list it for sale by ${draft.print(home.by, longDate)}.`,
      ...fallback(draft, home, 'the home has not been listed'),
      ...saleTerms(draft, home),
    ];
  return [
    'Unless we have written otherwise above, the following paragraphs apply if the home is sold.',
    ...saleTerms(draft, home),
    ...keptByOwnWords(draft, home),
  ];
};
