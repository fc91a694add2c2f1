import { z } from 'zod';

/**
 * A path of this site, to go back to after signing in; never another site. Visible ASCII without backslashes, and no
 * segment of the path is empty: a browser that climbs `/.//host` or `/a/..//host` would arrive at `//host`.
 */
export const PathOfThisSite = z
  .string()
  .regex(/^(?:\/(?!\/)[!"$-.0->@-[\]-~]*)+(?:[?#][!-[\]-~]*)?$/)
  .max(200);
