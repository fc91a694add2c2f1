import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { ageOn } from '../child-support/province.js';
import { centsOf, minus, NOTHING, plus } from '../money.js';
import type { Earner } from '../spousal-support/question.js';
import type { Household } from '../tax/benefits.js';

export type IncomeKind = NonNullable<IntakeRecord['userIncomeKind']>;

export const incomeKindOf = ({ userIncomeKind, partnerIncomeKind }: IntakeRecord, party: Party): IncomeKind | null =>
  (party === 'owner' ? userIncomeKind : partnerIncomeKind) ?? null;

/** Splits an income by its kind; a pension in pay is a separate part. Without a kind it is employment. */
export const earnerOf = (kind: IncomeKind | null, whole: Cents, pension: Cents): Earner => {
  const rest = minus(whole, pension);
  if (kind === 'Self-employment') return { employment: NOTHING, selfEmployment: rest, other: pension, pension };
  if (kind === null || kind === 'Employment')
    return { employment: rest, selfEmployment: NOTHING, other: pension, pension };
  return {
    employment: NOTHING,
    selfEmployment: NOTHING,
    other: whole,
    pension: kind === 'A pension' ? whole : pension,
  };
};

const SENIOR = 65;
const endOfYear = (day: IsoDate): IsoDate => `${day.slice(0, 4)}-12-31`;

/** Age, disability credit and housing, as far as stated. */
export const householdOf = (record: IntakeRecord, party: Party, asOf: IsoDate): Household => {
  const isOwner = party === 'owner';
  const born = isOwner ? record.userBirthdate : record.partnerBirthdate;
  const kind = isOwner ? record.userHousing : record.partnerHousing;
  const cost = isOwner ? record.userHousingCost : record.partnerHousingCost;
  return {
    housing: kind && cost !== undefined ? { kind: kind === 'Rent' ? 'rent' : 'property-tax', yearly: cost } : null,
    isSenior: born !== undefined && born <= asOf && ageOn(born, endOfYear(asOf)) >= SENIOR,
    isDisabled: (isOwner ? record.userDisabilityCredit : record.partnerDisabilityCredit) === true,
    hasWorkersBenefit: true,
  };
};

/** Yearly support that one pays for children of another relationship (Advisory Guidelines ch. 12.3). */
export const otherSupportOf = ({ hasChildren, otherChildren = [] }: IntakeRecord, party: Party): Cents => {
  const paid = (hasChildren ? otherChildren : []).flatMap(({ parent, livesWithParent, supportPaid }) =>
    parent === party && !livesWithParent && supportPaid ? [supportPaid] : [],
  );
  return centsOf(plus(NOTHING, ...paid) * 12);
};
