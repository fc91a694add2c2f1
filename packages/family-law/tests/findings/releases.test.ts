import { emptyIntakeRecord, type IntakeRecord } from '@evenhand/contracts/intake/record';
import { couple } from '@evenhand/contracts/testing/sample-couple';
import { dealOf } from '@evenhand/family-law/deal/deal';
import { writeAgreement } from '@evenhand/family-law/document/generate';
import { agreedTerms } from '@evenhand/family-law/terms/terms';

const { supportRelease: _, equalizationOutcome: __, ...untouched } = { ...couple, ...emptyIntakeRecord };

const agreementOf = (record: IntakeRecord) => {
  const agreed = agreedTerms(record, '2026-11-21');
  const document = writeAgreement(agreed);
  const articleOf = (id: string) => JSON.stringify(document.articles.find((article) => article.id === id)?.blocks);
  return { document, articleOf, deal: dealOf(agreed.terms, document) };
};

test('an untouched tick releases neither spousal support nor equalization, and both are listed as missing', () => {
  const { document, articleOf, deal } = agreementOf(untouched);
  expect(document.missing).toEqual([
    expect.objectContaining({ answer: 'supportRelease', article: 'spousal-support' }),
    expect.objectContaining({ answer: 'equalizationOutcome', article: 'equalization' }),
  ]);
  expect(articleOf('spousal-support')).not.toContain('releases the other');
  expect(articleOf('equalization')).not.toContain('releases that claim');
  expect(deal.releases).toEqual([]);
});

test('what the couple leaves open is not released, and the agreement is complete', () => {
  const { document, articleOf, deal } = agreementOf({
    ...untouched,
    supportRelease: 'We leave it open',
    equalizationOutcome: 'We leave it open',
  });
  expect(document.missing).toEqual([]);
  expect(articleOf('spousal-support')).toContain('neither of us gives up a claim to it');
  expect(articleOf('equalization')).toContain('neither of us gives up the claim to one');
  expect(articleOf('releases')).toContain('This release does not apply to spousal support or to equalization');
  expect(deal.releases).toEqual([]);
});

test('the deal on one page lists each release with its article', () => {
  const topics = (record: IntakeRecord) => agreementOf(record).deal.releases.map(({ topic }) => topic);
  expect(topics(couple)).toEqual(['spousal-support-release', 'equalization-release']);
  expect(topics({ ...couple, equalizationOutcome: 'One of us pays the other', equalizationPayer: 'owner' })).toContain(
    'equalization-release',
  );
  expect(topics({ ...couple, relationshipType: 'Common-law' })).toEqual(['spousal-support-release']);
  const lumpSum: IntakeRecord = {
    ...couple,
    spousalSupportRequested: true,
    spousalForm: 'Once, as a lump sum',
    spousalSupportPayer: 'owner',
  };
  expect(topics(lumpSum)).toContain('spousal-support-release');
  expect(topics({ ...lumpSum, spousalForm: 'Every month' })).not.toContain('spousal-support-release');
});
