import { z } from 'zod';
import { WorkingStep } from '../../agreement/document.js';
import { IsoDate } from '../../dates.js';
import { MOST_CHILDREN } from '../../intake/child.js';
import { provinces } from '../../intake/choices.js';
import { Cents, cents, EnteredCents, YearlyIncome } from '../../money.js';
import { calculation, Working } from './working.js';

/** Cents a year: with CPP and EI, with both halves of CPP, and without. */
const Earner = z.strictObject({
  employment: YearlyIncome,
  selfEmployment: YearlyIncome.default(cents(0)),
  other: YearlyIncome,
  /** The part of `other` that a pension plan pays. */
  pension: YearlyIncome.default(cents(0)),
});

/** Without rent or property tax the Ontario energy and property tax credit is not counted. */
const Household = z
  .strictObject({
    housing: z
      .strictObject({ kind: z.enum(['rent', 'property-tax']), yearly: YearlyIncome })
      .nullable()
      .default(null),
    isSenior: z.boolean().default(false),
    isDisabled: z.boolean().default(false),
    hasWorkersBenefit: z.boolean().default(true),
  })
  .prefault({});

const askedOfSpouses = <Of extends z.ZodType>(of: Of) => z.strictObject({ payor: of, recipient: of });

export const SpousalSupportQuestion = z
  .strictObject({
    /** The day whose child support tables apply. */
    on: IsoDate,
    /** Without it: today's, or the newest year whose figures are held. The answer names it. */
    taxYear: z.int().optional(),
    provinces: askedOfSpouses(z.enum(provinces)),
    payor: Earner,
    recipient: Earner,
    /** Months of cohabitation, before and during the marriage. */
    monthsTogether: z.int(),
    /** Duration is counted from this day; null when unknown. */
    separatedOn: IsoDate.nullable().default(null),
    /** Whole years at separation; null when unknown. */
    recipientAge: z.int().nullable().default(null),
    children: z
      .array(z.strictObject({ age: z.int(), home: z.enum(['recipient', 'payor', 'shared']) }))
      .max(MOST_CHILDREN)
      .default([]),
    households: askedOfSpouses(Household).optional(),
    /** Special expenses of both together, cents a year. */
    specialExpenses: EnteredCents.optional(),
  })
  .meta({ id: 'SpousalSupportQuestion' });
export type SpousalSupportQuestion = z.infer<typeof SpousalSupportQuestion>;

const SpousalRange = z.object({ low: Cents, mid: Cents, high: Cents });

const NetPosition = z.object({ netIncome: Cents, steps: z.array(WorkingStep) });
const Positions = z.object({
  monthly: Cents,
  payor: NetPosition,
  recipient: NetPosition,
  recipientShare: z.string(),
});

/** Cents a month; net incomes are cents a year. */
export const SpousalSupport = Working.extend({
  formula: z.enum([
    'without-child',
    'with-child',
    'with-child-shared',
    'with-child-split',
    'custodial-payor',
    'adult-child',
  ]),
  taxYear: z.int(),
  monthly: SpousalRange,
  duration: z.object({ kind: z.enum(['limited', 'indefinite', 'open-at-first']), text: z.string() }),
  /** The range at the ceiling of 350,000, when the payor's income is above it. */
  atCeiling: SpousalRange.nullable(),
  positions: z.object({ low: Positions, mid: Positions, high: Positions }),
  /** Child support included in the range; negative when the recipient pays it. */
  childSupport: z.object({ paid: Cents }).nullable(),
  equalNetIncomes: Positions.nullable(),
}).meta({ id: 'SpousalSupport' });
export type SpousalSupport = z.infer<typeof SpousalSupport>;

export const calculateSpousalSupport = calculation('spousal-support', SpousalSupportQuestion, SpousalSupport);
