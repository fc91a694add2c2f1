import { type BrowserContext, test as base, expect } from '@playwright/test';
import { Mailbox } from './mailbox.ts';

interface Journey {
  mailbox: Mailbox;
  /** Every request of the journey is answered with success: a 401 or 404 in the console fails it. */
  successful: boolean;
  console: undefined;
}

/** They answer 404 to everyone but operators, and their pages state that. */
const HIDDEN = ['/api/analytics/summary', '/api/operators/svc-auth'];

const isBlocked = (line: string): boolean => line.includes('Content Security Policy');

const isRefused = (line: string, url: string): boolean =>
  /status of 40[14] /.test(line) && !HIDDEN.some((path) => url.endsWith(path));

/** Collects the console lines of a context that no person may cause: blocked by the policy, and refused requests. */
const faultsIn = (context: BrowserContext, successful: boolean): string[] => {
  const faults: string[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    const line = message.text();
    if (isBlocked(line) || (successful && isRefused(line, url))) faults.push(`${line} ${url}`);
  });
  return faults;
};

/**
 * A browser journey on the running product: Playwright's test, with the mailbox of the run. Fails when the policy of
 * the site blocked anything.
 */
export const test = base.extend<Journey>({
  mailbox: async ({ baseURL: _ }, use, info) => {
    await use(new Mailbox(String(info.config.metadata.mailbox)));
  },
  successful: [false, { option: true }],
  console: [
    async ({ context, successful }, use) => {
      const faults = faultsIn(context, successful);
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
