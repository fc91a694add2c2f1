import { defineConfig } from '@playwright/test';

/** Attacks that each start and stop a whole product, so they run sequentially. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e/attacks',
  workers: 1,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
});
