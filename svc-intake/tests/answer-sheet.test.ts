import { type AnswerSheet, writeAnswerSheet } from '@evenhand/contracts/agreement/answer-sheet';
import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { financesChanged } from '@evenhand/contracts/events/finances-changed';
import { intakeProblems } from '@evenhand/contracts/intake/checks';
import { getIntake, submitIntake } from '@evenhand/contracts/intake/intake';
import type { IntakeField } from '@evenhand/contracts/intake/record';
import type { WrittenRecord } from '@evenhand/contracts/intake/written';
import { Problem } from '@evenhand/contracts/problems';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { Couple } from './support/couple.js';
import { completeRecord } from './support/record.js';
import { type IntakeService, startIntake } from './support/service.js';

let service: IntakeService;
let couple: Couple;
beforeAll(async () => {
  service = await startIntake();
  couple = await Couple.of(service);
});
afterAll(() => service.stop());

const sheet = (record: WrittenRecord, ...fields: IntakeField[]): Promise<AnswerSheet> =>
  couple.owner.get(writeAnswerSheet, { body: { record, fields } });
const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');
const markedIn = ({ articles }: AnswerSheet) =>
  articles.flatMap(({ paragraphs }) => paragraphs.flatMap(({ parts }) => parts.filter(({ isMarked }) => isMarked)));

test('the answer sheet marks the words that an answer writes, and stores nothing', async () => {
  const record = completeRecord();
  const found = await sheet(record, 'homeEstimatedValue');
  const home = found.articles.find(({ id }) => id === 'home');
  expect(textOf(home?.paragraphs[0]?.parts ?? [])).toContain('We estimate the value of the home at $850,000.00.');
  expect(markedIn(found).some(({ text }) => text.includes('$850,000.00'))).toBe(true);
  expect(home?.paragraphs[0]?.parts.some(({ isMarked }) => !isMarked)).toBe(true);
  expect((await couple.owner.get(getIntake)).version).toBe(0);
});

test('the answer sheet marks only the last change when it is sent the answers before it', async () => {
  const record = completeRecord();
  const fields: IntakeField[] = ['homeEstimatedValue', 'homeMortgageBalance'];
  const body = { record, fields, before: { ...record, homeEstimatedValue: 640_000 } };
  const found = await couple.owner.get(writeAnswerSheet, { body });
  expect(markedIn(found).map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining('$850,000.00')]),
  );
  expect(markedIn(found).length).toBeLessThan(markedIn(await sheet(record, ...fields)).length);
  const unchanged = await couple.owner.get(writeAnswerSheet, { body: { ...body, before: record } });
  expect(markedIn(unchanged)).toEqual([]);
  expect(unchanged.articles.map(({ id }) => id)).toEqual(found.articles.map(({ id }) => id));
});

test('the answer sheet shows other words when the answer changes', async () => {
  const weekends = await sheet(completeRecord(), 'parentingSchedule');
  const weeks = await sheet(
    completeRecord({ primaryResidence: 'Equal (shared)', parentingSchedule: 'Week on/week off' }),
    'parentingSchedule',
  );
  expect(weekends.articles.map(({ id }) => id)).toContain('parenting-time');
  expect(markedIn(weeks)).not.toEqual(markedIn(weekends));
});

test("the answer sheet shows each parent's share of the year for the schedule question only", async () => {
  const record = completeRecord({ primaryResidence: 'Equal (shared)', parentingSchedule: 'Week on/week off' });
  const { parentingTime } = await sheet(record, 'parentingSchedule');
  expect((parentingTime?.owner ?? 0) + (parentingTime?.partner ?? 0)).toBe(10_000);
  expect(parentingTime?.owner).toBeGreaterThan(4_000);
  expect((await sheet(record, 'userIncome')).parentingTime).toBeNull();
  expect((await sheet({ ...record, parentingSchedule: 'Custom' }, 'parentingSchedule')).parentingTime).toBeNull();
});

test('the answer sheet rejects own words that waive a right, at their field', async () => {
  const record = completeRecord({ assetDivisionDescription: 'We waive financial disclosure.' });
  const { problems } = await sheet(record, 'assetDivisionDescription');
  expect(problems).toEqual([
    { pointer: '/assetDivisionDescription', detail: expect.stringContaining('Please take that sentence out.') },
  ]);
  expect((await sheet(record, 'userIncome')).problems).toEqual([]);
});

