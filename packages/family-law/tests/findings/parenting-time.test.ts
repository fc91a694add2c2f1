import type { Party } from '@evenhand/contracts/identity';
import type { Child } from '@evenhand/contracts/intake/child';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
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

describe('a schedule that rotates', () => {
  const weekly = (placed: IntakeRecord = {}): IntakeRecord => ({
    ...couple,
    ...twoChildren,
    primaryResidence: 'Equal (shared)',
    residentialParent: undefined,
    parentingSchedule: 'Week on/week off',
    ...placed,
  });
  const placed: IntakeRecord = { scheduleStartsOn: '2026-12-07', scheduleStartsWith: 'partner', exchangeHour: '17:00' };
  const missing = (record: IntakeRecord) => generateAgreement(record, asOf).missing.map(({ answer }) => answer);
  const textOf = (record: IntakeRecord) => plainText(generateAgreement(record, asOf));

  test('leaves its first parent, its first day and the hour of its exchanges open until they are answered', () => {
    expect(missing(weekly())).toEqual(expect.arrayContaining(Object.keys(placed)));
    expect(missing(weekly(placed))).toEqual([]);
    expect(textOf(weekly())).not.toContain('one week with one of us');
  });

  test('states who is first, from which day, and when the children change homes', () => {
    const printed = textOf(weekly(placed));
    expect(printed).toContain('one week with Sam Sample and the next week with Alex Example.');
    expect(printed).toContain('The first day of the regular schedule is 7 December 2026.');
    expect(printed).toContain('at the end of school on a school day, and at 5:00 p.m. on any other day.');
  });

  test('needs its first day and its hour also as a pattern of two weeks', () => {
    const record = { ...ownWords('pppooop pppooop'.replace(' ', '')), scheduleStartsOn: undefined };
    expect(missing(record)).toEqual(['scheduleStartsOn', 'exchangeHour']);
  });
});

describe('a break that is divided', () => {
  const record: IntakeRecord = { ...couple, ...twoChildren, winterBreakSharing: 'Half each' };

  test('leaves open who comes first until it is answered', () => {
    const { missing } = generateAgreement(record, asOf);
    expect(missing.map(({ answer }) => answer)).toEqual(['winterBreakFirst']);
    const holiday: IntakeRecord = {
      ...couple,
      ...twoChildren,
      holidays: [{ holiday: 'Thanksgiving weekend', sharing: 'In turn, year by year' }],
    };
    expect(generateAgreement(holiday, asOf).missing.map(({ answer }) => answer)).toEqual(['holidays/0/first']);
  });

  test('is counted, and the share names what is counted', () => {
    const printed = plainText(generateAgreement({ ...record, winterBreakFirst: 'partner' }, asOf));
    expect(printed).toContain('Counting the regular schedule and the school breaks that this article divides');
    expect(printed).toContain('School breaks: Alex Example:');
  });
});

