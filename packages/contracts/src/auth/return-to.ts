import { z } from 'zod';

/**
 * A path of this site, never another site. Visible ASCII without backslashes and without empty segments: a browser
 * resolves `/.//host` and `/a/..//host` to `//host`.
 */
export const PathOfThisSite = z
  .string()
  .regex(/^(?:\/(?!\/)[!"$-.0->@-[\]-~]*)+(?:[?#][!-[\]-~]*)?$/)
  .max(200);
