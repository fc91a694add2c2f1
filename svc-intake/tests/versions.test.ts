import { approveAgreement } from '@evenhand/contracts/agreement/agreement';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { acceptProposal, getProposals, proposeAsPartner } from '@evenhand/contracts/agreement/proposal-calls';
import type { RedlinePart } from '@evenhand/contracts/agreement/proposal-price';
import {
  compareAsPartner,
  compareVersions,
  getComparisonDocx,
  getPartnersVersions,
  getVersions,
} from '@evenhand/contracts/agreement/versions';
import { withdrawInvitation } from '@evenhand/contracts/invitation/invitation';
import { couple as sample, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import fc from 'fast-check';
import { comparisonDocx } from '../src/documents/comparison-docx.js';
import { comparedParts } from '../src/documents/redlines.js';
import { filesOf } from './documents/unzip.js';
import { codeOf, couple, withCouple } from './support/with-couple.js';

withCouple();

const params = (from: number, to: number) => ({ params: { from: String(from), to: String(to) } });

test('the versions of an agreement name their approvals, newest first', async () => {
  const { hash } = await couple.draft();
  await couple.owner.get(approveAgreement, { body: { hash } });
  await couple.draft({ debtDivisionDescription: 'Noah pays the cards.' });
  const { versions } = await couple.owner.get(getVersions);
  expect(versions).toMatchObject([
    { version: 2, madeBy: 'owner', state: 'draft', approvedBy: [], round: null, reason: null },
    { version: 1, madeBy: 'owner', state: 'voided', approvedBy: ['owner'], hash },
  ]);
});

test('a comparison has the changed words of two versions, in either direction', async () => {
  await couple.draft();
  await couple.draft({ debtDivisionDescription: 'Each pays their own loans.' });
  const there = await couple.owner.get(compareVersions, params(1, 2));
  expect(there.redlines).toMatchObject([{ texts: [expect.arrayContaining([{ kind: 'added', text: 'loans' }])] }]);
  const back = await couple.owner.get(compareVersions, params(2, 1));
  expect(back.redlines).toMatchObject([{ texts: [expect.arrayContaining([{ kind: 'removed', text: 'loans' }])] }]);
  expect(back.unchanged).toBe(there.unchanged);
  expect((await couple.owner.get(compareVersions, params(1, 1))).redlines).toEqual([]);
});

test('a comparison has a changed amount as one word', async () => {
  await couple.draft({ debtDivisionDescription: 'Noah pays $800,000.00 of it.' });
  await couple.draft({ debtDivisionDescription: 'Noah pays $780,000.00 of it.' });
  const { redlines } = await couple.owner.get(compareVersions, params(1, 2));
  expect(redlines.flatMap(({ texts }) => texts.flat())).toEqual(
    expect.arrayContaining([
      { kind: 'removed', text: '800,000.00' },
      { kind: 'added', text: '780,000.00' },
    ]),
  );
});

test('a version that does not exist is not compared', async () => {
  await couple.draft();
  expect(codeOf(await couple.owner.call(compareVersions, params(1, 2)))).toBe('not-found');
  expect(codeOf(await couple.owner.call(getComparisonDocx, params(7, 1)))).toBe('not-found');
  expect(codeOf(await couple.owner.call(compareVersions, params(0, 1)))).toBe('not-found');
});

test('a partner compares the versions that their invitation showed, and no earlier draft', async () => {
  await couple.draft({ debtDivisionDescription: 'A thought of the owner alone.' });
  await couple.draft();
  await couple.invite();
  const partner = await couple.reviewer();
  await partner.get(proposeAsPartner, { body: { patch: { studyAge: '23' }, reason: 'She studies four years.' } });
  const [proposal] = (await couple.owner.get(getProposals)).proposals;
  const body = { result: proposal?.price?.result ?? '' };
  await couple.owner.get(acceptProposal, { params: { id: proposal?.id ?? '' }, body });
  const { versions } = await partner.get(getPartnersVersions);
  expect(versions).toMatchObject([
    { version: 3, round: 2, reason: 'She studies four years.' },
    { version: 2, round: 1, reason: null },
  ]);
  expect((await partner.get(compareAsPartner, params(2, 3))).redlines).not.toEqual([]);
  expect(codeOf(await partner.call(compareAsPartner, params(1, 3)))).toBe('not-found');
});

test('a partner compares no version that holds what the owner hides today', async () => {
  await couple.draft({ debtDivisionDescription: 'Bills go to 12 Maple Street, Toronto.' });
  await couple.invite();
  const partner = await couple.reviewer();
  await couple.draft({ userAddress: '12 Maple Street, Toronto', userAddressHidden: true });
  expect(codeOf(await partner.call(compareAsPartner, params(1, 2)))).toBe('hidden-contact-data');
});

test('a partner who is invited after another one was sees no version of that invitation', async () => {
  await couple.draft();
  await couple.invite();
  await couple.owner.get(withdrawInvitation);
  await couple.draft({ debtDivisionDescription: 'Noah pays the cards.' });
  await couple.invite();
  // The mailbox holds the link of the first invitation as well.
  await eventually(async () => {
    const { versions } = await (await couple.reviewer()).get(getPartnersVersions);
    expect(versions).toMatchObject([{ version: 2, round: 1 }]);
  });
});

test('a version with contact data that is hidden today is not compared', async () => {
  await couple.draft({ debtDivisionDescription: 'Bills go to 12 Maple Street, Toronto.' });
  await couple.draft({ userAddress: '12 Maple Street, Toronto', userAddressHidden: true });
  expect(codeOf(await couple.owner.call(compareVersions, params(1, 2)))).toBe('hidden-contact-data');
  expect(codeOf(await couple.owner.call(getComparisonDocx, params(1, 2)))).toBe('hidden-contact-data');
});

test('the Word file of a comparison is named by its versions and has the party as author', async () => {
  await couple.draft();
  await couple.draft({ debtDivisionDescription: 'Each pays their own loans.' });
  const { bytes, headers } = await couple.owner.call(getComparisonDocx, params(1, 2));
  expect(headers.get('content-disposition')).toBe('attachment; filename="draft-1-2.docx"');
  expect(filesOf(bytes).get('word/document.xml')).toMatch(/<w:ins [^>]*w:author="Amélie Example"/);
});

const words = fc
  .array(fc.stringMatching(/^[A-Za-z0-9$,. é&<>-]{1,60}$/), { minLength: 1, maxLength: 3 })
  .map((lines) => lines.join('\n\n\t'));
const answers = fc.record({
  assetDivisionDescription: words,
  debtDivisionDescription: words,
  hasDebt: fc.boolean(),
  partnerName: fc.constantFrom('Sam Sample', 'Noah Sample', 'נועה בן־דוד'),
  userIncome: fc.constantFrom(sample.userIncome, sample.partnerIncome),
});

test('the tracked changes of a Word file are exactly the changed words', async () => {
  const made = { ...sample, ...twoChildren, hasAssets: true };
  const textIn = (xml: string, change: 'ins' | 'del') =>
    [...xml.matchAll(new RegExp(`<w:${change} .*?</w:${change}>`, 'gs'))]
      .flatMap(([run]) => [...run.matchAll(/<w:br\/>|<w:(?:t|delText)(?: [^>]*)?>([^<]*)</g)])
      .map(([, text]) => text ?? '\n')
      .join('');
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
  const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  await fc.assert(
    fc.asyncProperty(answers, answers, async (one, other) => {
      const [before, after] = [one, other].map((given) => generateAgreement({ ...made, ...given }, '2026-11-21'));
      if (!before || !after) throw new Error('two versions');
      const file = await comparisonDocx(before, after, { author: 'Alex Example', date: '2026-11-21T12:00:00.000Z' });
      const xml = filesOf(file).get('word/document.xml') ?? '';
      const parts = comparedParts(before, after).flatMap((part) => part.texts.flat());
      const of = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [escaped(part.text)] : [])).join('');
      expect(textIn(xml, 'del')).toBe(of('removed'));
      expect(textIn(xml, 'ins')).toBe(of('added'));
      if (after.parties.partner.startsWith('נ')) expect(xml).toContain('<w:rtl/>');
    }),
    { numRuns: 100 },
  );
});

const joined = (parts: RedlinePart[], left: 'removed' | 'added') =>
  parts.flatMap(({ kind, text }) => (kind === 'same' || kind === left ? [text] : [])).join('');
const written = fc
  .array(fc.constantFrom('a', 'b', 'home.', 'The home', '800,000.00', '宅', '\n'), { maxLength: 1_500 })
  .map((words) => words.join(' '));

test('a comparison of long texts has every word of both, within its bound of edits', () => {
  const agreement = generateAgreement(sample, '2026-11-21');
  const [article] = agreement.articles;
  if (!article) throw new Error('an agreement has articles');
  const of = (text: string): AgreementDocument => ({
    ...agreement,
    articles: [{ ...article, blocks: [{ kind: 'paragraph', number: '1.1', text }] }],
    schedules: [],
  });
  fc.assert(
    fc.property(written, written, (one, other) => {
      const parts = comparedParts(of(one), of(other)).flatMap(({ texts }) => texts.flat());
      expect({ before: joined(parts, 'removed'), after: joined(parts, 'added') }).toEqual({
        before: one,
        after: other,
      });
      expect(parts.length).toBeLessThanOrEqual(402);
    }),
    { numRuns: 60 },
  );
});