describe('a rota of weeks that repeat', () => {
  const rota = (weeks: readonly number[]): IntakeRecord => ({
    ...couple,
    ...twoChildren,
    userIncome: cents(91_000_00),
    partnerIncome: cents(72_000_00),
    primaryResidence: 'Equal (shared)',
    residentialParent: undefined,
    parentingSchedule: 'Custom',
    scheduleStartsOn: '2026-12-07',
    exchangeHour: '17:00',
    scheduleDays: weeks.flatMap((owners) =>
      Array.from({ length: 7 }, (_, day) => (day < owners ? ('owner' as const) : ('partner' as const))),
    ),
  });
  const terms = (weeks: readonly number[]) => agreedTerms(rota(weeks), asOf).terms;

  test('of three weeks with 9 of 21 days is shared time, 43 %', () => {
    const { parenting, childSupport } = terms([4, 3, 2]);
    expect(Number(parenting?.share.value?.owner)).toBeCloseTo(42.9, 0);
    expect(childSupport?.guidelines?.arrangement).toBe('shared');
    expect(plainText(generateAgreement(rota([4, 3, 2]), asOf))).toContain(
      'a schedule that repeats every three weeks. Alex Example has 9 of the 21 days and Sam Sample has 12.',
    );
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('can have %i weeks, each of which is stated', (weeks) => {
    const text = plainText(generateAgreement(rota(Array.from({ length: weeks }, () => 3)), asOf));
    expect(text).toContain(`has ${weeks * 3} of the ${weeks * 7} days`);
    expect(text.match(/in the \w+ week, with Alex Example/g) ?? []).toHaveLength(weeks === 1 ? 0 : weeks);
  });

  test('with less than 40 % is not shared time', () => {
    expect(terms([4, 2, 2]).childSupport?.openResidence?.answer).toBe('primaryResidence');
  });

  test('of nine weeks, or of a part of a week, is refused', () => {
    for (const days of [63, 10])
      expect(IntakeRecord.safeParse({ scheduleDays: Array.from({ length: days }, () => 'owner') }).success).toBe(false);
  });
});

describe('a claim of the amount for an eligible dependant', () => {
  const sole: IntakeRecord = {
    ...couple,
    ...twoChildren,
    dependantCredit: 'One of us claims it',
    dependantCreditBy: 'owner',
  };
  const [first, second] = twoChildren.children;
  const net = { agreedChildSupportAmount: cents(300_00), childSupportReason: 'We share all other costs.' };
  const split: IntakeRecord = {
    ...sole,
    primaryResidence: 'Other arrangement',
    residentialParent: undefined,
    children: [
      { ...first, livesWith: 'owner' },
      { ...second, livesWith: 'partner' },
    ],
  };
  const weeks: IntakeRecord = {
    ...sole,
    primaryResidence: 'Equal (shared)',
    residentialParent: undefined,
    parentingSchedule: 'Week on/week off',
  };

  test.each<[string, boolean, IntakeRecord]>([
    ['pays for every child', true, sole],
    ['alone pays for a shared child', true, { ...weeks, ...net }],
    ['pays as much as a set-off asks', false, weeks],
    ['has a child at home', false, split],
    ['has a child at home and pays a net amount', false, { ...split, ...net }],
    ['pays nothing', false, { ...sole, ...net, agreedChildSupportAmount: cents(0) }],
  ])('is found when the parent who claims it %s: %s', (_when, isFound, record) => {
    expect(found(record).includes('dependant-credit-of-payer')).toBe(isFound);
  });
});

describe('children who live apart', () => {
  const [robin, kim] = twoChildren.children;
  const apart = (homes: [Child['livesWith'], Child['livesWith']], schedule?: string): IntakeRecord => ({
    ...ownWords('ooooooo ppppppp'.replace(' ', '')),
    primaryResidence: 'Other arrangement',
    children: [
      { ...robin, livesWith: homes[0], schedule },
      { ...kim, livesWith: homes[1], schedule },
    ],
  });

  test('have no common schedule that gives another share of the year', () => {
    expect(found(apart(['owner', 'partner']))).toContain('schedule-contradicts-shares');
    expect(found({ ...apart(['both', 'partner']), scheduleDays: days('opppppp') })).toContain(
      'schedule-contradicts-shares',
    );
    const { terms } = agreedTerms(apart(['owner', 'partner']), asOf);
    expect(terms.parenting?.residence).toMatchObject({ value: null, answer: 'primaryResidence' });
    expect(terms.childSupport?.guidelines).toBeNull();
  });

  test('have the set-off for each home when each has times that differ from the schedule', () => {
    const record = apart(['owner', 'partner'], 'Every second weekend with the other parent.');
    expect(found(record)).not.toContain('schedule-contradicts-shares');
    expect(agreedTerms(record, asOf).terms.childSupport?.guidelines?.arrangement).toBe('split');
  });
});
