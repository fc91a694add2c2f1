import { isRotating } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { type SpecialDays, specialDaysTerms } from './special-days.js';
import { optional, type Term } from './term.js';

type Answer<Field extends keyof IntakeRecord> = Term<NonNullable<IntakeRecord[Field]>>;

export interface TravelTerms {
  readonly notice: Answer<'travelNotice'>;
  readonly consent: Answer<'travelConsent'>;
  readonly passportKeeper: Answer<'passportKeeper'>;
}

/** What parents agree beyond residence, schedule and decisions; each term may stay open. */
export interface ParentingRules {
  readonly specialDays: readonly SpecialDays[];
  readonly exchange: {
    readonly place: Answer<'exchangePlace'>;
    readonly placeNamed: Answer<'exchangePlaceNamed'>;
    readonly driver: Answer<'exchangeDriver'>;
    readonly hour: Answer<'exchangeHour'>;
  };
  readonly firstRefusal: Answer<'firstRefusal'>;
  readonly newPartners: Answer<'newPartners'>;
  readonly socialMedia: Answer<'socialMedia'>;
  /** The area that the children's home stays in. */
  readonly homeArea: Answer<'homeArea'>;
  /** Null where no article about travel is chosen. */
  readonly travel: TravelTerms | null;
}

const travelTerms = (record: IntakeRecord): TravelTerms | null => {
  const { optionalClauses, travelNotice, travelConsent, passportKeeper } = record;
  const isChosen = optionalClauses?.includes('Travel with the children') === true;
  return isChosen || travelNotice || travelConsent || passportKeeper
    ? {
        notice: optional(record, 'travelNotice'),
        consent: optional(record, 'travelConsent'),
        passportKeeper: optional(record, 'passportKeeper'),
      }
    : null;
};

export const parentingRules = (record: IntakeRecord): ParentingRules => ({
  specialDays: specialDaysTerms(record),
  exchange: {
    place: optional(record, 'exchangePlace'),
    placeNamed: optional(record, 'exchangePlaceNamed'),
    driver: optional(record, 'exchangeDriver'),
    hour: optional(record, 'exchangeHour', isRotating(record) ? 'at what time the children change homes' : null),
  },
  firstRefusal: optional(record, 'firstRefusal'),
  newPartners: optional(record, 'newPartners'),
  socialMedia: optional(record, 'socialMedia'),
  homeArea: optional(record, 'homeArea'),
  travel: travelTerms(record),
});
