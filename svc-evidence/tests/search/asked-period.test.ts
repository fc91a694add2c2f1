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
  ['What did he pay on last March 15?', '2026-03-15', '2026-03-15'],
  ['What was said last March 15?', '2026-03-15', '2026-03-15'],
  ['Qu’a-t-il payé le 15 mars dernier ?', '2026-03-15', '2026-03-15'],
  ['What happened on the night of March 3?', '2026-03-03', '2026-03-03'],
  ['What was in the email from March 3?', '2026-03-03', '2026-03-03'],
  ['What was paid between last June and this March?', '2025-06-01', '2026-03-31'],
  ['What did he pay on February 29?', '2024-02-29', '2024-02-29'],
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

/** A Wednesday. */
const MIDWEEK = '2025-06-18';

test.each([
  ['Qu’a-t-il dit avant le 3 mars 2025 ?', null, '2025-03-02'],
  ['Qu’a-t-il dit après le 3 mars 2025 ?', '2025-03-04', null],
  ['Qu’a-t-il dit depuis le 3 mars 2025 ?', '2025-03-03', null],
  ["Qu'a-t-il dit jusqu'au 3 mars 2025 ?", null, '2025-03-03'],
  ['Qu’a-t-il dit à partir du 3 mars ?', '2025-03-03', null],
  ['Qu’a-t-il dit d’ici le 3 mars ?', null, '2025-03-03'],
  ['Qu’a-t-il dit entre le 3 mars et le 5 avril 2025 ?', '2025-03-03', '2025-04-05'],
  ['Qu’a-t-il dit du 3 mars au 5 avril 2025 ?', '2025-03-03', '2025-04-05'],
  ['Qu’a-t-il dit du 3 au 5 mars ?', '2025-03-03', '2025-03-05'],
  ['A-t-il payé de 2022 à 2024 ?', '2022-01-01', '2024-12-31'],
  ['A-t-il payé à Noël ?', '2024-12-24', '2024-12-25'],
  ['A-t-il payé jusqu’à Noël ?', null, '2024-12-25'],
  ['A-t-il payé jusqu’à la fin de mai ?', null, '2025-05-31'],
  ['A-t-il payé à Pâques ?', '2025-04-17', '2025-04-21'],
  ['Est-il venu à la fête des Mères ?', '2025-05-11', '2025-05-11'],
  ['Est-il venu le lundi de Pâques ?', '2025-04-21', '2025-04-21'],
  ['Est-il venu le vendredi saint ?', '2025-04-18', '2025-04-18'],
  ['Est-il venu à l’Action de grâce ?', '2024-10-11', '2024-10-14'],
])('a French preposition before an article decides: %s', (question, from, to) => {
  expect(askedPeriod(question, MIDWEEK)).toMatchObject({ from, to });
});

test.each([
  ['Est-il venu vendredi dernier ?', '2025-06-13', '2025-06-13'],
  ['Où était-il lundi ?', '2025-06-16', '2025-06-16'],
  ['Qu’a-t-il dit le mois passé ?', '2025-05-01', '2025-05-31'],
  ['Qu’a-t-il dit l’an dernier ?', '2024-01-01', '2024-12-31'],
  ['Qu’a-t-il dit la semaine passée ?', '2025-06-09', '2025-06-15'],
  ['Qu’a-t-il dit avant-hier ?', '2025-06-16', '2025-06-16'],
  ['Qu’a-t-il dit il y a deux semaines ?', '2025-06-02', '2025-06-08'],
  ['Qu’a-t-il dit la fin de semaine dernière ?', '2025-06-14', '2025-06-15'],
  ['A-t-il payé les trois derniers mois ?', '2025-03-18', '2025-06-18'],
  ['A-t-il écrit au cours des 30 derniers jours ?', '2025-05-19', '2025-06-18'],
  ['Qu’a-t-il dit la veille de Noël ?', '2024-12-24', '2024-12-24'],
  ['Qu’a-t-il dit le lendemain de Noël ?', '2024-12-26', '2024-12-26'],
  ['A-t-il payé la semaine du 3 mars ?', '2025-03-03', '2025-03-09'],
  ['A-t-il payé les 3 et 4 mars ?', '2025-03-03', '2025-03-04'],
  ['Est-il venu le lundi 3 et le mardi 4 mars ?', '2025-03-03', '2025-03-04'],
  ['A-t-il payé en mars et avril ?', '2025-03-01', '2025-04-30'],
  ['A-t-il payé début mars ?', '2025-03-01', '2025-03-11'],
  ['A-t-il payé à la fin mars ?', '2025-03-21', '2025-03-31'],
  ['A-t-il payé en mars de l’an dernier ?', '2024-03-01', '2024-03-31'],
  ['Qu’a-t-il dit le 12/05/2025 ?', '2025-05-12', '2025-05-12'],
])('French relative times are read: %s', (question, from, to) => {
  expect(askedPeriod(question, MIDWEEK)).toMatchObject({ from, to });
});