test('the answer sheet is empty when the question is not answered', async () => {
  const { homeDivisionDescription, ...rest } = completeRecord();
  expect(homeDivisionDescription).toBeDefined();
  expect((await sheet(rest, 'homeDivisionDescription')).articles).toEqual([]);
});

test('the answer sheet refuses an invalid answer with a pointer', async () => {
  const record = completeRecord({ separationDate: '2010-01-01', partnerEmail: 'noah' });
  const { problems } = await sheet(record, 'separationDate');
  expect(problems.map(({ pointer }) => pointer)).toEqual(['/separationDate']);
  expect(problems[0]?.detail).toContain('earlier than the marriage');
});

test('submission names the question of every invalid answer', async () => {
  const children = [{ name: 'Léa', birthdate: '2014-03-01' }, { birthdate: '2199-01-01' }];
  const body = completeRecord({ separationDate: '2010-01-01', userEmail: 'amelie@', children });
  const { body: problem } = await couple.owner.call(submitIntake, { body });
  expect(Problem.parse(problem).errors?.map(({ pointer }) => pointer)).toEqual([
    '/separationDate',
    '/userEmail',
    '/children/1/birthdate',
  ]);
});

test('dates are checked against the day in Ontario, when their question is asked', () => {
  const today = '2026-11-22';
  expect(intakeProblems({ relationshipType: 'Legally married', marriageDate: '2026-11-23' }, today)).toMatchObject([
    { field: 'marriageDate', code: 'marriage-ahead' },
  ]);
  expect(intakeProblems({ relationshipType: 'Common-law', marriageDate: '2030-01-01' }, today)).toEqual([]);
  expect(intakeProblems({ hasChildren: false, children: [{ birthdate: '2030-01-01' }] }, today)).toEqual([]);
  expect(intakeProblems({ separationDate: today }, today)).toEqual([]);
});

test('the overview shows the figures of the answers today, each with its working', async () => {
  const empty = await couple.owner.get(getCaseOverview);
  expect(empty).toMatchObject({ childSupport: null, parentingTime: null, spousalSupport: { kind: 'unknown' } });
  expect(empty.people).toEqual({
    owner: 'Amélie Example',
    partner: null,
    invitation: null,
    declined: null,
    approved: [],
    signed: [],
  });
  expect(empty.submittedAt).toBeNull();
  expect(empty.agreed).toEqual({ equalization: null, debts: false });
  await couple.submit();
  const { agreed, childSupport, spousalSupport, parentingTime, missing, submittedAt } =
    await couple.owner.get(getCaseOverview);
  expect(missing).toEqual([]);
  expect(agreed).toEqual({ equalization: { payor: null, amount: 0 }, debts: true });
  expect(submittedAt).not.toBeNull();
  expect(childSupport).toMatchObject({ kind: 'known', payor: 'partner' });
  expect(spousalSupport).toMatchObject({ kind: 'known', payor: 'partner' });
  if (childSupport?.kind !== 'known' || parentingTime?.kind !== 'known') throw new Error('a figure is missing');
  // $94,000 a year, two children, Ontario: the table in force since 1 October 2025.
  expect(childSupport.steps.some(({ citation }) => citation.includes('Guidelines'))).toBe(true);
  expect(parentingTime.owner + parentingTime.partner).toBe(10_000);
});

test('the figures of the overview leave out answers that are no longer asked', async () => {
  await couple.submit({ hasAssets: false });
  const { spousalSupport } = await couple.owner.get(getCaseOverview);
  const countedIn = 'All of it with its member';
  const divided = { settlement: 'The payments are divided', monthly: 4_000, share: 2_000, countedIn } as const;
  const pension = { member: 'partner', ...divided } as const;
  await couple.submit({ hasAssets: false, assetTypes: ['Pension'], pensions: [pension] });
  expect((await couple.owner.get(getCaseOverview)).spousalSupport).toEqual(spousalSupport);
});

test('the finances dot follows the latest event of svc-finance', async () => {
  const { caseId } = couple.who;
  const news = { caseId, at: new Date().toISOString(), debts: 0, incomes: 0, documentsProvided: 10, missingValues: 0 };
  const frozenAt = new Date().toISOString();
  await service.deliver(financesChanged, { ...news, sequence: 2, assets: 3, frozenAt, openedByPartnerAt: null });
  await service.deliver(financesChanged, { ...news, sequence: 1, assets: 1, frozenAt: null, openedByPartnerAt: null });
  await eventually(async () => expect((await couple.owner.get(getCaseBar)).parts.finances).toBe('full'));
});
