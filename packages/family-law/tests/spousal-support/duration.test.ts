import {
  durationNotices,
  durationStep,
  durationWithChild,
  durationWithoutChild,
  type Youngest,
} from '@evenhand/family-law/spousal-support/duration';

const length = (monthsTogether: number, recipientAge: number | null = 40, separatedOn: string | null = null) => ({
  monthsTogether,
  recipientAge,
  separatedOn,
  on: '2026-11-21',
});

test.each([
  [48, null, 24, 48, '2 to 4 years from the separation'],
  [63, 40, 32, 63, '2 years and 8 months to 5 years and 3 months from the separation'],
  [36, 40, 18, 36, '1 year and 6 months to 3 years from the separation'],
  [239, 40, 120, 239, '10 years to 19 years and 11 months from the separation'],
  [59, 64, 30, 59, '2 years and 6 months to 4 years and 11 months from the separation'],
  [60, 59, 30, 60, '2 years and 6 months to 5 years from the separation'],
])(
  'after %d months, recipient aged %p, support lasts from half of the time to the whole',
  (months, age, least, most, text) => {
    expect(durationWithoutChild(length(months, age))).toEqual({
      kind: 'limited',
      leastMonths: least,
      mostMonths: most,
      ends: null,
      text,
    });
  },
);

test.each([
  [240, 20, 'the time counted is 20 years or more'],
  [240, null, 'the time counted is 20 years or more'],
  [60, 60, 'the recipient’s age at the separation (60) and the time counted (5 years) add up to 65 or more'],
])('after %d months, recipient aged %p, no end is specified, with or without a child', (months, age, reason) => {
  const expected = { kind: 'indefinite', reason, text: `indefinite (duration not specified), because ${reason}` };
  expect(durationWithoutChild(length(months, age))).toEqual(expected);
  expect(durationWithChild(length(months, age), { age: 2, born: null })).toEqual(expected);
});

test('the ends are counted from the separation', () => {
  expect(durationWithoutChild(length(48, 40, '2024-02-29'))).toMatchObject({
    ends: { earliest: '2026-02-28', latest: '2028-02-29' },
    text: '2 to 4 years from the separation, ending between 28 February 2026 and 29 February 2028',
  });
});

const born = (age: number, day: string | null = null): Youngest => ({ age, born: day });

test.each<[string, Youngest, string | null, number, number[], string[] | null]>([
  ['its schooling, when that is longer', born(2), null, 24, [48, 192], null],
  ['the relationship, at ages 6 and 18', born(18), null, 24, [12, 24], null],
  ['the relationship, then school, at age 6', born(6), null, 24, [12, 144], null],
  ['the relationship, when that is longer', born(5), null, 200, [100, 200], null],
  ['the time since the separation also', born(2), '2025-11-21', 24, [60, 204], ['2030-11-21', '2042-11-21']],
  ['no time before a separation to come', born(2), '2027-11-21', 24, [48, 192], ['2031-11-21', '2043-11-21']],
  ['the birthdays, where known', born(2, '2024-01-20'), '2025-11-21', 24, [49, 193], ['2030-01-20', '2042-01-20']],
  [
    'the birthday in the month of the other end',
    born(6, '2020-01-20'),
    '2024-01-10',
    48,
    [24, 168],
    ['2026-01-10', '2038-01-20'],
  ],
  [
    'the birthday, a few days later than half',
    born(5, '2021-01-20'),
    '2025-01-10',
    48,
    [24, 168],
    ['2027-01-20', '2039-01-20'],
  ],
])('with a youngest child support lasts by %s', (_, youngest, separatedOn, months, [leastMonths, mostMonths], days) => {
  const found = durationWithChild(length(months, 40, separatedOn), youngest);
  const ends = days && { earliest: days[0], latest: days[1] };
  expect(found).toMatchObject({ kind: 'open-at-first', leastMonths, mostMonths, ends });
  expect(found.text).toMatch(/^indefinite at first, with outer limits of .* from the separation/);
});

test('the working states the duration', () => {
  expect(durationStep(durationWithoutChild(length(48)), '7.5')).toMatchObject({
    label: 'Duration',
    amount: '2 to 4 years from the separation',
    citation: expect.stringContaining('ch. 7.5'),
  });
});

test('an unknown age has a notice where the rule of 65 could apply', () => {
  const counts = (months: number, age: number | null) => durationNotices(months, age).map(({ code }) => code);
  expect([counts(60, null), counts(239, null)]).toEqual([['age-unknown'], ['age-unknown']]);
  expect([counts(59, null), counts(240, null), counts(60, 40)]).toEqual([[], [], []]);
});
