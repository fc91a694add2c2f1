import { z } from 'zod';

/** A path of this site, to go back to after signing in; never another site (`//host`, `/\host`). Visible ASCII. */
export const PathOfThisSite = z
  .string()
  .regex(/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/)
  .max(200);
