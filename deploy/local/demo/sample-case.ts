import type { IntakeRecord } from '@evenhand/contracts/intake/record';

const DOLLARS = 100;

/** A couple nobody knows: married, two children, a home they own together, and incomes the tables cover. */
export const sampleRecord = (userEmail: string) =>
  ({
    userName: 'Alex Example',
    partnerName: 'Sam Sample',
    userEmail,
    partnerEmail: userEmail.replace('alex', 'sam'),
    relationshipType: 'Legally married',
    marriageDate: '2012-06-16',
    separationDate: '2026-03-01',
    livingSituation: 'We own jointly',
    matrimonialHomeAgreed: true,
    homeEstimatedValue: 840_000 * DOLLARS,
    homeMortgageBalance: 410_000 * DOLLARS,
    homeDivisionDescription: 'The home is sold and what is left after the mortgage is shared equally.',
    hasChildren: true,
    children: [
      { name: 'Kim Example', birthdate: '2014-09-03', specialNeeds: false },
      { name: 'Zoé Example', birthdate: '2017-01-22', specialNeeds: false },
    ],
    primaryResidence: 'Equal (shared)',
    decisionMaking: 'Joint',
    parentingSchedule: '2-2-3',
    useGuidelines: true,
    userIncome: 82_000 * DOLLARS,
    partnerIncome: 61_000 * DOLLARS,
    userProvince: 'ON',
    partnerProvince: 'ON',
    childSupportPayer: 'owner',
    spousalSupportRequested: false,
    hasAssets: true,
    assetTypes: ['Bank accounts', 'Vehicles'],
    assetDivisionDescription: 'Each keeps the accounts in their own name; Alex keeps the car.',
    hasDebt: false,
    optionalClauses: ['Travel with the children'],
    preferredDisputeResolution: 'Mediation',
    agreedToTerms: true,
    signWithoutLawyers: true,
  }) satisfies { [Field in keyof IntakeRecord]: unknown };