test.each([
  ['Did he pay between March 2023 and May 2025?', '2023-03-01', '2025-05-31'],
  ['Did he pay from 2022 to 2024?', '2022-01-01', '2024-12-31'],
  ['A-t-il payé entre janvier 2023 et mars 2025 ?', '2023-01-01', '2025-03-31'],
  ['Did he pay between December and February?', '2024-12-01', '2025-02-28'],
  ['Did he pay from March 5, 2023 to May 6, 2025?', '2023-03-05', '2025-05-06'],
  ['In March of last year what did he say?', '2024-03-01', '2024-03-31'],
  ['Last year at Christmas what did he say?', '2024-12-24', '2024-12-25'],
  ['Did he come on Friday of last week?', '2025-06-13', '2025-06-13'],
  ['What did he say on February 29?', '2024-02-29', '2024-02-29'],
])('a year belongs to its own time: %s', (question, from, to) => {
  expect(askedPeriod(question, MIDWEEK)).toMatchObject({ from, to });
});

test.each([
  ['What did he say two months ago?', '2025-04-01', '2025-04-30'],
  ['What did he say six months ago?', '2024-12-01', '2024-12-31'],
  ['What did he write in the last 30 days?', '2025-05-19', '2025-06-18'],
  ['What did he write in the past 10 days?', '2025-06-08', '2025-06-18'],
  ['What did he write over the past year?', '2024-06-18', '2025-06-18'],
  ['What did he write over the past month?', '2025-05-18', '2025-06-18'],
  ['What did he write in the past week?', '2025-06-11', '2025-06-18'],
  ['What did he write last month?', '2025-05-01', '2025-05-31'],
  ['What did he write last year?', '2024-01-01', '2024-12-31'],
  ['Did she come last weekend?', '2025-06-14', '2025-06-15'],
  ['Did he pay the week before last?', '2025-06-02', '2025-06-08'],
  ['Did he pay in March and April 2025?', '2025-03-01', '2025-04-30'],
  ['Did he pay in March, April and May?', '2025-03-01', '2025-05-31'],
  ['Did he pay in June and July?', '2024-06-01', '2025-06-30'],
  ['Did he come on Monday or Tuesday?', '2025-06-16', '2025-06-17'],
  ['Did he pay on March 3 or 5?', '2025-03-03', '2025-03-05'],
  ['Did he pay in 2023 or 2024?', '2023-01-01', '2024-12-31'],
])('a span up to today and a list are whole: %s', (question, from, to) => {
  expect(askedPeriod(question, MIDWEEK)).toMatchObject({ from, to });
});

test.each([
  ['Did he pay by March 3?', null, '2025-03-03'],
  ['Did he pay until the end of May?', null, '2025-05-31'],
  ['Did he pay by the end of 2024?', null, '2024-12-31'],
  ['Did he pay before March 3?', null, '2025-03-02'],
  ['Did he pay before the end of March?', null, '2025-03-30'],
  ['Did he pay after the end of March?', '2025-04-01', null],
  ['At the end of March did he pay?', '2025-03-21', '2025-03-31'],
  ['At the beginning of March did he pay?', '2025-03-01', '2025-03-11'],
  ['Did he pay in early March?', '2025-03-01', '2025-03-11'],
  ['Did he pay in late March?', '2025-03-21', '2025-03-31'],
  ['Did he pay in mid-March?', '2025-03-11', '2025-03-21'],
  ['Did he pay in early 2025?', '2025-01-01', '2025-04-30'],
  ['Did he pay in mid 2024?', '2024-05-01', '2024-08-31'],
  ['Did he pay in late 2024?', '2024-09-01', '2024-12-31'],
  ['Did he pay at the end of June?', '2024-06-21', '2024-06-30'],
  ['Was he late in March?', '2025-03-01', '2025-03-31'],
  ['What did he say in the week of March 3?', '2025-03-03', '2025-03-09'],
  ['In the first week of March did he pay?', '2025-03-01', '2025-03-07'],
  ['In the week before Christmas did he pay?', '2024-12-18', '2024-12-24'],
  ['What did he say the day before Christmas?', '2024-12-24', '2024-12-24'],
  ['What did he say the day after Christmas?', '2024-12-26', '2024-12-26'],
  ['What did he say two days after Easter?', '2025-04-22', '2025-04-22'],
  ['What did he say the Friday before Mother’s Day?', '2025-05-09', '2025-05-09'],
  ['What did he say between Christmas and New Year?', '2024-12-25', '2025-01-01'],
])('a part and a neighbour of a time are read: %s', (question, from, to) => {
  expect(askedPeriod(question, MIDWEEK)).toMatchObject({ from, to });
});

