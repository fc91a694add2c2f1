import type { IsoDate } from '../dates.js';
import { askedRows } from './asked-rows.js';
import { chosenDays, parentingFacts, type sharings } from './parenting-facts.js';
import { isCalledFor, ownsHome, propertyAsked } from './property-asked.js';
import { facts, type IntakeField, IntakeRecord } from './record.js';

const hasChildren = ({ hasChildren }: IntakeRecord) => hasChildren === true;
const spousalSupport = ({ spousalSupportRequested }: IntakeRecord) => spousalSupportRequested === true;
/** Monthly, alone or with a lump sum. */
export const paysMonthly = (record: IntakeRecord) =>
  spousalSupport(record) && record.spousalForm !== 'Once, as a lump sum';
/** A lump sum, alone or with monthly support. */
export const paysLumpSum = (record: IntakeRecord) =>
  spousalSupport(record) && record.spousalForm !== undefined && record.spousalForm !== 'Every month';
const isSupported = (record: IntakeRecord) => hasChildren(record) || spousalSupport(record);
const oweArrears = (record: IntakeRecord) => hasChildren(record) && (record.childArrears ?? 0) > 0;
const hasAssets = ({ hasAssets }: IntakeRecord) => hasAssets === true;
const hasDebt = ({ hasDebt }: IntakeRecord) => hasDebt === true;

const isWritten = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';
const isInTurns = ({ parentingSchedule }: IntakeRecord) =>
  parentingSchedule !== undefined && parentingSchedule !== 'Alternate weekends' && parentingSchedule !== 'Custom';
/** In turns, or by a pattern of whole weeks. */
export const isRotating = (record: IntakeRecord): boolean =>
  isInTurns(record) || (record.parentingSchedule === 'Custom' && chosenDays(record.scheduleDays) !== null);
const isCustom = (record: IntakeRecord) => hasChildren(record) && record.parentingSchedule === 'Custom';
const needsFirst = (sharing: (typeof sharings)[number] | undefined) =>
  sharing !== undefined && sharing !== 'The regular schedule goes on';

const namesOf = <Facts extends object>(facts: Facts) => Object.keys(facts) as (keyof Facts & IntakeField)[];
const onlyWhen = (isAsked: (record: IntakeRecord) => boolean, ...fields: IntakeField[]) =>
  Object.fromEntries(fields.map((field) => [field, isAsked])) as Asked;
const withChildrenOnly = (...fields: IntakeField[]) => onlyWhen(hasChildren, ...fields);

type Asked = Partial<Record<IntakeField, (record: IntakeRecord) => boolean>>;

