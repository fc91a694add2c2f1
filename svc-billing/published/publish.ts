import { writeFileSync } from 'node:fs';
import { catalogueAt } from '../src/plans/catalogue.ts';

/** The prices that public pages are drawn with: today's of the catalogue, committed there, compared by a test. */
writeFileSync(
  new URL('../../mfe-marketing/src/published/plans.json', import.meta.url),
  `${JSON.stringify(catalogueAt(new Date()), undefined, 2)}\n`,
);
