import type { generateAgreement } from '@evenhand/family-law/document/generate';
import { dollars } from '@evenhand/family-law/money';

/** A record with nearly every article and both worksheets: spousal support with children is the longest calculation. */
export const longRecord: Parameters<typeof generateAgreement>[0] = {
  userName: 'Alex Example',
  partnerName: 'Sam Sample',
  relationshipType: 'Legally married',
  marriageDate: '2012-06-16',
  separationDate: '2026-02-01',
  livingSituation: 'We own jointly',
  homeEstimatedValue: dollars(780_000),
  homeMortgageBalance: dollars(312_500),
  homeDivisionDescription: 'The home is sold and each of us receives half of what is left.',
  hasChildren: true,
  children: [{ birthdate: '2015-03-04' }, { birthdate: '2018-09-30' }, { birthdate: '2021-01-15' }],
  primaryResidence: 'Equal (shared)',
  decisionMaking: 'Joint',
  parentingSchedule: '2-2-3',
  userIncome: dollars(165_000),
  partnerIncome: dollars(36_000),
  userProvince: 'ON',
  partnerProvince: 'ON',
  childSupportPayer: 'owner',
  spousalSupportRequested: true,
  spousalSupportPayer: 'owner',
  spousalSupportAmount: dollars(900),
  hasAssets: true,
  assetTypes: ['Bank accounts', 'Pension'],
  hasDebt: true,
  optionalClauses: ['Life insurance as security', 'Pets'],
};
