import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { plainText } from '@evenhand/family-law/document/plain-text';
import { consistencyFindings } from '@evenhand/family-law/findings/consistency-findings';
import { agreedTerms } from '@evenhand/family-law/terms/terms';

const asOf = '2026-11-21';
/** `o` and `p` for the days of two weeks, Monday first. */
const days = (pattern: string) => [...pattern].map((day): Party => (day === 'o' ? 'owner' : 'partner'));
const ownWords = (scheduleDays?: string): IntakeRecord => ({
  ...couple,
  ...twoChildren,
  userIncome: cents(96_000_00),
  partnerIncome: cents(70_000_00),
  primaryResidence: 'Equal (shared)',
  residentialParent: undefined,
  parentingSchedule: 'Custom',
  customScheduleNotes: 'Alex has the children from Thursday to Saturday, and on every second Sunday.',
  ...(scheduleDays && { scheduleDays: days(scheduleDays) }),
});
/** Five of 14 days: 36%. */
const THIRTY_SIX = 'pppoopp pppooop'.replace(' ', '');
const found = (record: IntakeRecord) => consistencyFindings(record, asOf).map(({ id }) => id);

describe('38% of the time called shared, with a set-off', () => {
  test('a schedule in own words is not shared time until its days are counted', () => {
    const { terms } = agreedTerms(ownWords(), asOf);
    expect(terms.parenting?.residence).toMatchObject({ value: null, answer: 'scheduleDays' });
    expect(terms.childSupport?.guidelines).toBeNull();
    expect(found(ownWords())).toEqual(['shared-time-not-counted']);
    expect(generateAgreement(ownWords(), asOf).missing.map(({ answer }) => answer)).toContain('scheduleDays');
  });

  test('a counted share below 40% is not shared time, and the sentence states it', () => {
    const record = ownWords(THIRTY_SIX);
    expect(found(record)).toEqual(['schedule-contradicts-shares']);
    expect(consistencyFindings(record, asOf)[0]?.sentence).toContain('gives you 36% and your partner 64%');
    const printed = plainText(generateAgreement(record, asOf));
    expect(printed).not.toContain('shared: each of us');
    expect(printed).not.toContain('set-off');
  });

  test('the table amount is paid when the same schedule is primarily with one parent', () => {
    const record: IntakeRecord = {
      ...ownWords(THIRTY_SIX),
      primaryResidence: 'Primarily with one parent',
      residentialParent: 'partner',
    };
    const { terms } = agreedTerms(record, asOf);
    expect(terms.parenting?.share.value).toEqual({ owner: 36, partner: 64 });
    expect(terms.childSupport?.guidelines?.arrangement).toBe('sole');
    expect(found(record)).toEqual([]);
  });

  test('six of 14 days are shared time with a set-off', () => {
    const record = ownWords('pppooop pppooop'.replace(' ', ''));
    const { terms } = agreedTerms(record, asOf);
    expect(terms.parenting?.share.value).toEqual({ owner: 43, partner: 57 });
    expect(terms.childSupport?.guidelines?.arrangement).toBe('shared');
    expect(found(record)).toEqual([]);
    const printed = plainText(generateAgreement(record, asOf));
    expect(printed).toContain(
      'in the first week, with Sam Sample from Monday to Wednesday, with Alex Example from Thursday to Saturday and with Sam Sample on Sunday',
    );
  });

  test.each(['2-2-5-5', '3-4-4-3'] as const)('%s can be chosen and is counted', (parentingSchedule) => {
    const { terms } = agreedTerms({ ...ownWords(), parentingSchedule, scheduleStartsWith: 'owner' }, asOf);
    expect(terms.parenting?.share.value).toEqual({ owner: 50, partner: 50 });
  });

  test('39.9% is never printed as 40%', () => {
    const summerWithPartner: IntakeRecord = {
      ...ownWords('pppooop pppooop'.replace(' ', '')),
      summerSharing: 'Always with the same parent',
      summerFirst: 'partner',
    };
    const { terms } = agreedTerms(
      { ...summerWithPartner, primaryResidence: 'Primarily with one parent', residentialParent: 'partner' },
      asOf,
    );
    expect(terms.parenting?.share.value?.owner).toBeLessThan(40);
  });
});
