import { canonicalJson, documentHash } from '../../src/documents/document-hash.js';
import { sampleAgreement } from './sample-agreement.js';

test('the order of keys does not change the hash', () => {
  const turned = Object.fromEntries(Object.entries(sampleAgreement).reverse());
  expect(documentHash({ ...sampleAgreement, ...turned })).toBe(documentHash(sampleAgreement));
  expect(canonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}');
});

test('the hash changes when a letter, a number, a basis or the order of articles changes', () => {
  const [first, ...rest] = sampleAgreement.articles;
  if (!first) throw new Error('The sample has articles.');
  const edits = [
    { ...sampleAgreement, parties: { ...sampleAgreement.parties, owner: `${sampleAgreement.parties.owner} ` } },
    { ...sampleAgreement, articles: [{ ...first, number: 2 }, ...rest] },
    { ...sampleAgreement, articles: [{ ...first, basis: [] }, ...rest] },
    { ...sampleAgreement, articles: [...rest, first] },
    { ...sampleAgreement, asOf: '2026-11-22' },
  ];
  const hashes = new Set([sampleAgreement, ...edits].map(documentHash));
  expect(hashes.size).toBe(edits.length + 1);
});

test('the canonical form is that of RFC 8785', () => {
  const data = {
    numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27, -0],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(data)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
  expect([...canonicalJson(keys).matchAll(/:(\d)/g)].map(([, value]) => value).join('')).toBe('2467153');
});

test('canonicalJson throws when a value has no canonical form', () => {
  expect(() => canonicalJson(Number.NaN)).toThrow(RangeError);
  expect(() => canonicalJson('\ud800')).toThrow(RangeError);
});

test('the hash is 64 lower-case hexadecimal digits', () => {
  expect(documentHash(sampleAgreement)).toMatch(/^[0-9a-f]{64}$/);
});
