import { z } from 'zod';
import { IsoDate } from '../../dates.js';
import { Party } from '../../identity.js';
import { provinces } from '../../intake/choices.js';
import { Cents, YearlyIncome } from '../../money.js';
import { SupportedChildren } from './children.js';
import { askedOfBoth, calculation, ofBoth, Working } from './working.js';

const Province = z.enum(provinces);
const Parent = z.strictObject({ province: Province, income: YearlyIncome });

/** `adultChildren` are counted in `children`; with birth dates it is derived. */
const Counted = { children: SupportedChildren, adultChildren: z.int().default(0) };

/** The fields depend on where the children live. `on` is the day whose tables apply; incomes are cents a year. */
export const ChildSupportQuestion = z
  .discriminatedUnion('arrangement', [
    z.strictObject({ arrangement: z.literal('sole'), on: IsoDate, payor: Party, ...Parent.shape, ...Counted }),
    z.strictObject({ arrangement: z.literal('shared'), on: IsoDate, parents: askedOfBoth(Parent), ...Counted }),
    z.strictObject({
      arrangement: z.literal('split'),
      on: IsoDate,
      parents: askedOfBoth(Parent),
      childrenWith: askedOfBoth(z.int()),
      adultChildrenWith: askedOfBoth(z.int().default(0)).default({ owner: 0, partner: 0 }),
    }),
  ])
  .meta({ id: 'ChildSupportQuestion' });
export type ChildSupportQuestion = z.infer<typeof ChildSupportQuestion>;

/** Section 4 of the Guidelines: both methods for an income over 150,000. */
const Over150000 = z.object({
  wholeIncome: Cents,
  first150000: Cents,
  incomeAbove: Cents,
  rateOnIncomeAbove: Cents,
});
export type Over150000 = z.infer<typeof Over150000>;

const TableSupport = z.object({
  monthly: Cents,
  over150000: Over150000.nullable(),
  table: z.object({
    province: Province,
    inForce: IsoDate,
    until: IsoDate.nullable(),
    source: z.enum(['official', 'secondary']),
  }),
});

/** Cents a month; `payor` is null when neither pays. */
export const ChildSupport = Working.extend({
  arrangement: z.enum(['sole', 'shared', 'split']),
  payor: Party.nullable(),
  monthly: Cents,
  tables: ofBoth(TableSupport.nullable()),
}).meta({ id: 'ChildSupport' });
export type ChildSupport = z.infer<typeof ChildSupport>;

export const calculateChildSupport = calculation('child-support', ChildSupportQuestion, ChildSupport);
