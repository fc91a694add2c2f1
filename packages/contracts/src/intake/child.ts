import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { Party } from '../identity.js';
import { EnteredCents } from '../money.js';
import { LONGEST_NAME, LONGEST_TEXT, writtenText } from '../text.js';

export const MOST_CHILDREN = 15;

const Name = writtenText(LONGEST_NAME);
const Text = writtenText(LONGEST_TEXT);

/** Dependency of an adult child (Divorce Act s. 2(1), Family Law Act s. 31). */
export const dependencies = ['Studies full time', 'Illness or disability', 'Another reason'] as const;
/** Residence of one child when the children live apart. */
export const childHomes = ['owner', 'partner', 'both'] as const;

export const Child = z.strictObject({
  name: Name.optional(),
  birthdate: IsoDate.optional(),
  /** The spouse who is a step-parent (Guidelines s. 5); without one, both are parents. */
  stepParent: Party.optional(),
  specialNeeds: z.boolean().optional(),
  dependency: z.enum(dependencies).optional(),
  /** Cents a month for an adult child instead of the table amount (Guidelines s. 3(2)(b)). */
  ownSupport: EnteredCents.optional(),
  school: Name.optional(),
  /** Doctors, medicine, allergies, care. */
  health: Text.optional(),
  livesWith: z.enum(childHomes).optional(),
  /** Where it differs from the other children's. */
  schedule: Text.optional(),
});
export type Child = z.infer<typeof Child>;
