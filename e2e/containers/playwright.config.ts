import journeys from '../playwright.config.ts';

/** The journey to the sealed file, on a site that runs in containers: `npm run containers`. */
export default {
  ...journeys,
  testDir: '../journeys',
  outputDir: '../../.cache/e2e/containers',
  testMatch: 'agreement.test.ts',
  metadata: { ...journeys.metadata, dataFolder: process.env.E2E_DATA_FOLDER },
  webServer: undefined,
};
