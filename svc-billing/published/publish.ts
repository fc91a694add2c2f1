import { writeFileSync } from 'node:fs';
import { publishedPlans } from './plans.ts';

/** The prices that public pages are drawn with: those of the catalogue, committed there, compared by a test. */
writeFileSync(
  new URL('../../mfe-marketing/src/published/plans.json', import.meta.url),
  `${JSON.stringify(publishedPlans(), undefined, 2)}\n`,
);
