import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, jointHome, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { longDate } from '@evenhand/contracts/toronto';
import { dealOf } from '@evenhand/family-law/deal/deal';
import { writeAgreement } from '@evenhand/family-law/document/generate';
import { centsOf } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import { pathsOf } from '@evenhand/family-law/terms/term';
import { agreedTerms, type Terms } from '@evenhand/family-law/terms/terms';
import { textOf } from '@evenhand/paper/testing/poppler';
import { agreementPdf } from '../../src/documents/agreement-pdf.js';

const asOf = '2026-11-21';
const supported: IntakeRecord = {
  ...couple,
  ...twoChildren,
  ...jointHome,
  homePlan: 'One of us buys the other out',
  homeKeeper: 'partner',
  homePrice: cents(23_375_050),
  homeBy: '2027-06-01',
  partnerIncome: cents(3_150_025),
  spousalSupportRequested: true,
  spousalSupportPayer: 'owner',
  spousalSupportAmount: cents(41_233),
  spousalSupportReason: 'Sam stayed at home with the children for six years.',
  spousalSupportDuration: 'until 30 June 2033',
  spousalEnd: '2033-06-30',
  equalizationOutcome: 'One of us pays the other',
  equalizationPayer: 'owner',
  equalizationAmount: cents(10_000_001),
  equalizationForm: 'In instalments',
  equalizationInstalments: '36',
  equalizationInterval: 'Every month',
  equalizationDate: '2027-02-01',
};

const FIGURES = /\$\d[\d,]*\.\d\d|\b\d{1,2} [A-Z][a-z]+ (?:19|20)\d\d\b|\b\d+(?:\.\d+)?%/g;
const figuresIn = (text: string): Set<string> => new Set(text.replaceAll(/\s+/g, ' ').match(FIGURES));

/** The amounts and dates that the articles state, as printed. */
const statedFigures = (terms: Terms, { articles }: AgreementDocument): string[] => {
  const stated = new Set(
    articles.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'working' ? [] : (block.states ?? [])))),
  );
  return pathsOf(terms).flatMap(([{ value }, path]) => {
    if (!stated.has(path)) return [];
    if (typeof value === 'number' && value > 100_00) return [money(centsOf(value))];
    return typeof value === 'string' && IsoDate.safeParse(value).success ? [longDate(value)] : [];
  });
};

test.each([
  ['neither children nor a home', couple],
  ['children, a home, support and instalments', supported],
])('the PDF of a couple with %s has the figures of the terms, and no other', async (_what, record) => {
  const agreed = agreedTerms(record, asOf);
  const document = writeAgreement(agreed);
  const text = textOf(await agreementPdf(document)).replaceAll(/\s+/g, ' ');
  // The first day in force of a rule is printed in words.
  const written = figuresIn(JSON.stringify(document).replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, longDate));
  const inPdf = figuresIn(text);
  expect([...inPdf].filter((figure) => !written.has(figure))).toEqual([]);
  const stated = statedFigures(agreed.terms, document);
  expect(stated.filter((figure) => !inPdf.has(figure))).toEqual([]);
  for (const name of Object.values(document.parties)) expect(text).toContain(name);
  const deal = dealOf(agreed.terms, document);
  expect([...figuresIn(JSON.stringify(deal))].filter((figure) => !inPdf.has(figure))).toEqual([]);
});

test('the articles of a couple with support state at least their amounts and days', () => {
  const agreed = agreedTerms(supported, asOf);
  expect(statedFigures(agreed.terms, writeAgreement(agreed))).toEqual(
    expect.arrayContaining(['$233,750.50', '$412.33', '$100,000.01', '1 June 2027', '1 February 2027']),
  );
});
