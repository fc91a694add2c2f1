import { randomBytes } from 'node:crypto';
import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import { Patch } from '@evenhand/contracts/agreement/negotiable';
import * as contract from '@evenhand/contracts/agreement/proposal-calls';
import { cents } from '@evenhand/contracts/money';
import { couple as sample, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { patched } from '@evenhand/family-law/proposals/patch';
import { intakeServer } from '@evenhand/wording/intake-server';
import fc from 'fast-check';
import JSZip from 'jszip';
import { comparisonDocx } from '../src/documents/comparison-docx.js';
import { matchChanges } from '../src/proposals/returned-word/match-changes.js';
import { wordParagraphs } from '../src/proposals/returned-word/word-paragraphs.js';
import { codeOf, couple, withCouple } from './support/with-couple.js';

withCouple();

/** More with the environment variable PAIRS. */
const PAIRS = Number(process.env.PAIRS ?? 6);

const lawyer = { author: 'Robin Lawyer', date: '2026-11-21T12:00:00.000Z' };

const record = {
  ...sample,
  ...twoChildren,
  agreedChildSupportAmount: cents(145_000),
  childSupportReason: 'We agreed on this amount.',
  childSupportStart: '2026-12-01',
  supportDay: 'First day of the month',
  travelNotice: '30 days',
  hasAssets: true,
  assetDivisionDescription: 'Each keeps what they have today.',
  hasDebt: true,
  debtDivisionDescription: 'Noah pays the cards.',
  equalizationOutcome: 'One of us pays the other',
  equalizationPayer: 'partner',
  equalizationAmount: cents(2_000_000),
  equalizationForm: 'In one payment',
  equalizationDate: '2027-06-01',
} as const;
const write = (answers: object) => {
  const document = generateAgreement(answers, '2026-11-21');
  if (!document) throw new Error('a document');
  return document;
};

const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const amount = fc.integer({ min: 100, max: 90_000 }).map((dollars) => cents(dollars * 100));
const date = fc
  .date({ min: new Date('2026-12-01'), max: new Date('2029-12-28'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const words = fc.stringMatching(/^[A-Z][a-z]{2,8}( [a-z]{2,8}){1,6}\.$/);
const patches = fc
  .record({
    agreedChildSupportAmount: some(amount),
    supportDay: some(fc.constantFrom('First day of the month', '15th day of the month', 'Last day of the month')),
    travelNotice: some(fc.constantFrom('14 days', '30 days', '60 days')),
    decisionMaking: some(fc.constantFrom('Joint')),
    equalizationAmount: some(amount),
    equalizationDate: some(date),
    assetDivisionDescription: some(words),
    debtDivisionDescription: some(words),
    preferredDisputeResolution: some(fc.constantFrom('Mediation', 'Arbitration', 'Collaborative law', 'Court')),
  })
  .map((patch) =>
    Patch.safeParse(
      JSON.parse(
        JSON.stringify(patch, (key, value) =>
          key.endsWith('Amount') && typeof value === 'number' ? value / 100 : value,
        ),
      ),
    ),
  )
  .filter(({ success }) => success)
  .map(({ data }) => data ?? {});

test('reading the tracked changes of two versions gives the proposal that separates them', async () => {
  const before = write(record);
  await fc.assert(
    fc.asyncProperty(patches, async (patch) => {
      const after = write(patched(record, patch));
      const file = await comparisonDocx(before, after, lawyer);
      const changes = (await wordParagraphs(file)).filter((parts) => parts.some(({ kind }) => kind !== 'same'));
      const found = await matchChanges(changes, { record, document: before, write });
      expect(found.isMatched).toEqual(changes.map(() => true));
      expect(write(patched(record, found.patch))).toEqual(after);
    }),
    { numRuns: PAIRS },
  );
});

/** The current text with other answers as tracked changes. */
const returned = async (changes: object) => {
  const { document } = await couple.owner.get(getAgreement);
  const text = JSON.stringify(document);
  const other = JSON.parse(Object.entries(changes).reduce((all, [from, to]) => all.replaceAll(from, to), text));
  return comparisonDocx(document, other, lawyer);
};

test('a change that no answer writes becomes own words where it keeps the figures', async () => {
  await couple.draft();
  await couple.invite();
  const partner = await couple.reviewer();
  const body = await returned({ '$1,450.00': '$1,600.00', mediation: 'a walk in the park' });
  const { patch, changes } = await partner.get(contract.readWordAsPartner, { body });
  expect(patch.agreedChildSupportAmount).toBe(1_600);
  expect(patch.rewordings).toContainEqual(
    expect.objectContaining({ words: expect.stringContaining('a walk in the park') }),
  );
  expect(changes.every(({ isMatched }) => isMatched)).toBe(true);
  const sent = await partner.call(contract.proposeAsPartner, {
    body: { patch, reason: 'My lawyer' },
  });
  expect(sent.status).toBe(201);
});

test('a change of a figure that no answer writes is listed as not matched', async () => {
  await couple.draft();
  await couple.invite();
  const partner = await couple.reviewer();
  const body = await returned({ '$1,450.00': '$1,600.00', mediation: 'a walk of 12 hours' });
  const read = await partner.get(contract.readWordAsPartner, { body });
  expect(read.patch).toEqual({ agreedChildSupportAmount: 1_600 });
  expect(read.changes.filter(({ isMatched }) => isMatched).length).toBeGreaterThan(0);
  const rest = read.changes.filter(({ isMatched }) => !isMatched);
  expect(JSON.stringify(rest)).toContain('walk');
  expect(await couple.owner.get(contract.readReturnedWord, { body })).toEqual(read);
});

const bomb = async () => {
  const zip = new JSZip();
  zip.file('word/document.xml', Buffer.alloc(64 * 1_048_576, '<w:p>'));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
};

test('a file that is not Word, unpacks to too much or has no tracked change is refused with its reason', async () => {
  await couple.draft();
  await couple.invite();
  const detailOf = async (body: Uint8Array) => {
    const answer = await couple.owner.call(contract.readReturnedWord, { body });
    expect(codeOf(answer)).toBe('invalid-input');
    return answer.body;
  };
  for (const file of [randomBytes(5_000), Buffer.from('{}'), await bomb()])
    expect(await detailOf(file)).toMatchObject({ detail: intakeServer.notWord });
  expect(await detailOf(await returned({}))).toMatchObject({ detail: intakeServer.noChangesInWord });
});

test('the largest file that is read is matched while other requests go on', async () => {
  const changes = Array.from({ length: 400 }, (_, at) => [
    {
      kind: 'added' as const,
      text: `$${at} ${Array.from({ length: 280 }, (__, word) => `w${(at + word * 7) % 500}`).join(' ')}`,
    },
  ]);
  const { patch, isMatched } = await matchChanges(changes, { record, document: write(record), write });
  expect({ patch, matched: isMatched.filter(Boolean) }).toEqual({ patch: {}, matched: [] });
});
