import journeys from '../playwright.config.ts';

/**
 * Visits every page in every state of a case and compares its text with the database: `npm run truth -w e2e`.
 * Takes a quarter of an hour, so it is no journey.
 */
export default { ...journeys, testDir: '.', outputDir: '../../.cache/e2e/truth', timeout: 1_800_000 };
