import type {
  CaseOverview,
  ChildSupportFigure,
  ParentingTimeFigure,
  SpousalSupportFigure,
} from '@evenhand/contracts/dashboard/overview';
import { isAsked } from '@evenhand/contracts/intake/asked';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { advisorySupport } from '@evenhand/family-law/agreement/advisory-support';
import { supportByGuidelines } from '@evenhand/family-law/agreement/guideline-support';
import { parentingShare } from '@evenhand/family-law/agreement/parenting-share';
import { LawProblem } from '@evenhand/family-law/law-problem';
import { NOTHING } from '@evenhand/family-law/money';
import type { Agreed } from '@evenhand/family-law/terms/terms';

const unknown = (record: IntakeRecord, needed: IntakeField[], because: string | null = null) => {
  const isOpen = (field: IntakeField) => record[field] === undefined || record[field] === '';
  return {
    kind: 'unknown',
    missing: needed.filter((field) => isAsked(field, record) && isOpen(field)),
    because,
  } as const;
};

const living = ['primaryResidence', 'residentialParent'] as const satisfies IntakeField[];
const earning = ['userIncome', 'partnerIncome', 'userProvince', 'partnerProvince'] as const satisfies IntakeField[];

/** Equalization and debts as answered. */
export const agreedProperty = ({ terms }: Agreed): CaseOverview['agreed'] => {
  const { equalization, hasDebts } = terms.property;
  const amount = equalization?.payor.value ? equalization.amount.value : NOTHING;
  return {
    equalization: equalization?.released.value && amount !== null ? { payor: equalization.payor.value, amount } : null,
    debts: hasDebts.value,
  };
};

/** By the Guidelines in force today; null without children. */
export const childSupportFigure = ({ record, terms }: Agreed): ChildSupportFigure | null => {
  if (!record.hasChildren) return null;
  const found = supportByGuidelines(record, terms.asOf);
  if (found instanceof LawProblem) return unknown(record, [], found.message);
  if (!found) return unknown(record, ['children', ...living, 'childSupportPayer', ...earning]);
  const { payor, monthly, steps } = found;
  const { owner, partner } = found.tables;
  const tables = owner && partner && { owner: owner.monthly, partner: partner.monthly };
  return { kind: 'known', payor, monthly, tables, steps };
};

/** The range of the Advisory Guidelines today. */
export const spousalSupportFigure = ({ record, terms }: Agreed): SpousalSupportFigure => {
  const found = advisorySupport(record, terms.asOf);
  if (found.kind === 'unknown') {
    return unknown(
      record,
      [...earning, 'relationshipType', 'marriageDate', 'separationDate', ...living],
      found.because,
    );
  }
  const { low, mid, high } = found.result.monthly;
  return { kind: 'known', payor: found.payor, low, mid, high, steps: found.result.steps };
};

/** Each parent's share of the coming year; null without children. */
export const parentingTimeFigure = ({ record, terms }: Agreed): ParentingTimeFigure | null => {
  if (!record.hasChildren) return null;
  const found = parentingShare(record, terms.asOf);
  if (!found) return unknown(record, ['parentingSchedule', 'scheduleDays', ...living]);
  return { kind: 'known', ...found.hours.share, steps: found.steps };
};
