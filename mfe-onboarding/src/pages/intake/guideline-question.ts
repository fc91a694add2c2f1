import type { ChildSupportQuestion } from '@evenhand/contracts/finance/calculators/child-support';
import type { Party } from '@evenhand/contracts/identity';
import { chosenDays } from '@evenhand/contracts/intake/parenting-facts';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';

/**
 * The calculation that the answers allow: a question; the answers it needs; answers that contradict each other; or
 * none, for an arrangement that the tables alone do not decide.
 */
export type GuidelineQuestion =
  | { question: ChildSupportQuestion }
  | { missing: IntakeField[] }
  | 'contradiction'
  | 'not-settled-by-tables';

const ofParent = {
  owner: ['userProvince', 'userIncome'],
  partner: ['partnerProvince', 'partnerIncome'],
} as const satisfies Record<Party, readonly IntakeField[]>;

/** The other parent's, for a payor outside Canada (Guidelines s. 3(3)(b)). */
const tableProvince = ({ userProvince, partnerProvince }: IntakeRecord, payor: Party) => {
  const [own, others] = payor === 'owner' ? [userProvince, partnerProvince] : [partnerProvince, userProvince];
  return own === 'abroad' ? others : own;
};

/** No table applies. */
const areAbroad = ({ userProvince, partnerProvince }: IntakeRecord): boolean =>
  userProvince === 'abroad' && partnerProvince === 'abroad';

/** What the amount of `payor` needs. */
const neededOf = (record: IntakeRecord, payor: Party): IntakeField[] => {
  const [province] = ofParent[payor];
  const [others] = ofParent[payor === 'owner' ? 'partner' : 'owner'];
  return record[province] === 'abroad' ? [...ofParent[payor], others] : [...ofParent[payor]];
};

const parentIn = (record: IntakeRecord, party: Party) => {
  const [, incomeField] = ofParent[party];
  const income = record[incomeField];
  const province = tableProvince(record, party);
  return province === undefined || province === 'abroad' || income === undefined ? null : { province, income };
};

const childrenIn = ({ children = [] }: IntakeRecord) => {
  const born = children.flatMap(({ birthdate, dependency, ownSupport }) =>
    birthdate ? [{ birthdate, stillDependent: dependency !== undefined && ownSupport === undefined }] : [],
  );
  return born.length > 0 && born.length === children.length ? born : null;
};

const openAmong = (record: IntakeRecord, fields: readonly IntakeField[]): IntakeField[] => [
  ...(childrenIn(record) ? [] : (['children'] as const)),
  ...fields.filter((field) => record[field] === undefined),
];

/** @param on the day whose tables apply */
export const guidelineQuestion = (record: IntakeRecord, on: string): GuidelineQuestion => {
  if (record.primaryResidence === undefined) return { missing: openAmong(record, ['primaryResidence']) };
  if (record.primaryResidence === 'Equal (shared)') return sharedQuestion(record, on);
  if (record.primaryResidence === 'Primarily with one parent') return soleQuestion(record, on);
  return 'not-settled-by-tables';
};

const sharedQuestion = (record: IntakeRecord, on: string): GuidelineQuestion => {
  if (areAbroad(record)) return 'not-settled-by-tables';
  const { parentingSchedule: schedule, scheduleDays } = record;
  if (schedule === 'Custom' && !chosenDays(scheduleDays)) return { missing: ['scheduleDays'] };
  const [owner, partner, children] = [parentIn(record, 'owner'), parentIn(record, 'partner'), childrenIn(record)];
  if (!owner || !partner || !children) return { missing: openAmong(record, [...ofParent.owner, ...ofParent.partner]) };
  return { question: { arrangement: 'shared', on, parents: { owner, partner }, children, adultChildren: 0 } };
};

const soleQuestion = (record: IntakeRecord, on: string): GuidelineQuestion => {
  const { childSupportPayer: payor, residentialParent } = record;
  if (payor && payor === residentialParent) return 'contradiction';
  if (areAbroad(record)) return 'not-settled-by-tables';
  const [parent, children] = [payor ? parentIn(record, payor) : null, childrenIn(record)];
  if (!payor || !residentialParent || !parent || !children)
    return {
      missing: openAmong(record, ['residentialParent', 'childSupportPayer', ...(payor ? neededOf(record, payor) : [])]),
    };
  return { question: { arrangement: 'sole', on, payor, ...parent, children, adultChildren: 0 } };
};
