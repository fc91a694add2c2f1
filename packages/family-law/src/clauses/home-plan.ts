import type { homeDefaults } from '@evenhand/contracts/intake/property-facts';
import { longDate } from '@evenhand/contracts/toronto';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import type { HomeTerms } from '../terms/property.js';

const defaults: Record<(typeof homeDefaults)[number], string> = {
  'Either of us may list it for sale alone':
    'either of us may list the home for sale alone, and the other signs what the sale needs',
  'Either of us may ask a court to order its sale':
    'either of us may ask a court to order the sale of the home, and the other consents to the order',
};

const sale = (draft: Draft, home: HomeTerms): Passage[] => [
  text`We sell the home. It is listed for sale by ${draft.print(home.by, longDate)}.`,
];

const lowestOffer = ({ record: { homePlan, homePrice } }: Draft): Passage[] =>
  homePlan === 'We sell it' && homePrice !== undefined
    ? [`An offer of ${money(homePrice)} or more is accepted; a lower one only when both of us agree to it in writing.`]
    : [];

const buyOut = (draft: Draft, home: HomeTerms): Passage[] => {
  const { homeKeeper: keeper, livingSituation, homeOwner, equalizationSetOff } = draft.record;
  const keeps = draft.print(home.keeper, draft.name);
  const leaves = keeper ? draft.name(other(keeper)) : 'the other';
  const ownsAlone = livingSituation === 'One of us owns' && keeper !== undefined && keeper === homeOwner;
  const what = ownsAlone ? `the claims of ${leaves} to it` : `the part of ${leaves} in it`;
  const by = draft.print(home.by, longDate);
  return [
    text`${keeps} keeps the home and pays ${leaves} ${draft.print(home.price, money)} for ${what} by ${by}. On that payment ${leaves} ${ownsAlone ? 'gives them up' : 'transfers the title'}.`,
    ...(equalizationSetOff
      ? ['How the equalization payment changes what is paid stands in the article "Property: equalization".']
      : []),
  ];
};

/** The plan and its fallback after the deadline; empty without a plan. */
export const homePlan = (draft: Draft, home: HomeTerms): Passage[] => {
  const { homePlan: plan, homeDefault } = draft.record;
  if (!plan) return [];
  return [
    ...(plan === 'We sell it' ? sale(draft, home) : buyOut(draft, home)),
    ...(homeDefault ? [`If that is not done by that day, ${defaults[homeDefault]}.`] : []),
    ...lowestOffer(draft),
  ];
};

/** Exclusive possession (Family Law Act, s. 24 lists what a court could order). */
export const possession = ({ record, name }: Draft): Passage[] => {
  const { exclusivePossession: alone, exclusivePossessionUntil: until } = record;
  if (!alone) return [];
  return [
    `${name(alone)} alone lives in the home until ${until ? longDate(until) : 'it is sold or transferred'} (exclusive possession). Until then ${name(other(alone))} does not enter it without the consent of ${name(alone)}.`,
  ];
};
