import { draftAgreement } from '@evenhand/contracts/agreement/agreement';
import { type AgreementFindings, getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import { cents } from '@evenhand/contracts/money';
import { Couple } from './support/couple.js';
import { type IntakeService, startIntake } from './support/service.js';

let service: IntakeService;
let couple: Couple;
beforeAll(async () => {
  service = await startIntake();
});
beforeEach(async () => {
  couple = await Couple.of(service);
});
afterAll(() => service.stop());

const found = ({ findings }: AgreementFindings) => findings.map(({ id }) => id);
const states = ({ checklist }: AgreementFindings) => Object.fromEntries(checklist.map(({ id, state }) => [id, state]));

test('there are no findings before there is an agreement', async () => {
  expect((await couple.owner.call(getAgreementFindings)).status).toBe(404);
});

test('each finding names the answers it is about and where the law says why', async () => {
  await couple.submit({
    residentialParent: 'partner',
    homeMortgageBalance: undefined,
    partnerIncome: cents(6_400_000),
  });
  await couple.owner.get(draftAgreement);
  const findings = await couple.owner.get(getAgreementFindings);
  expect(found(findings)).toEqual(['home-without-plan', 'payer-has-the-children', 'equalization-without-disclosure']);
  expect(findings.findings[1]).toMatchObject({
    severity: 'attention',
    why: expect.stringContaining('Federal Child Support Guidelines'),
    answers: ['childSupportPayer', 'residentialParent'],
  });
});

test('equalization without disclosure is found until a disclosure is frozen', async () => {
  await couple.draft();
  expect(found(await couple.owner.get(getAgreementFindings))).toContain('equalization-without-disclosure');
  await service.query('INSERT INTO case_finances (case_id, sequence, entries, frozen_at) VALUES ($1, 1, 4, now())', [
    couple.who.caseId,
  ]);
  expect(found(await couple.owner.get(getAgreementFindings))).not.toContain('equalization-without-disclosure');
});

test('corrected answers remove their findings without a new draft', async () => {
  await couple.submit({ residentialParent: 'partner' });
  await couple.owner.get(draftAgreement);
  await couple.submit();
  expect(found(await couple.owner.get(getAgreementFindings))).not.toContain('payer-has-the-children');
});

test('the findings of another case are 404', async () => {
  await couple.draft();
  const stranger = await Couple.of(service);
  expect((await stranger.owner.call(getAgreementFindings)).status).toBe(404);
});

test('the checklist follows the agreement from draft to signatures', async () => {
  await couple.draft();
  expect(states(await couple.owner.get(getAgreementFindings))).toEqual({
    'in-writing': 'done',
    'amounts-in-dollars': 'done',
    'disclosure-exchanged': 'open',
    'both-read': 'open',
    'legal-advice': 'later',
    'witness-named': 'later',
  });
  const { hash } = await couple.ready();
  const ready = states(await couple.owner.get(getAgreementFindings));
  expect(ready).toMatchObject({ 'both-read': 'done', 'legal-advice': 'open', 'witness-named': 'open' });
  await couple.ownerSigns(hash);
  expect(states(await couple.owner.get(getAgreementFindings))).toMatchObject({ 'witness-named': 'open' });
  await couple.partnerSigns(hash, await couple.signer());
  expect(new Set(Object.values(states(await couple.owner.get(getAgreementFindings))))).toEqual(new Set(['done']));
});
