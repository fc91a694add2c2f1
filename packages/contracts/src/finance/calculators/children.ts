import { z } from 'zod';
import { IsoDate } from '../../dates.js';
import { MOST_CHILDREN } from '../../intake/child.js';

/**
 * The children that support is for: how many there are, or their birth dates, from which those still dependent are
 * counted. A link that is passed on holds a number only.
 */
export const SupportedChildren = z.union([
  z.int(),
  z
    .array(z.strictObject({ birthdate: IsoDate, stillDependent: z.boolean().default(false) }))
    .min(1)
    .max(MOST_CHILDREN),
]);
export type SupportedChildren = z.infer<typeof SupportedChildren>;
