import { z } from 'zod';

/** A path of this site, to go back to after signing in; never another site (`//host`, `/\host`). */
export const PathOfThisSite = z
  .string()
  .regex(/^\/(?![/\\])[^\s\\]*$/)
  .max(200);