/** A field without a row is always asked. */
const askedWhen: Asked = {
  ...propertyAsked,
  marriageDate: ({ relationshipType }) => relationshipType === 'Legally married',
  homeOwner: ({ livingSituation }) => livingSituation === 'One of us owns',
  matrimonialHomeAgreed: ownsHome,
  homeEstimatedValue: ownsHome,
  homeMortgageBalance: ownsHome,
  homeDivisionDescription: ownsHome,
  children: hasChildren,
  primaryResidence: hasChildren,
  residentialParent: (record) => hasChildren(record) && record.primaryResidence === 'Primarily with one parent',
  decisionMaking: hasChildren,
  decisionMaker: (record) => hasChildren(record) && record.decisionMaking === 'One parent',
  parentingSchedule: hasChildren,
  customScheduleNotes: isCustom,
  ...withChildrenOnly(...namesOf(parentingFacts)),
  scheduleDays: isCustom,
  scheduleStartsWith: (record) => hasChildren(record) && isInTurns(record),
  summerFirst: (record) => hasChildren(record) && needsFirst(record.summerSharing),
  winterBreakFirst: (record) => hasChildren(record) && needsFirst(record.winterBreakSharing),
  marchBreakFirst: (record) => hasChildren(record) && needsFirst(record.marchBreakSharing),
  exchangePlaceNamed: (record) => hasChildren(record) && record.exchangePlace === 'At a public place that we name',
  userAddressHidden: ({ userAddress }) => isWritten(userAddress),
  partnerAddressHidden: ({ partnerAddress }) => isWritten(partnerAddress),
  useGuidelines: hasChildren,
  childSupportPayer: hasChildren,
  agreedChildSupportAmount: hasChildren,
  childSupportReason: (record) =>
    hasChildren(record) && (record.useGuidelines === false || record.agreedChildSupportAmount !== undefined),
  ...withChildrenOnly('childSupportStart', 'expenses', 'childArrears', 'studyEnd', 'studyAge', 'respUse'),
  childArrearsSince: oweArrears,
  childArrearsPaid: oweArrears,
  childArrearsMonthly: (record) => oweArrears(record) && record.childArrearsPaid === 'In monthly payments',
  childArrearsFrom: (record) => oweArrears(record) && record.childArrearsPaid !== undefined,
  incomeImputedTo: isSupported,
  incomeImputedBecause: (record) => isSupported(record) && record.incomeImputedTo !== undefined,
  supportMethod: isSupported,
  insuranceAmount: (record) => hasChildren(record) || paysMonthly(record),
  insuranceTrustee: (record) =>
    hasChildren(record) &&
    (record.insuranceAmount !== undefined ||
      record.beneficiaries?.includes('Our children are named in equal shares') === true),
  insuranceUntil: (record) => (hasChildren(record) || paysMonthly(record)) && record.insuranceAmount !== undefined,
  supportDay: (record) => hasChildren(record) || paysMonthly(record),
  spousalSupportPayer: spousalSupport,
  ...onlyWhen(paysMonthly, 'spousalSupportAmount', 'spousalSupportDuration', 'spousalStart', 'spousalEnd'),
  ...onlyWhen(paysMonthly, 'spousalSteps', 'spousalReviewOn', 'spousalReviewEvent', 'spousalIndexing', 'retirementAge'),
  spousalIndexingOn: (record) =>
    paysMonthly(record) && record.spousalIndexing !== undefined && record.spousalIndexing !== 'It stays the same',
  ...onlyWhen(paysLumpSum, 'spousalLumpSum', 'spousalLumpSumOn', 'spousalLumpSumMonthly'),
  ...onlyWhen(paysLumpSum, 'spousalLumpSumUntil', 'spousalLumpSumRate'),
  spousalForm: spousalSupport,
  incomeAbroad: ({ userProvince, partnerProvince }) => userProvince === 'abroad' || partnerProvince === 'abroad',
  userHousingCost: ({ userHousing }) => userHousing !== undefined,
  partnerHousingCost: ({ partnerHousing }) => partnerHousing !== undefined,
  spousalBefore: spousalSupport,
  spousalPastPaid: (record) => paysMonthly(record) && record.spousalStart !== undefined,
  childPastPaid: (record) => hasChildren(record) && record.childSupportStart !== undefined,
  spousalSupportReason: spousalSupport,
  assetTypes: hasAssets,
  assetDivisionDescription: hasAssets,
  debtType: hasDebt,
  debtDivisionDescription: hasDebt,
  rewordings: ({ rewordings = [] }) => rewordings.length > 0,
};

export const isAsked = (field: IntakeField, record: IntakeRecord): boolean => askedWhen[field]?.(record) ?? true;

/** Optional answers. */
const mayStayOpen: readonly IntakeField[] = [
  'userEmail',
  'partnerEmail',
  'agreedChildSupportAmount',
  'childSupportReason',
  'optionalClauses',
  'phoneNumber',
  'nextStep',
  ...namesOf(facts),
];

/** Answers that another answer replaces. */
const isReplaced = (field: IntakeField, { homePlan, scheduleDays }: IntakeRecord): boolean =>
  (field === 'homeDivisionDescription' && homePlan !== undefined) ||
  (field === 'customScheduleNotes' && chosenDays(scheduleDays) !== null);

/** Shared time is stated only where it is counted. */
const mustBeCounted = (field: IntakeField, { primaryResidence }: IntakeRecord): boolean =>
  field === 'scheduleDays' && primaryResidence === 'Equal (shared)';

/** A rotation is certain only with its first day, its first parent and the hour of its exchanges. */
const placesRotation: readonly IntakeField[] = ['scheduleStartsOn', 'scheduleStartsWith', 'exchangeHour'];
/** Who comes first, once a break is divided. */
const placesBreak: readonly IntakeField[] = ['summerFirst', 'winterBreakFirst', 'marchBreakFirst'];
const mustBePlaced = (field: IntakeField, record: IntakeRecord): boolean =>
  placesBreak.includes(field) || (placesRotation.includes(field) && isRotating(record));

/** Whether a missing answer leaves a blank in the agreement. */
export const isNeeded = (field: IntakeField, record: IntakeRecord): boolean =>
  isCalledFor(field, record) ||
  mustBeCounted(field, record) ||
  mustBePlaced(field, record) ||
  (!mayStayOpen.includes(field) && !isReplaced(field, record));

/**
 * Without answers to questions that no longer apply (a home no longer owned), in rows as well.
 * @param today the day by which a child is of age; without it the age of a child hides no answer
 */
export const askedAnswers = (record: IntakeRecord, today?: IsoDate): IntakeRecord => {
  const left = askedRows(record, today);
  for (const field of IntakeRecord.keyof().options) if (!isAsked(field, record)) delete left[field];
  return left;
};
