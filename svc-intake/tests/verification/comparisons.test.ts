import { deflateSync } from 'node:zlib';
import { agreementPdf } from '../../src/documents/agreement-pdf.js';
import { Comparisons } from '../../src/verification/comparisons.js';
import { unpacksWithin } from '../../src/verification/unpacks-within.js';
import { sampleAgreement } from '../documents/sample-agreement.js';
import { twiceUnpackingBomb, unpackingBomb } from '../support/bomb.js';

const [uploaded, sealed] = [Buffer.from('%PDF-1.4 one'), Buffer.from('%PDF-1.4 two')];
const differs = [{ kind: 'other', page: null }];

test('attacker hands in a second file while one is compared, product refuses it at once: one place per address', async () => {
  const comparisons = new Comparisons();
  const first = comparisons.changesOf(uploaded, sealed, '203.0.113.1');
  expect(() => comparisons.requirePlaceFor('203.0.113.1')).toThrow();
  await expect(comparisons.changesOf(uploaded, sealed, '203.0.113.1')).rejects.toMatchObject({
    code: 'too-many-requests',
  });
  const elsewhere = comparisons.changesOf(uploaded, sealed, '203.0.113.2');
  expect([await first, await elsewhere]).toEqual([differs, differs]);
  expect(() => comparisons.requirePlaceFor('203.0.113.1')).not.toThrow();
});

test('attacker hands in files from many addresses, product keeps the queue short and refuses early', async () => {
  const comparisons = new Comparisons();
  const queued = Array.from({ length: 8 }, (_, index) => comparisons.changesOf(uploaded, sealed, `203.0.113.${index}`));
  expect(() => comparisons.requirePlaceFor('203.0.113.99')).toThrow();
  await Promise.all(queued);
  expect(() => comparisons.requirePlaceFor('203.0.113.99')).not.toThrow();
});

test.each([
  ['a PDF that unpacks to gigabytes', unpackingBomb],
  ['the same behind two filters', twiceUnpackingBomb],
])('attacker hands in %s, product answers, or refuses with the reason that it took too long', async (_, bomb) => {
  const sealed = Buffer.from(await agreementPdf(sampleAgreement));
  const [comparisons, file] = [new Comparisons(), bomb('x')];
  const [found] = await Promise.allSettled([comparisons.changesOf(file, sealed, '203.0.113.1')]);
  if (found.status === 'fulfilled') expect(found.value).toEqual([{ kind: 'other', page: null }]);
  else expect(found.reason).toMatchObject({ code: 'took-too-long' });
});

test('the streams of a file count together towards the unpacked limit', () => {
  const stream = Buffer.concat([
    Buffer.from('stream\r\n'),
    deflateSync(Buffer.alloc(1_000)),
    Buffer.from('\nendstream\n'),
  ]);
  expect(unpacksWithin(Buffer.concat([stream, stream]), 2_000)).toBe(true);
  expect(unpacksWithin(Buffer.concat([stream, stream, stream]), 2_000)).toBe(false);
  expect(unpacksWithin(Buffer.from('stream\nnot deflated endstream stream stream\n'), 10)).toBe(true);
});
