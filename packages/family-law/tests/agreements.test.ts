import { readFileSync } from 'node:fs';
import { isAsked } from '@evenhand/contracts/intake/asked';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import { hasBlank } from '../src/agreement/blanks.js';
import { clauses } from '../src/clauses/clauses.js';
import { generateAgreement } from '../src/document/generate.js';
import { plainText } from '../src/document/plain-text.js';
import { digestOfGoldens, recordedDigest } from './agreements/golden-digest.js';
import { situations } from './agreements/situations.js';

const asOf = '2026-11-21';
const golden = (name: string) => readFileSync(`packages/family-law/tests/agreements/${name}.golden.txt`, 'utf8');
const married = situations['married-two-children-joint-home'] ?? {};

describe('the agreement', () => {
  test.each(Object.keys(situations))('%s matches its golden text (npm run goldens writes them)', (name) => {
    expect(`${plainText(generateAgreement(situations[name] ?? {}, asOf))}\n`).toBe(golden(name));
  });

  test('matches the digest of its RULE_VERSION: a changed text needs a new version', () => {
    expect(digestOfGoldens()).toEqual(recordedDigest());
  });

  test('is identical for the same answers', () => {
    expect(generateAgreement(married, asOf)).toEqual(generateAgreement(structuredClone(married), asOf));
  });

  test('states the last known tax year when the range uses it', () => {
    const record = situations['married-spousal-support'] ?? {};
    const text = plainText(generateAgreement(record, '2027-01-01'));
    expect(text).toContain('with the tax figures of 2026, the last year for which they are known');
    expect(text).not.toMatch(/was not worked out|this product/);
    expect(plainText(generateAgreement(record, asOf))).not.toContain('last year for which they are known');
  });

  test('never mentions a divorce when the couple is unmarried', () => {
    const texts = Object.values(situations).filter(({ relationshipType }) => relationshipType === 'Common-law');
    for (const record of texts)
      expect(plainText(generateAgreement(record, asOf))).not.toMatch(
        /where we are married|until we divorce|if we divorce/,
      );
  });

  test('has no missing answer when every question is answered', () => {
    expect(generateAgreement(married, asOf).missing).toEqual([]);
  });

  test('lists each missing answer once and leaves a blank where it belongs', () => {
    const { missing, articles } = generateAgreement({ ...married, separationDate: undefined }, asOf);
    expect(missing).toEqual([
      { answer: 'separationDate', article: 'background', sentence: 'The date of separation: not answered yet.' },
    ]);
    expect(JSON.stringify(articles)).toContain('[the date of separation]');
  });

  test('lists a blank in the couple’s own words under its answer', () => {
    const children = [{ name: 'Robin', birthdate: '2016-05-05', school: 'the school at ______.' }];
    const { missing } = generateAgreement({ ...married, children, homeArea: 'Kingston or [ ]' }, asOf);
    expect(missing).toEqual([
      {
        answer: 'children/0/school',
        article: 'each-child',
        sentence: '“the school at ______”: a blank is left in what you wrote.',
      },
      { answer: 'homeArea', article: 'relocation', sentence: '“Kingston or [ ]”: a blank is left in what you wrote.' },
    ]);
  });

  test('does not list a blank in an answer that the agreement does not print', () => {
    expect(generateAgreement({ ...married, phoneNumber: '____' }, asOf).missing).toEqual([]);
  });

  test('lists every blank of the document as missing', () => {
    const text = 'left ____ open';
    const free = IntakeRecord.keyof().options.filter((field) => IntakeRecord.safeParse({ [field]: text }).success);
    const documents = free.map((field) => ({
      field,
      document: generateAgreement({ ...married, [field]: text }, asOf),
    }));
    const stopped = documents.filter(({ document }) => hasBlank(document)).map(({ field }) => field);
    expect(stopped.length).toBeGreaterThan(5);
    expect(documents.filter(({ document }) => document.missing.length > 0).map(({ field }) => field)).toEqual(stopped);
  });

  test('treats a name of spaces as missing', () => {
    expect(generateAgreement({ ...married, partnerName: '   ' }, asOf).missing.map(({ answer }) => answer)).toEqual([
      'partnerName',
    ]);
  });

  test('keeps names of any script exactly as they were written', () => {
    const { parties } = generateAgreement(situations['names-in-other-scripts'] ?? {}, asOf);
    expect(parties).toEqual({ owner: 'נועה לוי', partner: 'Zoë 🌿 O’Brien <b>' });
  });

  test('omits an answer when its question no longer applies', () => {
    const text = plainText(generateAgreement({ ...married, livingSituation: 'We rent' }, asOf));
    expect(text).not.toContain('listed for sale');
  });

  test('lists only asked questions as missing', () => {
    for (const record of Object.values(situations)) {
      for (const { answer } of generateAgreement(record, asOf).missing) {
        const field = clauses.flatMap(({ answers }) => answers).find((name) => name === answer.split('/')[0]);
        expect(field && isAsked(field, record)).toBe(true);
      }
    }
  });

  test('numbers articles and paragraphs without a gap', () => {
    const { articles } = generateAgreement(married, asOf);
    expect(articles.map(({ number }) => number)).toEqual(articles.map((_, index) => index + 1));
    for (const { number, blocks } of articles) {
      const numbers = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.number] : []));
      expect(numbers).toEqual(numbers.map((_, index) => `${number}.${index + 1}`));
    }
  });
});

describe('the clause library', () => {
  test('gives every clause its own id, a note, and a legal basis', () => {
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
    for (const { note, basis } of clauses) {
      expect(note).not.toBe('');
      expect(basis).not.toEqual([]);
    }
  });

  test('cites a statute, regulation or case with its section for every clause', () => {
    const authority =
      /( Act| Act, \d{4}| Act \(Ontario\)|Plan|Guidelines|Reg\. \d+\/\d+)(, [sr]\. \d|, Parts? [IVX]+)|\d{4} SCC \d+/;
    const whole = ['Arbitration Act, 1991', 'Family Responsibility and Support Arrears Enforcement Act, 1996'];
    const known = [...whole, 'Spousal Support Advisory Guidelines (2008)', 'CRA form T1158'];
    for (const { id, basis } of clauses)
      for (const one of basis) expect([id, one, authority.test(one) || known.includes(one)]).toEqual([id, one, true]);
  });

  test('prints the basis of each article', () => {
    const { articles } = generateAgreement(married, asOf);
    const text = plainText(generateAgreement(married, asOf));
    expect(text.match(/Stands on: \S/g)).toHaveLength(articles.length);
  });
});
