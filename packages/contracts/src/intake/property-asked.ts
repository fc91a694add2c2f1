import type { propertyFacts } from './property-facts.js';
import type { IntakeField, IntakeRecord } from './record.js';

type Asked = Record<keyof typeof propertyFacts, (record: IntakeRecord) => boolean>;

const always = () => true;
const isMarried = ({ relationshipType }: IntakeRecord) => relationshipType === 'Legally married';
const hasChildren = ({ hasChildren }: IntakeRecord) => hasChildren === true;
export const ownsHome = ({ livingSituation }: IntakeRecord): boolean =>
  livingSituation === 'We own jointly' || livingSituation === 'One of us owns';
const plansHome = (record: IntakeRecord) => ownsHome(record) && record.homePlan !== undefined;
const paysNoSupport = ({ spousalSupportRequested }: IntakeRecord) => spousalSupportRequested === false;
const releasesSupport = (record: IntakeRecord) =>
  paysNoSupport(record) && record.supportRelease === 'Both of us give it up';
const mayPayEqualization = (record: IntakeRecord) =>
  isMarried(record) &&
  (record.equalizationOutcome === undefined || record.equalizationOutcome === 'One of us pays the other');
const paysEqualization = (record: IntakeRecord) => mayPayEqualization(record) && record.equalizationPayer !== undefined;
/** Paid separately from the home. */
const paysApart = (record: IntakeRecord) =>
  paysEqualization(record) && !(plansHome(record) && record.equalizationSetOff === true);
/** Paid to a spouse without title, in addition to the equalization payment. */
const paysForOwnHome = (record: IntakeRecord) =>
  paysEqualization(record) &&
  record.livingSituation === 'One of us owns' &&
  record.homePlan === 'One of us buys the other out' &&
  record.homeKeeper !== undefined &&
  record.homeKeeper === record.homeOwner;
const paysInInstalments = (record: IntakeRecord) => paysApart(record) && record.equalizationForm === 'In instalments';

export const propertyAsked: Asked = {
  homePlan: ownsHome,
  homeKeeper: (record) => ownsHome(record) && record.homePlan === 'One of us buys the other out',
  homePrice: plansHome,
  homeBy: plansHome,
  homeDefault: plansHome,
  exclusivePossession: ownsHome,
  exclusivePossessionUntil: (record) => ownsHome(record) && record.exclusivePossession !== undefined,
  carryingCosts: ownsHome,
  homeThirdOwner: ownsHome,
  bankrupt: always,
  supportRelease: paysNoSupport,
  releaseCareers: releasesSupport,
  releaseChildCare: (record) => releasesSupport(record) && hasChildren(record),
  releaseHardship: releasesSupport,
  userSelfSupport: releasesSupport,
  partnerSelfSupport: releasesSupport,
  equalizationOutcome: isMarried,
  equalizationPayer: mayPayEqualization,
  equalizationAmount: paysEqualization,
  equalizationForm: paysApart,
  equalizationDate: paysApart,
  equalizationInstalments: paysInInstalments,
  equalizationInterval: paysInInstalments,
  equalizationInterest: paysApart,
  equalizationSecurity: paysApart,
  equalizationSecurityNamed: (record) =>
    paysApart(record) && record.equalizationSecurity === 'Something else that we name',
  equalizationSetOff: (record) => paysEqualization(record) && plansHome(record),
  homeInEqualization: paysForOwnHome,
  pensions: ({ hasAssets, assetTypes }) => hasAssets === true && assetTypes?.includes('Pension') === true,
  beneficiaries: always,
  animals: always,
  dependantCredit: hasChildren,
  dependantCreditBy: (record) => hasChildren(record) && record.dependantCredit !== undefined,
  childBenefit: hasChildren,
  childBenefitBy: (record) => hasChildren(record) && record.childBenefit === 'One of us applies for it',
  jointElections: always,
  formerNameBy: isMarried,
  formerName: (record) => isMarried(record) && record.formerNameBy !== undefined,
};

/** A required follow-up answer: leaves a blank while open. */
export const isCalledFor = (field: IntakeField, record: IntakeRecord): boolean => {
  if (field === 'homePrice') return record.homePlan === 'One of us buys the other out';
  // A payor answers it as well.
  if (field === 'equalizationOutcome') return record.equalizationPayer === undefined;
  if (field === 'equalizationPayer') return record.equalizationOutcome === 'One of us pays the other';
  return calledFor.some((one) => one === field);
};

const calledFor = [
  'supportRelease',
  'homeKeeper',
  'homeBy',
  'equalizationAmount',
  'equalizationDate',
  'equalizationInstalments',
  'equalizationInterval',
  'equalizationSecurityNamed',
  'homeInEqualization',
  'dependantCreditBy',
  'childBenefitBy',
] as const;
