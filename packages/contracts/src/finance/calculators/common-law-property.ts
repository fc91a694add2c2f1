import { z } from 'zod';
import { Cents, EnteredCents } from '../../money.js';
import { writtenText } from '../../text.js';
import { askedOfBoth, calculation, ofBoth, Working } from './working.js';

const MOST_ITEMS = 100;
const item = { label: writtenText(100).min(1), amount: EnteredCents };
const Items = z.array(z.strictObject(item)).max(MOST_ITEMS).default([]);
/** `ownersPart` in hundredths of a percent: 5,000 is half. */
const JointItems = z
  .array(z.strictObject({ ...item, ownersPart: z.int() }))
  .max(MOST_ITEMS)
  .default([]);

export const CommonLawPropertyQuestion = z
  .strictObject({
    own: askedOfBoth(z.strictObject({ assets: Items, debts: Items })),
    joint: z.strictObject({ assets: JointItems, debts: JointItems }),
    /** Months of cohabitation. */
    monthsTogether: z.int(),
    haveChild: z.boolean(),
  })
  .meta({ id: 'CommonLawPropertyQuestion' });
export type CommonLawPropertyQuestion = z.infer<typeof CommonLawPropertyQuestion>;

/** What each keeps, net of debts, in cents; and whether each may claim support. */
export const CommonLawProperty = Working.extend({
  keeps: ofBoth(Cents),
  areSupportSpouses: z.boolean(),
}).meta({ id: 'CommonLawProperty' });
export type CommonLawProperty = z.infer<typeof CommonLawProperty>;

export const calculateCommonLawProperty = calculation(
  'common-law-property',
  CommonLawPropertyQuestion,
  CommonLawProperty,
);
