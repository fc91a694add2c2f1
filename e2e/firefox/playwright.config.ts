import { join } from 'node:path';
import { devices } from '@playwright/test';
import { findFirefox } from '../../deploy/local/browser.ts';
import journeys from '../playwright.config.ts';

// Read by the workers, which start the browsers.
process.env.NODE_OPTIONS = `--import=${join(import.meta.dirname, 'known-commands.mjs')}`;

/**
 * Journeys in Debian's Firefox over WebDriver BiDi: `npm run firefox -w e2e`. Public pages, sign-in, and a couple from
 * the intake to the sealed file.
 */
export default {
  ...journeys,
  testDir: '../journeys',
  outputDir: '../../.cache/e2e/firefox',
  testMatch: ['front-door.test.ts', 'public-site.test.ts', 'passwords.test.ts', 'agreement.test.ts'],
  // Playwright does not see the beacons of Firefox.
  grepInvert: /visits are counted after consent/,
  use: {
    ...journeys.use,
    ...devices['Desktop Firefox'],
    userAgent: undefined,
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: { executablePath: findFirefox() },
  },
};
