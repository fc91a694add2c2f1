import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { poppler, textOf } from '@evenhand/paper/testing/poppler';
import { LocalTimestampAuthority } from '@evenhand/service-kit/time-stamps/local-timestamp-authority';
import { signingWording } from '@evenhand/wording/signing';
import { printedMoment } from '../../src/documents/pdf/signature-page.js';
import { certificateOf, signaturesOf } from '../../src/sealing/certificate-facts.js';
import { type Sealing, sealPdf } from '../../src/sealing/seal/seal-pdf.js';
import { sealingKey } from '../../src/sealing/seal/sealing-key.js';
import { signedPdf } from '../../src/sealing/seal/signed-pdf.js';
import { compareWithSealed } from '../../src/verification/compare-with-sealed.js';
import { accentedName, arabicName } from '../documents/sample-agreement.js';
import { sampleSigned, signingWith } from './sample-signing.js';

const folder = mkdtempSync(join(tmpdir(), 'evenhand-seal-'));
let sealing: Sealing;
let unsealed: Buffer;
let sealed: Uint8Array;
beforeAll(async () => {
  const [key, timestampAuthority] = [
    await sealingKey({ dataFolder: folder }),
    await LocalTimestampAuthority.open(folder),
  ];
  sealing = { key, timestampAuthority, at: new Date('2026-11-21T15:05:00Z') };
  unsealed = await signedPdf(sampleSigned);
  sealed = await sealPdf(unsealed, sealing);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the seal is valid and covers the whole document', () => {
  const report = poppler('pdfsig', sealed);
  expect(report).toContain('Signature is Valid');
  expect(report).toContain('Total document signed');
  expect(report).toContain('ETSI.CAdES.detached');
  expect(report).toContain('CN=Evenhand document seal');
});

/** The bytes of the signature between its angle brackets: the only ones it cannot cover. */
function gapOf(file: Uint8Array): { start: number; end: number } {
  const range = /\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+\d+\s*\]/.exec(Buffer.from(file).toString('latin1'));
  return { start: Number(range?.[1]), end: Number(range?.[2]) };
}

const flipped = (at: number) => {
  const changed = Uint8Array.from(sealed);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

test('the seal is invalid when any byte is flipped', () => {
  const { start, end } = gapOf(sealed);
  const spread = Array.from({ length: 24 }, (_, index) => Math.floor((index * start) / 24));
  const nearTheSignature = [start - 40, start - 2, start - 1, end, end + 1, end + 30];
  const atTheEnd = [sealed.length - 60, sealed.length - 7, sealed.length - 2];
  for (const at of [...spread, ...nearTheSignature, ...atTheEnd]) {
    expect(`${at}: ${poppler('pdfsig', flipped(at))}`).not.toContain('Signature is Valid');
  }
});

test('a flipped byte in the signature is found by comparison with the original', async () => {
  const { start, end } = gapOf(sealed);
  for (const at of [start + 1, start + 4_000, end - 2]) {
    expect(await compareWithSealed(flipped(at), sealed)).toContainEqual({ kind: 'seal', page: null });
  }
});

test('a typed name is drawn in handwriting where it has the letters, and is copied out as typed', () => {
  expect(poppler('pdffonts', unsealed)).toContain('LaBelleAurore');
  const page = textOf(unsealed)
    .split('\f')
    .find((text) => text.includes('Signatures') && text.includes(accentedName));
  expect(page?.split(accentedName).length).toBeGreaterThan(2);
  expect(textOf(unsealed)).toContain(arabicName);
});

test('the signature carries a time stamp', () => {
  const { start, end } = gapOf(sealed);
  const signature = Buffer.from(sealed.subarray(start + 1, end - 1)).toString('latin1');
  const timeStampToken = '060b2a864886f70d010910020e';
  expect(signature.toLowerCase()).toContain(timeStampToken);
});

test('a sealed file is returned unchanged when it is sealed again', async () => {
  expect(await sealPdf(sealed, sealing)).toBe(sealed);
});

test('signing and sealing after a crash gives the same file and a valid seal', async () => {
  const again = await signedPdf(sampleSigned);
  expect(again.equals(unsealed)).toBe(true);
  expect(poppler('pdfsig', await sealPdf(again, sealing))).toContain('Signature is Valid');
});

test('sealing fails when the time-stamp authority is unreachable', async () => {
  const timestampAuthority = { timestamp: () => Promise.reject(new Error('unreachable')) };
  await expect(sealPdf(unsealed, { ...sealing, timestampAuthority })).rejects.toThrow('unreachable');
});

test('the sealing key is created once, with mode 600', async () => {
  const again = await sealingKey({ dataFolder: folder });
  expect(Buffer.from(again.signer.certificate)).toEqual(Buffer.from(sealing.key.signer.certificate));
  expect(readdirSync(folder).sort()).toEqual(['sealing-key.pem', 'timestamp-key.pem']);
  for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
});

test('processes that start at the same moment have one sealing key', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'evenhand-keys-'));
  const keys = await Promise.all(Array.from({ length: 8 }, () => sealingKey({ dataFolder })));
  const certificates = new Set(keys.map(({ signer }) => Buffer.from(signer.certificate).toString('hex')));
  expect(certificates.size).toBe(1);
  expect(readdirSync(dataFolder)).toEqual(['sealing-key.pem']);
  rmSync(dataFolder, { recursive: true });
});

