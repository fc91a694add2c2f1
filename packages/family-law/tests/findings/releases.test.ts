import { emptyIntakeRecord, type IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
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
  expect(deal.releases.map(({ topic }) => topic)).toEqual(['property-release', 'estate-release']);
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
  expect(deal.releases.map(({ topic }) => topic)).toEqual(['property-release', 'estate-release']);
});

test('the deal on one page lists each release with its article', () => {
  const topics = (record: IntakeRecord) => agreementOf(record).deal.releases.map(({ topic }) => topic);
  expect(topics(couple)).toEqual([
    'spousal-support-release',
    'equalization-release',
    'property-release',
    'estate-release',
  ]);
  expect(topics({ ...couple, equalizationOutcome: 'One of us pays the other', equalizationPayer: 'owner' })).toContain(
    'equalization-release',
  );
  expect(topics({ ...couple, relationshipType: 'Common-law' })).toEqual([
    'spousal-support-release',
    'property-release',
    'estate-release',
  ]);
  const lumpSum: IntakeRecord = {
    ...couple,
    spousalSupportRequested: true,
    spousalForm: 'Once, as a lump sum',
    spousalSupportPayer: 'owner',
  };
  expect(topics(lumpSum)).toContain('spousal-support-release');
  expect(topics({ ...lumpSum, spousalForm: 'Every month' })).not.toContain('spousal-support-release');
});

test('spousal support before the first payment is released only where the couple answers that nothing is owed', () => {
  const paid: IntakeRecord = {
    ...couple,
    spousalSupportRequested: true,
    spousalSupportPayer: 'owner',
    spousalSupportAmount: cents(2_200_00),
    spousalStart: '2026-12-01',
    spousalSupportReason: 'Sam stayed at home.',
    spousalSupportDuration: 'until 30 June 2033',
    separationDate: '2025-12-01',
  };
  const released = (spousalBefore?: IntakeRecord['spousalBefore']) => {
    const { articleOf, deal } = agreementOf({ ...paid, ...(spousalBefore ? { spousalBefore } : {}) });
    return [
      articleOf('releases')?.includes('This release includes spousal support'),
      deal.releases.some(({ topic }) => topic === 'spousal-support-before-release'),
    ];
  };
  expect(released()).toEqual([false, false]);
  expect(released('We leave it open')).toEqual([false, false]);
  expect(released('Nothing is owed for it')).toEqual([true, true]);
});

test('a lump sum alone gives up the time before it only where the couple answers that nothing is owed', () => {
  const paid: IntakeRecord = {
    ...couple,
    spousalSupportRequested: true,
    spousalForm: 'Once, as a lump sum',
    spousalSupportPayer: 'owner',
    spousalLumpSum: cents(40_000_00),
    spousalLumpSumOn: '2026-12-15',
    spousalSupportReason: 'Sam stayed at home.',
    separationDate: '2025-12-01',
  };
  const open = 'spousal support for the time from our separation until 15 December 2026';
  const given = (spousalBefore?: IntakeRecord['spousalBefore']) => {
    const { articleOf, deal } = agreementOf({ ...paid, ...(spousalBefore ? { spousalBefore } : {}) });
    const [support, general] = [articleOf('spousal-support'), articleOf('releases')];
    return [
      support?.includes(`This release does not apply to ${open}`),
      support?.includes('in place of all other spousal support for the time after that.'),
      general?.includes(`This release does not apply to ${open}`),
      general?.includes(`This release includes ${open}.`),
      deal.releases.some(({ topic }) => topic === 'spousal-support-before-release'),
    ];
  };
  expect(given()).toEqual([true, true, true, false, false]);
  expect(given('We leave it open')).toEqual([true, true, true, false, false]);
  expect(given('Nothing is owed for it')).toEqual([false, false, false, true, true]);
});

test('the deal lists a survivor benefit and a designation that are given up', () => {
  const { deal } = agreementOf({
    ...couple,
    hasAssets: true,
    assetTypes: ['Pension'],
    pensions: [{ member: 'owner', plan: 'Sample Plan', settlement: 'The member keeps it', survivorBenefit: 'Waived' }],
    beneficiaries: ['Each of us gives up what the other has named'],
  });
  const given = deal.releases.map(({ topic, text }) => [topic, text]);
  expect(given).toContainEqual(['survivor-benefit-release', expect.stringContaining('gives up the survivor benefit')]);
  expect(given).toContainEqual(['beneficiary-release', expect.stringContaining('every right as a beneficiary')]);
});
