import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalTimestampAuthority } from '@evenhand/service-kit/time-stamps/local-timestamp-authority';
import { PDF } from '@libpdf/core';
import { agreementPdf } from '../../src/documents/agreement-pdf.js';
import { type Sealing, sealPdf } from '../../src/sealing/seal/seal-pdf.js';
import { sealingKey } from '../../src/sealing/seal/sealing-key.js';
import { signedPdf } from '../../src/sealing/seal/signed-pdf.js';
import { compareWithSealed } from '../../src/verification/compare-with-sealed.js';
import { claimedAgreement } from '../../src/verification/verification.service.js';
import { sampleAgreement } from '../documents/sample-agreement.js';
import { agreementId, sampleSigned } from '../sealing/sample-signing.js';

const folder = mkdtempSync(join(tmpdir(), 'evenhand-verify-'));
let sealing: Sealing;
let sealed: Uint8Array;
beforeAll(async () => {
  const timestampAuthority = await LocalTimestampAuthority.open(folder);
  sealing = { key: await sealingKey({ dataFolder: folder }), timestampAuthority, at: new Date() };
  sealed = await sealPdf(await signedPdf(sampleSigned), sealing);
});
afterAll(() => rmSync(folder, { recursive: true }));

const kinds = async (file: Uint8Array) => new Set((await compareWithSealed(file, sealed)).map(({ kind }) => kind));

test('the sealed file is reported without changes', async () => {
  expect(await compareWithSealed(Uint8Array.from(sealed), sealed)).toEqual([]);
});

test('bytes after the seal are reported as appended', async () => {
  const file = Buffer.concat([sealed, Buffer.from('\n% a word more')]);
  expect(await compareWithSealed(file, sealed)).toEqual([{ kind: 'appended', page: null }]);
});

test('a word written on page 3 after the seal is reported with its page', async () => {
  const pdf = await PDF.load(sealed);
  pdf.getPage(2)?.drawText('and a pony', { x: 100, y: 100 });
  const changes = await compareWithSealed(await pdf.save({ incremental: true }), sealed);
  expect(changes).toContainEqual({ kind: 'appended', page: null });
  expect(changes).toContainEqual({ kind: 'page-text', page: 3 });
  expect(changes.filter(({ kind }) => kind === 'page-text')).toHaveLength(1);
});

test('a changed amount is reported with its pages when the file is sealed with another key', async () => {
  const [first, ...rest] = sampleAgreement.articles;
  if (!first) throw new Error('The sample has articles.');
  const forged = {
    ...sampleAgreement,
    articles: [
      {
        ...first,
        blocks: [{ kind: 'paragraph' as const, number: '1.1', text: 'Nobody pays.' }, ...first.blocks.slice(1)],
      },
      ...rest,
    ],
  };
  const file = await sealPdf(await signedPdf({ ...sampleSigned, document: forged }), sealing);
  const changes = await compareWithSealed(file, sealed);
  expect(changes).toContainEqual({ kind: 'page-text', page: 3 });
  expect(changes).toContainEqual({ kind: 'seal', page: null });
});

test('a drawing over a page is reported with its page when the words are unchanged', async () => {
  const pdf = await PDF.load(sealed);
  pdf.getPage(4)?.drawRectangle({ x: 80, y: 300, width: 400, height: 60 });
  const changes = await compareWithSealed(await pdf.save({ incremental: true }), sealed);
  expect(changes).toContainEqual({ kind: 'page-look', page: 5 });
});

test('a removed page and an added page are reported, and the pages after them are not', async () => {
  const without = await PDF.load(sealed);
  without.removePage(6);
  const removed = await compareWithSealed(await without.save(), sealed);
  expect(removed).toContainEqual({ kind: 'pages-removed', page: 7 });
  expect(removed.filter(({ kind }) => kind === 'page-text')).toEqual([]);
  const withOne = await PDF.load(sealed);
  withOne.addPage({ width: 612, height: 792 });
  const added = await compareWithSealed(await withOne.save(), sealed);
  expect(added.map(({ kind }) => kind)).toContain('pages-added');
});

test('a file without its seal, or saved by another program, is reported as such', async () => {
  expect(await kinds(await signedPdf(sampleSigned))).toContain('seal');
  const anew = await PDF.load(sealed);
  anew.setTitle('Another title');
  const found = await kinds(await anew.save());
  expect(found).toContain('metadata');
  expect(found).not.toContain('page-text');
});

test('a truncated file is reported as changed', async () => {
  expect((await compareWithSealed(sealed.subarray(0, sealed.length / 2), sealed)).length).toBeGreaterThan(0);
});

test('the reported changes quote no text of the document', async () => {
  const pdf = await PDF.load(sealed);
  pdf.getPage(2)?.drawText('and a pony', { x: 100, y: 100 });
  expect(JSON.stringify(await compareWithSealed(await pdf.save(), sealed))).not.toMatch(/pony|agree/i);
});

test('a file names its agreement when it is original, changed or saved by another program', async () => {
  const claim = { kind: 'agreement', agreementId };
  expect(claimedAgreement(sealed)).toEqual(claim);
  expect(claimedAgreement(await (await PDF.load(sealed)).save({ useXRefStream: true }))).toEqual(claim);
});

test('a file that is no PDF and a foreign PDF are distinguished', async () => {
  expect(claimedAgreement(Buffer.from('PK\u0003\u0004 not a pdf'))).toEqual({ kind: 'not-a-pdf' });
  expect(claimedAgreement(new Uint8Array())).toEqual({ kind: 'not-a-pdf' });
  expect(claimedAgreement(Buffer.from('%PDF-1.7\nrubbish'))).toEqual({ kind: 'not-ours' });
  expect(claimedAgreement(await agreementPdf(sampleAgreement))).toEqual({ kind: 'not-ours' });
});
