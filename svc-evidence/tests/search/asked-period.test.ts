import { askedPeriod } from '../../src/search/asked-period.js';
import { impossibleDay } from '../../src/search/named-times.js';

/** A Friday. */
const TODAY = '2026-11-27';

test.each([
  ['What did Sam say in June?', '2026-06-01', '2026-06-30'],
  ['What did Sam pay last March?', '2026-03-01', '2026-03-31'],
  ['Who paid last November?', '2025-11-01', '2025-11-30'],
  ['Who paid in November?', '2026-11-01', '2026-11-30'],
  ['Who had the children on September 2?', '2026-09-02', '2026-09-02'],
  ['Who had the children on December 2?', '2025-12-02', '2025-12-02'],
  ['What happened right after Christmas?', '2025-12-26', '2026-01-08'],
  ['What was said before Christmas?', '2025-11-23', '2025-12-23'],
  ['Did he pay last week?', '2026-11-16', '2026-11-22'],
  ['What was said 3 weeks ago about hockey?', '2026-11-02', '2026-11-08'],
  ['What was paid between March and May 2026?', '2026-03-01', '2026-05-31'],
  ['What was paid from March 3 to April 5?', '2026-03-03', '2026-04-05'],
  ['What has she paid since January?', '2026-01-01', null],
  ['Where was he on Monday?', '2026-11-23', '2026-11-23'],
  ['Where were we in the summer of 2025?', '2025-06-01', '2025-08-31'],
  ['Where were we last summer?', '2026-06-01', '2026-08-31'],
  ['What did he earn in 2024?', '2024-01-01', '2024-12-31'],
  ['What did he earn before 2024?', null, '2023-12-31'],
  ['Who picked them up yesterday?', '2026-11-26', '2026-11-26'],
  ['What was paid in the last two weeks?', '2026-11-13', '2026-11-27'],
  ['What was agreed around March 10, 2026?', '2026-02-28', '2026-03-20'],
  ['What did Sam pay during March Break?', '2026-03-13', '2026-03-22'],
  ['Who had them on Thanksgiving?', '2026-10-09', '2026-10-12'],
  ['Qu’a dit Sam en juin ?', '2026-06-01', '2026-06-30'],
  ['Qu’a-t-il payé en mars dernier ?', '2026-03-01', '2026-03-31'],
  ['Qui avait les enfants le 2 septembre ?', '2026-09-02', '2026-09-02'],
  ['Qu’a-t-il payé la semaine dernière ?', '2026-11-16', '2026-11-22'],
  ['Que s’est-il passé juste après Noël ?', '2025-12-26', '2026-01-08'],
  ['Qu’a-t-il payé depuis janvier ?', '2026-01-01', null],
])('a question names its time: %s', (question, from, to) => {
  expect(askedPeriod(question, TODAY)).toMatchObject({ from, to });
});

test.each([
  'What did Sam say about Christmas?',
  'May I see the children?',
  'Who pays the March rent?',
  'What is the plan for September 2?',
  'How much is the rent of 2000 dollars?',
  'Where is on the table?',
  'Is Sam at work at 5pm?',
  'What did Sam say on February 30?',
  'Did Mars call?',
])('a time that is no time of asking restricts nothing: %s', (question) => {
  expect(askedPeriod(question, TODAY)).toBeNull();
});

test('the rest of a question is searched without its time', () => {
  expect(askedPeriod('What did Sam pay for hockey right after Christmas?', TODAY)?.rest).toBe(
    'What did Sam pay for hockey ?',
  );
});

test.each([
  ['What did Sam say on February 30?', 'February 30'],
  ['Qui les avait le 31 avril ?', '31 avril'],
  ['What did Sam say on February 29?', null],
  ['What did Sam say on March 31, 2026?', null],
])('a day that no month has is named: %s', (question, words) => {
  expect(impossibleDay(question)).toBe(words);
});
