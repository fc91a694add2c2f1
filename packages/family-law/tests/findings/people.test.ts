import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { couple } from '@evenhand/contracts/testing/sample-couple';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { consistencyFindings } from '@evenhand/family-law/findings/consistency-findings';

const asOf = '2026-11-21';
const found = (changes: IntakeRecord) => consistencyFindings({ ...couple, ...changes }, asOf);
const idsOf = (changes: IntakeRecord) => found(changes).map(({ id, severity }) => `${id} ${severity}`);

test('the same name twice is refused', () => {
  const changes: IntakeRecord = { userName: 'Alex Example', partnerName: 'alex  example ' };
  expect(idsOf(changes)).toEqual(['same-name blocking']);
  expect(generateAgreement({ ...couple, ...changes }, asOf).missing.map(({ answer }) => answer)).toEqual([
    'partnerName',
  ]);
});

test('an owner who was born in 2015 is refused', () => {
  expect(idsOf({ userBirthdate: '2015-03-04' })).toEqual(['too-young blocking', 'minor-party attention']);
  expect(found({ userBirthdate: '2015-03-04' })[0]?.sentence).toContain('4 March 2015');
});

test('a spouse who was under 16 at the marriage is refused, and one of 16 is not', () => {
  const marriageDate = '2010-06-01';
  expect(idsOf({ marriageDate, partnerBirthdate: '1994-06-02' })).toEqual(['too-young blocking']);
  expect(idsOf({ marriageDate, partnerBirthdate: '1994-06-01' })).toEqual([]);
});

test('a spouse without a marriage is measured at the separation', () => {
  const unmarried: IntakeRecord = { relationshipType: 'Common-law', marriageDate: undefined };
  expect(idsOf({ ...unmarried, separationDate: '2025-01-01', userBirthdate: '2010-01-01' })).toEqual([
    'too-young blocking',
    'minor-party attention',
  ]);
});

test('a beginning of cohabitation after the marriage is asked about, and printed after it', () => {
  const changes: IntakeRecord = { marriageDate: '2010-06-01', cohabitationDate: '2011-02-01' };
  expect(idsOf(changes)).toEqual(['cohabitation-after-marriage attention']);
  const { articles } = generateAgreement({ ...couple, ...changes }, asOf);
  const text = JSON.stringify(articles.find(({ id }) => id === 'background'));
  expect(text.indexOf('1 June 2010')).toBeLessThan(text.indexOf('1 February 2011'));
});

test('a marriage after the separation is refused', () => {
  expect(idsOf({ marriageDate: '2024-01-01', separationDate: '2023-01-01' })).toContain(
    'marriage-after-separation blocking',
  );
});

test('a hidden address without an address for service is asked about, and never printed', () => {
  const hidden: IntakeRecord = { userAddress: '1 Hidden Lane, Ottawa', userAddressHidden: true };
  expect(idsOf(hidden)).toEqual(['hidden-without-address-for-service attention']);
  const served: IntakeRecord = { ...hidden, userServiceAddress: 'c/o Sample Law, 9 Court Street, Ottawa' };
  expect(idsOf(served)).toEqual([]);
  const text = JSON.stringify(generateAgreement({ ...couple, ...served }, asOf).articles);
  expect(text).toContain('The address for service of Alex Example is c/o Sample Law, 9 Court Street, Ottawa.');
  expect(text).toContain('No term of this agreement requires a party who keeps a home address private');
  expect(text).not.toContain('Hidden Lane');
});
