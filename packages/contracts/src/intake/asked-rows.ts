import type { IsoDate } from '../dates.js';
import type { Child } from './child.js';
import type { Holiday } from './parenting-facts.js';
import type { Pension } from './property-facts.js';
import type { IntakeRecord } from './record.js';

/** An incomplete row of a list whose questions depend on other answers. */
type Row = Partial<Child & Holiday & Pension>;
/** Without a day, a child of any age may be of age. */
type Asked = (row: Row, record: IntakeRecord, today?: IsoDate) => boolean;

/** 18 or older (Age of Majority and Accountability Act s. 1). */
const isOfAge: Asked = ({ birthdate }, _record, today) =>
  birthdate !== undefined && (!today || `${Number(birthdate.slice(0, 4)) + 18}${birthdate.slice(4)}` <= today);
const hasSiblings: Asked = (_row, { children = [] }) => children.length > 1;
const isAnotherDay: Asked = ({ holiday }) => holiday === 'Another day';
const isDivided: Asked = ({ settlement }) => settlement === 'The payments are divided';

/** A cell without a row is always asked. */
const rowAskedWhen: {
  children: { [Cell in keyof Child]?: Asked };
  holidays: { [Cell in keyof Holiday]?: Asked };
  pensions: { [Cell in keyof Pension]?: Asked };
} = {
  children: {
    dependency: isOfAge,
    ownSupport: (row, record, today) => isOfAge(row, record, today) && row.dependency !== undefined,
    livesWith: (row, record, today) =>
      hasSiblings(row, record) || isOfAge(row, record, today) || record.primaryResidence === 'Other arrangement',
    schedule: hasSiblings,
  },
  holidays: {
    called: isAnotherDay,
    from: isAnotherDay,
    until: isAnotherDay,
    first: ({ sharing }) => sharing !== undefined,
  },
  pensions: {
    share: ({ settlement }) => settlement !== undefined && settlement !== 'The member keeps it',
    monthly: isDivided,
    countedIn: isDivided,
  },
};

const conditions = new Map<string, Map<string, Asked>>(
  Object.entries(rowAskedWhen).map(([field, cells]) => [field, new Map(Object.entries(cells))]),
);

/** @param today the day by which a child is of age */
export const isAskedInRow = (field: string, cell: string, row: object, record: IntakeRecord, today?: IsoDate) =>
  conditions.get(field)?.get(cell)?.(row, record, today) ?? true;

const askedCells = <OneRow extends object>(field: string, rows: OneRow[], record: IntakeRecord, today?: IsoDate) =>
  rows.map((row) => {
    const asked = Object.entries(row).filter(([cell]) => isAskedInRow(field, cell, row, record, today));
    return Object.fromEntries(asked) as OneRow;
  });

/** Without answers of rows to questions that no longer apply (the monthly payment of a pension that is kept). */
export const askedRows = (record: IntakeRecord, today?: IsoDate): IntakeRecord => {
  const { children, holidays, pensions } = record;
  return {
    ...record,
    ...(children && { children: askedCells('children', children, record, today) }),
    ...(holidays && { holidays: askedCells('holidays', holidays, record, today) }),
    ...(pensions && { pensions: askedCells('pensions', pensions, record, today) }),
  };
};
