import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { Party } from '../identity.js';
import { EnteredCents } from '../money.js';
import { writtenText } from '../text.js';

const Line = writtenText(200);

export const MOST_WEEKS = 8;

/** One to eight whole weeks that repeat, Monday first; null for a day that is not chosen yet. */
export const ScheduleDays = z
  .array(Party.nullable())
  .min(7)
  .max(7 * MOST_WEEKS)
  .refine((days) => days.length % 7 === 0);
export type ScheduleDays = z.infer<typeof ScheduleDays>;

/** Null until every day is chosen. */
export const chosenDays = (days: ScheduleDays | undefined): Party[] | null => {
  const chosen = (days ?? []).flatMap((day) => day ?? []);
  return chosen.length > 0 && chosen.length === days?.length ? chosen : null;
};

/** How a period that overrides the regular schedule is shared. */
export const sharings = [
  'The regular schedule goes on',
  'Half each',
  'Weeks in turn',
  'In turn, year by year',
  'Always with the same parent',
] as const;

/** Computed by the calendar; other holidays have explicit dates. */
export const holidayNames = [
  'New Year',
  'Family Day weekend',
  'Easter weekend',
  'Victoria Day weekend',
  'Mother’s Day',
  'Father’s Day',
  'Canada Day',
  'Civic Holiday weekend',
  'Labour Day weekend',
  'Thanksgiving weekend',
  'Christmas Eve and Day',
  'Boxing Day',
  'Another day',
] as const;
export const holidaySharings = ['Half each', 'In turn, year by year', 'Always with the same parent'] as const;

/** `from` and `until`: for a day that the calendar does not compute. */
export const Holiday = z.strictObject({
  holiday: z.enum(holidayNames).optional(),
  called: Line.optional(),
  from: IsoDate.optional(),
  until: IsoDate.optional(),
  sharing: z.enum(holidaySharings).optional(),
  /** The parent of the first half, the even years, or every year. */
  first: Party.optional(),
});
export type Holiday = z.infer<typeof Holiday>;
export const MOST_HOLIDAYS = 30;

export const exchangePlaces = [
  'At school or day care',
  'At the home where the time ends',
  'At the home where the time begins',
  'At a public place that we name',
] as const;
export const exchangeDrivers = [
  'The parent whose time begins fetches them',
  'The parent whose time ends brings them',
  'Somebody else whom we both trust',
] as const;
export const exchangeHours = [
  '08:00',
  '09:00',
  '10:00',
  '12:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
  '19:00',
  '20:00',
] as const;
export const firstRefusals = ['From 4 hours on', 'From 8 hours on', 'For a night or more'] as const;
export const travelNotices = ['14 days', '30 days', '60 days'] as const;
export const travelConsents = ['Notice is enough', 'Written consent for each trip outside Canada'] as const;
export const newPartnerTerms = [
  'The other parent hears of it first',
  'The children meet a new partner after six months',
  'No stays overnight in the first year',
] as const;
export const socialMediaTerms = [
  'No pictures of the children in public',
  'Pictures for family and friends only',
  'Only when both of us agree',
] as const;

/** A child of one party from another relationship; that support can affect this one (Guidelines s. 10). */
export const OtherChild = z.strictObject({
  parent: Party.optional(),
  name: Line.optional(),
  birthdate: IsoDate.optional(),
  livesWithParent: z.boolean().optional(),
  /** Cents a month. */
  supportPaid: EnteredCents.optional(),
});
export type OtherChild = z.infer<typeof OtherChild>;
export const MOST_OTHER_CHILDREN = 10;

/** Optional answers about the children beyond the regular week. */
export const parentingFacts = {
  scheduleDays: ScheduleDays.optional(),
  scheduleStartsOn: IsoDate.optional(),
  scheduleStartsWith: Party.optional(),
  summerSharing: z.enum(sharings).optional(),
  /** The parent of the first half or week, the even years, or every year. */
  summerFirst: Party.optional(),
  winterBreakSharing: z.enum(sharings).optional(),
  winterBreakFirst: Party.optional(),
  marchBreakSharing: z.enum(sharings).optional(),
  marchBreakFirst: Party.optional(),
  holidays: z.array(Holiday).max(MOST_HOLIDAYS).optional(),
  exchangePlace: z.enum(exchangePlaces).optional(),
  exchangePlaceNamed: Line.optional(),
  exchangeDriver: z.enum(exchangeDrivers).optional(),
  exchangeHour: z.enum(exchangeHours).optional(),
  firstRefusal: z.enum(firstRefusals).optional(),
  /** A town or school district; leaving it needs the other's consent. */
  homeArea: Line.optional(),
  travelNotice: z.enum(travelNotices).optional(),
  travelConsent: z.enum(travelConsents).optional(),
  passportKeeper: Party.optional(),
  newPartners: z.array(z.enum(newPartnerTerms)).max(newPartnerTerms.length).optional(),
  socialMedia: z.enum(socialMediaTerms).optional(),
  otherChildren: z.array(OtherChild).max(MOST_OTHER_CHILDREN).optional(),
};
