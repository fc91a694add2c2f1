import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Check } from './check.js';

/** Where people write freely, beside the fields of the addresses themselves, and what it is about. */
const places = {
  homeDivisionDescription: 'what happens to the home',
  children: 'the children',
  customScheduleNotes: 'how your own parenting schedule works',
  exchangePlaceNamed: 'where the children change over',
  homeArea: 'where the children’s home stays',
  childSupportReason: 'why child support is another amount',
  expenses: 'what the children cost',
  spousalSupportReason: 'why spousal support is paid',
  spousalReviewEvent: 'when spousal support is reviewed',
  assetDivisionDescription: 'who keeps which assets',
  debtDivisionDescription: 'who pays which debts',
} as const satisfies Partial<Record<IntakeField, string>>;
const fields = Object.keys(places) as (keyof typeof places)[];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Number and street: an address is known by them, whatever city and postal code stand beside it. */
const streetOf = (address: string): string => plain(address.split(/[,\n]/)[0] ?? '');

const hiddenStreets = (record: IntakeRecord): string[] =>
  [
    record.userAddressHidden ? record.userAddress : undefined,
    record.partnerAddressHidden ? record.partnerAddress : undefined,
  ]
    .flatMap((address) => (address ? streetOf(address) : []))
    .filter((street) => /\d/.test(street) && street.includes(' '));

const wordsIn = (answer: unknown): string[] => {
  if (typeof answer === 'string') return [plain(answer)];
  return answer !== null && typeof answer === 'object' ? Object.values(answer).flatMap(wordsIn) : [];
};

export const hiddenAddressInOwnWords: Check = {
  id: 'hidden-address-in-own-words',
  severity: 'attention',
  why: 'An address that is kept out of the agreement is in it all the same where it stands in words that go into the agreement as written.',
  answers: fields,
  find: (record) => {
    const streets = hiddenStreets(record);
    const place = fields.find((field) =>
      wordsIn(record[field]).some((words) => streets.some((street) => ` ${words} `.includes(` ${street} `))),
    );
    return place
      ? `An address that is to stay hidden stands in your words about ${places[place]}. The other would read it in the agreement.`
      : null;
  },
};
