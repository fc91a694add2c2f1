import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { AT_ONCE } from '../deploy/local/at-once.ts';
import { operator } from './people/operator.ts';

const port = Number(process.env.E2E_PORT ?? 8180);
const mailboxPort = Number(process.env.E2E_MAILBOX_PORT ?? 8125);
const dataFolder = `.cache/e2e/${port}`;

/** The system's Chromium; without one, the browser that Playwright fetched. */
const browser =
  process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

/** Chromium flags for root in a container, with connections to the site only. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The site as `npm start` serves it, on separate ports and a data folder that the next run removes. Concurrent runs
 * need different E2E_PORT and E2E_MAILBOX_PORT.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/e2e/results',
  fullyParallel: true,
  workers: AT_ONCE,
  forbidOnly: true,
  retries: 0,
  // Generous for a busy machine: only a failure takes this long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // A trace slows every step: it is kept where a failed file runs alone.
    trace: process.env.KEEP_TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser, args: flags },
  },
  metadata: { mailbox: `http://localhost:${mailboxPort}`, dataFolder: resolve(import.meta.dirname, '..', dataFolder) },
  webServer: {
    command: 'node deploy/local/bootstrap.mjs start --fresh',
    cwd: resolve(import.meta.dirname, '..'),
    env: {
      PORT: String(port),
      MAILBOX_PORT: String(mailboxPort),
      DATA_FOLDER: dataFolder,
      // No call of a journey lives longer than this.
      ERASURE_SETTLE_SECONDS: '20',
      OPERATOR_ADDRESSES: operator.email,
    },
    url: `http://localhost:${port}/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