test('the record of signing names every signer, witness and event', () => {
  const text = textOf(sealed).replaceAll(/\s+/g, ' ');
  for (const { what } of sampleSigned.certificate.events) expect(text).toContain(what);
  for (const { name } of sampleSigned.certificate.signers) expect(text).toContain(name);
  expect(text).toContain(sampleSigned.certificate.documentHash);
  expect(text).toContain('21 November 2026, 10:00:03.000 EST (21 November 2026, 15:00:03.000 UTC)');
  expect(text).toContain('12 Queen Street West');
  expect(text).toContain('I was present and saw them sign.');
  expect(text.match(/a code of six digits sent to their e-mail address/g)).toHaveLength(4);
  expect(text).toContain('My electronic signature counts like one on paper.');
});

const { owner: first, partner: second } = sampleSigned.document.parties;

test('the record of signing has no name for an act before the place passed to another person', () => {
  const { events } = certificateOf(
    signingWith([
      ['partner', 'approved'],
      [null, 'invitation-ended'],
      ['partner', 'approved'],
      ['owner', 'signed'],
      ['owner', 'witness-named'],
      ['owner-witness', 'code-confirmed'],
      ['owner', 'lawyer-named'],
      ['owner-lawyer', 'link-opened'],
      ['partner', 'witness-named'],
      ['partner', 'lawyer-named'],
      ['owner-witness', 'link-opened'],
      ['owner', 'witness-named'],
      ['owner', 'lawyer-named'],
      ['owner-witness', 'signed'],
      ['owner-lawyer', 'signed'],
    ]),
  );
  expect(events.map(({ role, name }) => [role, name])).toEqual([
    ['partner', null],
    [null, null],
    ['partner', second],
    ['owner', first],
    ['owner', first],
    ['owner-witness', null],
    ['owner', first],
    ['owner-lawyer', null],
    ['partner', second],
    ['partner', second],
    ['owner-witness', null],
    ['owner', first],
    ['owner', first],
    ['owner-witness', 'Bob Brown'],
    ['owner-lawyer', 'Lee Lawyer'],
  ]);
});

test('the record of signing states the legal advice in the words of the signing page', () => {
  const { question, received, waived } = signingWording.legalAdvice;
  const { signers } = certificateOf(
    signingWith([], [{ legalAdvice: 'received' }, { legalAdvice: 'waived' }, { role: 'owner-witness' }]),
  );
  expect(signers.map(({ legalAdvice }) => legalAdvice)).toEqual([
    `${question} ${received}.`,
    `${question} ${waived}.`,
    null,
  ]);
});

test('the record of signing prints an act of an earlier person with the place alone', async () => {
  const { certificate } = sampleSigned;
  const [event] = certificate.events;
  if (!event) throw new Error('the record has no event');
  const events = [{ ...event, role: 'owner-witness' as const, name: null }];
  const pdf = await signedPdf({ ...sampleSigned, certificate: { ...certificate, events } });
  expect(textOf(pdf).replaceAll(/\s+/g, ' ')).toContain(
    'Witness to the signature of the first person, as invited or named at that time',
  );
});

test('a signature in the evening in Toronto is printed with the day of Ontario and with UTC', () => {
  expect(printedMoment('2026-11-27T00:04:05.123Z')).toBe(
    '26 November 2026, 19:04:05.123 EST (27 November 2026, 00:04:05.123 UTC)',
  );
});

test('a typed name is text on the signature page, a drawn one a picture with an alternative text', () => {
  const text = textOf(sealed);
  for (const name of [accentedName, arabicName]) expect(text.split(name).length).toBeGreaterThan(2);
  expect(poppler('pdfinfo', sealed, '-struct')).toMatch(/Figure/);
});

test('a name that is drawn and is another than the named one is printed with the signature and in the record', async () => {
  const [, , drawn] = sampleSigned.signatures;
  if (!drawn) throw new Error('the sample has no drawn signature');
  const signing = signingWith(
    [],
    [
      { role: 'owner-witness', signature: { ...drawn.written, name: 'Hélène Gagnon' } },
      { role: 'owner-lawyer', signature: { kind: 'typed', name: 'lee  lawyer' } },
    ],
  );
  const [witness, lawyer] = signaturesOf(signing);
  expect(witness).toMatchObject({ name: 'Bob Brown', signedAs: 'Hélène Gagnon' });
  expect(lawyer?.signedAs).toBeNull();
  const pdf = await signedPdf({
    ...sampleSigned,
    signatures: signaturesOf(signing),
    certificate: certificateOf(signing),
  });
  expect(textOf(pdf).match(/Signed as\s+Hélène Gagnon/g)).toHaveLength(2);
});
