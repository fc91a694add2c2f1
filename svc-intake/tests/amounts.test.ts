import { writeAnswerSheet } from '@evenhand/contracts/agreement/answer-sheet';
import { getIntake, saveIntakeDraft, submitIntake } from '@evenhand/contracts/intake/intake';
import { Problem } from '@evenhand/contracts/problems';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { anOwner } from '@evenhand/service-kit/testing/people';
import type { TestAnswer } from '@evenhand/service-kit/testing/test-client';
import { completeRecord } from './support/record.js';
import { type IntakeService, startIntake } from './support/service.js';

let service: IntakeService;
forFile(startIntake, (started) => (service = started));

const amounts = [
  ['homeEstimatedValue', (amount: unknown) => ({ homeEstimatedValue: amount })],
  ['homeMortgageBalance', (amount: unknown) => ({ homeMortgageBalance: amount })],
  ['userIncome', (amount: unknown) => ({ userIncome: amount })],
  ['partnerIncome', (amount: unknown) => ({ partnerIncome: amount })],
  ['agreedChildSupportAmount', (amount: unknown) => ({ agreedChildSupportAmount: amount })],
  ['spousalSupportAmount', (amount: unknown) => ({ spousalSupportAmount: amount })],
  ['spousalLumpSum', (amount: unknown) => ({ spousalLumpSum: amount })],
  ['spousalSteps/0/amount', (amount: unknown) => ({ spousalSteps: [{ amount }] })],
  ['childArrears', (amount: unknown) => ({ childArrears: amount })],
  ['childArrearsMonthly', (amount: unknown) => ({ childArrearsMonthly: amount })],
  ['expenses/0/amount', (amount: unknown) => ({ expenses: [{ amount }] })],
  ['children/0/ownSupport', (amount: unknown) => ({ children: [{ ownSupport: amount }] })],
  ['otherChildren/0/supportPaid', (amount: unknown) => ({ otherChildren: [{ supportPaid: amount }] })],
] as const;

const pointersOf = ({ status, body }: TestAnswer) => [
  status,
  Problem.parse(body).errors?.map(({ pointer }) => pointer),
];

describe.each(amounts)('the answer %s', (pointer, holding) => {
  test.each([0, 0.01, 1_234.56, 99_999_999.99, 10_000_000_000])('$%d is saved to the cent', async (amount) => {
    const ann = service.as(anOwner());
    const saved = await ann.get(saveIntakeDraft, { body: { version: 0, changes: holding(amount) } });
    expect(saved.record).toMatchObject(holding(amount));
    expect((await ann.get(submitIntake, { body: holding(amount) })).record).toMatchObject(holding(amount));
    expect((await ann.get(getIntake)).record).toMatchObject(holding(amount));
  });

  test.each([
    ['more than two decimals', 12.345],
    ['a negative amount', -0.01],
    ['an amount beyond ten billion', 10_000_000_000.01],
    ['text', '100'],
    ['1e400', '1e400'],
  ])('%s is refused with a pointer', async (_, amount) => {
    const ann = service.as(anOwner());
    const sent = (body: object) => (amount === '1e400' ? JSON.stringify(body).replace('"1e400"', amount) : body);
    const draft = sent({ version: 0, changes: holding(amount) });
    expect(pointersOf(await ann.call(saveIntakeDraft, { body: draft }))).toEqual([422, [`/changes/${pointer}`]]);
    expect(pointersOf(await ann.call(submitIntake, { body: sent(holding(amount)) }))).toEqual([422, [`/${pointer}`]]);
    const asked = sent({ record: holding(amount), fields: ['userIncome'] });
    expect(pointersOf(await ann.call(writeAnswerSheet, { body: asked }))).toEqual([422, [`/record/${pointer}`]]);
  });
});

test('the answer sheet and the agreement print the amount that was sent', async () => {
  const record = completeRecord({ homeEstimatedValue: 850_000.01 });
  const body = { record, fields: ['homeEstimatedValue'] };
  expect(JSON.stringify(await service.as(anOwner()).get(writeAnswerSheet, { body }))).toContain('$850,000.01');
});
