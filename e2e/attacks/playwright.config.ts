import { defineConfig } from '@playwright/test';

/** Attacks on a whole product that each test starts and ends: one after the other, on this machine alone. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e/attacks',
  workers: 1,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
});
