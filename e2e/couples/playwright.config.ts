import journeys from '../playwright.config.ts';

/** Ten random couples to their sealed files: `npm run couples -w e2e`. Takes minutes, so it is no journey. */
export default { ...journeys, testDir: '.', outputDir: '../../.cache/e2e/couples' };
