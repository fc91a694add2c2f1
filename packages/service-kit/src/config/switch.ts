import { z } from 'zod';

/** A setting that is `true` or `false`; false when unset. */
export const Switch = z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false);
