import { z } from 'zod';
import { IsoDate } from '../../dates.js';
import { MOST_CHILDREN } from '../../intake/child.js';

/**
 * The number of children, or their birth dates, from which dependent children are counted. A shared link contains the
 * number only.
 */
export const SupportedChildren = z.union([
  z.int(),
  z
    .array(z.strictObject({ birthdate: IsoDate, stillDependent: z.boolean().default(false) }))
    .min(1)
    .max(MOST_CHILDREN),
]);
export type SupportedChildren = z.infer<typeof SupportedChildren>;
