import { writeFileSync } from 'node:fs';
import { publishedPlans } from './plans.ts';

/** Writes the prices that public pages are rendered with. A test compares the committed file with the catalogue. */
writeFileSync(
  new URL('../../mfe-marketing/src/published/plans.json', import.meta.url),
  `${JSON.stringify(publishedPlans(), undefined, 2)}\n`,
);
