import journeys from '../playwright.config.ts';

/** A step that is no longer there fails soon, although the whole takes long. */
const use = { ...journeys.use, actionTimeout: 60_000 };

/**
 * Photographs each page of a case in its decisive states, wide and narrow, light and dark: `npm run study -w e2e`.
 * Writes to .cache/pictures/study. `STATES=sealed,sign` restricts it to some states, and `WIDTHS=320,1440` to some
 * widths. It compares nothing, so it is no journey. One case at a time: the services share the processor with the browser.
 */
export default { ...journeys, testDir: '.', outputDir: '../../.cache/e2e/study', workers: 1, timeout: 1_800_000, use };
