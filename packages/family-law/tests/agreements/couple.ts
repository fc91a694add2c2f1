import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';

export const robin = { name: 'Robin Example', birthdate: '2015-03-04' };
export const student = { name: 'Jo Example', birthdate: '2006-10-12', dependency: 'Studies full time' } as const;
/** Of a schedule that rotates. */
export const fromDecember = {
  scheduleStartsOn: '2026-12-07',
  scheduleStartsWith: 'partner',
  exchangeHour: '17:00',
} satisfies IntakeRecord;
export const paidSpousally = {
  spousalSupportRequested: true,
  spousalSupportPayer: 'owner',
  spousalSupportAmount: cents(150_000),
  spousalSupportDuration: 'until it is reviewed; either of us may ask for a review on or after 1 January 2032',
  spousalSupportReason: 'Sam stayed at home for twelve years with the children.',
} satisfies IntakeRecord;
export const reasonsForRelease = {
  releaseCareers: 'Both of us worked throughout, and neither gave up work for the other.',
  userSelfSupport: 'Alex has worked full-time throughout.',
  partnerSelfSupport: 'Sam has worked full-time throughout and has savings.',
} satisfies IntakeRecord;
