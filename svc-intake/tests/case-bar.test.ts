import { randomUUID } from 'node:crypto';
import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { evidenceDeleted } from '@evenhand/contracts/events/evidence-deleted';
import { evidenceStored } from '@evenhand/contracts/events/evidence-stored';
import { getIntake, saveIntakeDraft, submitIntake } from '@evenhand/contracts/intake/intake';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import type { CaseBarFacts } from '../src/case-bar/case-bar.repository.js';
import { caseBarOf, lastingSteps } from '../src/case-bar/case-bar.service.js';
import { progressOf } from '../src/dashboard/dashboard.service.js';
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

test('the answers dot is half when an answer changes after the submission', async () => {
  const couple = await Couple.of(service);
  await couple.submit();
  const { version } = await couple.owner.get(getIntake);
  await couple.owner.get(saveIntakeDraft, { body: { version, changes: { phoneNumber: '416-555-0199' } } });
  expect((await couple.owner.get(getCaseBar)).parts.answers).toBe('half');
});

test('the dashboard completes the steps whose dot is full', async () => {
  const couple = await Couple.of(service);
  const progress = async () => (await couple.owner.get(getDashboard)).progress;
  expect(await progress()).toEqual({ currentStep: 'intake', completedSteps: [], progressPercentage: 0 });
  await couple.draft();
  expect(await progress()).toEqual({
    currentStep: 'review',
    completedSteps: ['intake', 'agreement'],
    progressPercentage: 40,
  });
});

test('one unsubmitted edit after both approved changes neither the step nor the progress', async () => {
  const couple = await Couple.of(service);
  await couple.ready();
  const progress = async () => (await couple.owner.get(getDashboard)).progress;
  const before = await progress();
  expect(before).toMatchObject({ currentStep: 'signatures', progressPercentage: 60 });
  const { version } = await couple.owner.get(getIntake);
  await couple.owner.get(saveIntakeDraft, { body: { version, changes: { phoneNumber: '416-555-0199' } } });
  expect(await progress()).toEqual(before);
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
  openAnswers: 0,
  changedAnswers: 0,
  evidenceFiles: 0,
  financeEntries: 0,
  financesFrozen: false,
  documentsProvided: 0,
  missingValues: 0,
  agreement: null,
};
const agreement = { state: 'draft', missingAnswers: 0, isUpToDate: true, signatures: 0 } as const;
const partsOf = (facts: Partial<CaseBarFacts>) => caseBarOf({ ...nothing, ...facts }).parts;

test('the answers dot is half when a draft is saved and full when it is submitted', () => {
  expect(partsOf({ answersSaved: true }).answers).toBe('half');
  expect(partsOf({ answersSaved: true, answersSubmitted: true }).answers).toBe('full');
});

test('the answers dot is half when a submitted record has an open answer or its agreement a blank', () => {
  const submitted = { answersSaved: true, answersSubmitted: true };
  expect(partsOf({ ...submitted, openAnswers: 1 }).answers).toBe('half');
  expect(partsOf({ ...submitted, agreement: { ...agreement, missingAnswers: 1 } }).answers).toBe('half');
});

test('a step that was reached stays done when an answer changes or a blank comes later', () => {
  const submitted = { ...nothing, answersSaved: true, answersSubmitted: true };
  const done = (changes: Partial<CaseBarFacts>) => {
    const facts = { ...submitted, ...changes };
    return progressOf(caseBarOf(facts), lastingSteps(facts)).completedSteps;
  };
  expect(done({ changedAnswers: 1 })).toEqual(['intake']);
  expect(done({ agreement: { ...agreement, isUpToDate: false } })).toEqual(['intake', 'agreement']);
  const invited = { ...agreement, state: 'in_review' } as const;
  expect(done({ openAnswers: 1, agreement: { ...invited, missingAnswers: 1 } })).toEqual(['intake', 'agreement']);
  expect(done({ agreement: { ...invited, state: 'ready', isUpToDate: false } })).toEqual(['intake', 'agreement']);
  expect(done({ openAnswers: 1, agreement: { ...agreement, missingAnswers: 1 } })).toEqual([]);
});

test('the finances dot is full only when a frozen disclosure has all ten documents and no missing value', () => {
  const frozen = { financeEntries: 3, financesFrozen: true };
  expect(partsOf({ financeEntries: 3, documentsProvided: 10 }).finances).toBe('half');
  expect(partsOf({ ...frozen, documentsProvided: 2 }).finances).toBe('half');
  expect(partsOf({ ...frozen, documentsProvided: 10, missingValues: 1 }).finances).toBe('half');
  expect(partsOf({ ...frozen, documentsProvided: 10 }).finances).toBe('full');
});

test('the review dot is half when the answers changed after both approvals', () => {
  expect(partsOf({ agreement: { ...agreement, state: 'ready', isUpToDate: false } }).review).toBe('half');
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