test.each([
  ['What did he say on 3/4/2025?', '2025-03-04', '2025-03-04'],
  ['What did he say on 4.3.2025?', '2025-03-04', '2025-03-04'],
  ['What did he say on 2025-03-04?', '2025-03-04', '2025-03-04'],
  ['A-t-il payé le 2025-03-04 ?', '2025-03-04', '2025-03-04'],
])('the order of a numeric date follows the language and the sign: %s', (question, from, to) => {
  expect(askedPeriod(question, MIDWEEK)).toMatchObject({ from, to });
});

test.each([
  ["Did he come on Mother's Day?", '2025-05-11', '2025-05-11'],
  ['Did he come on Father’s Day?', '2025-06-15', '2025-06-15'],
  ['Did he come on Family Day?', '2025-02-14', '2025-02-17'],
  ['Did he come on Good Friday?', '2025-04-18', '2025-04-18'],
  ['Did he come on Easter Monday?', '2025-04-21', '2025-04-21'],
  ['Did he come on Victoria Day?', '2025-05-16', '2025-05-19'],
  ['Did he come on Labour Day?', '2024-08-30', '2024-09-02'],
  ['Did he come on Thanksgiving?', '2024-10-11', '2024-10-14'],
  ['Did he come on New Year’s Eve?', '2024-12-31', '2024-12-31'],
  ['Did he come on Boxing Day?', '2024-12-25', '2024-12-26'],
])('a holiday without a year is the last until today: %s', (question, from, to) => {
  expect(askedPeriod(question, MIDWEEK)).toMatchObject({ from, to });
});

test.each([
  'What did he promise in two weeks?',
  'In a week will he pay?',
  'What did he promise for next Friday?',
  'What happens in December 2026?',
  'Who has them in July 2025?',
  'What did he say about last Christmas?',
  'A-t-il parlé de payer pour le 3 mars ?',
  'Qui les a le lundi ?',
  'Who has them on Fridays?',
  'Who makes the Monday pickup?',
  'What did he say after the Monday pickup?',
  'Did he call two Fridays ago?',
  'Did he pay more than two years ago?',
  'Did he pay within a week of Christmas?',
  'Did he pay over 2000 dollars?',
  'Le loyer est-il passé à 2000 dollars ?',
  'Le loyer est-il passé à 2000 $ ?',
  'Was the rent over 2000?',
  'What did he say at Lunar New Year?',
  'En mars prochain, qui les a ?',
  'At the end of the lease did he pay?',
  'What happened on Friday the 13th?',
  'Qui les avait le 15 mars prochain ?',
  'What did he pay on February 29, 2025?',
])('a time that is future or not understood restricts nothing: %s', (question) => {
  expect(askedPeriod(question, MIDWEEK)).toBeNull();
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
  ['What did Sam say on February 29, 2025?', 'February 29, 2025'],
  ['What did Sam say on February 29, 2024?', null],
  ['Qui les avait le 29 février 2025 ?', '29 février 2025'],
  ['What was paid on 2025-02-30?', '2025-02-30'],
  ['What was paid on 30/02/2025?', '30/02/2025'],
  ['What was paid on 31/04/2025?', '31/04/2025'],
  ['What was paid on 13/04/2025?', null],
  ['Did she pay in March 60 dollars?', null],
  ['What did Sam say on March 31, 2026?', null],
])('a day that no month has is named: %s', (question, words) => {
  expect(impossibleDay(question)).toBe(words);
});
