import { randomUUID } from 'node:crypto';
import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { evidenceDeleted } from '@evenhand/contracts/events/evidence-deleted';
import { evidenceStored } from '@evenhand/contracts/events/evidence-stored';
import { submitIntake } from '@evenhand/contracts/intake/intake';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import type { CaseBarFacts } from '../src/case-bar/case-bar.repository.js';
import { caseBarOf } from '../src/case-bar/case-bar.service.js';
import { Couple } from './support/couple.js';
import { completeRecord } from './support/record.js';
import { type IntakeService, startIntake } from './support/service.js';

let service: IntakeService;
forFile(startIntake, (started) => (service = started));

const open = {
  overview: 'open',
  answers: 'open',
  evidence: 'open',
  finances: 'open',
  agreement: 'open',
  review: 'open',
  signing: 'open',
  documents: 'open',
};

test('the case bar follows a case from no answers to both approvals', async () => {
  const couple = await Couple.of(service);
  const parts = async () => (await couple.owner.get(getCaseBar)).parts;
  expect(await parts()).toEqual(open);
  const { hash } = await couple.draft();
  const drafted = { ...open, overview: 'half', answers: 'full', agreement: 'full', documents: 'half' };
  expect(await parts()).toEqual(drafted);
  await couple.owner.get(submitIntake, { body: completeRecord({ partnerName: 'Noël Sample' }) });
  expect(await parts()).toEqual({ ...drafted, agreement: 'half' });
  expect(hash).toHaveLength(64);
});

test('the evidence dot is the same for every order of the events of svc-evidence', async () => {
  const couple = await Couple.of(service);
  const { caseId } = couple.who;
  const [kept, gone] = [randomUUID(), randomUUID()];
  await service.deliver(evidenceDeleted, { caseId, fileIds: [gone] });
  await service.deliver(evidenceStored, { caseId, fileId: gone });
  await service.deliver(evidenceStored, { caseId, fileId: kept });
  await eventually(async () => expect((await couple.owner.get(getCaseBar)).parts.evidence).toBe('half'));
  await service.deliver(evidenceDeleted, { caseId, fileIds: [kept] });
  await eventually(async () => expect((await couple.owner.get(getCaseBar)).parts.evidence).toBe('open'));
});

const nothing: CaseBarFacts = {
  answersSaved: false,
  answersSubmitted: false,
  evidenceFiles: 0,
  financeEntries: 0,
  financesFrozen: false,
  agreement: null,
};
const agreement = { state: 'draft', missingAnswers: 0, isUpToDate: true, signatures: 0 } as const;
const partsOf = (facts: Partial<CaseBarFacts>) => caseBarOf({ ...nothing, ...facts }).parts;

test('the answers dot is half when a draft is saved and full when it is submitted', () => {
  expect(partsOf({ answersSaved: true }).answers).toBe('half');
  expect(partsOf({ answersSaved: true, answersSubmitted: true }).answers).toBe('full');
});

test('the finances dot is full only when the disclosure is frozen', () => {
  expect(partsOf({ financeEntries: 3 }).finances).toBe('half');
  expect(partsOf({ financeEntries: 3, financesFrozen: true }).finances).toBe('full');
});

test('the signing dot is full only when all four have signed', () => {
  const signed = (signatures: number) =>
    partsOf({ agreement: { ...agreement, state: 'partially_signed', signatures } }).signing;
  expect([signed(1), signed(3), signed(4)]).toEqual(['half', 'half', 'full']);
});

test('review and signing are open again when the agreement is voided', () => {
  const {
    review,
    signing,
    agreement: drafted,
  } = partsOf({ agreement: { ...agreement, state: 'voided', signatures: 2 } });
  expect([review, signing, drafted]).toEqual(['open', 'open', 'half']);
});

test('every dot is full when the agreement is sealed', () => {
  const all = {
    answersSaved: true,
    answersSubmitted: true,
    evidenceFiles: 1,
    financeEntries: 1,
    financesFrozen: true,
  };
  const parts = partsOf({ ...all, agreement: { ...agreement, state: 'completed', signatures: 4 } });
  expect(new Set(Object.values(parts))).toEqual(new Set(['full']));
});
