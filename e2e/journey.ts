import { test as base } from '@playwright/test';
import { Mailbox } from './mailbox.ts';

/** A browser journey on the running product: Playwright's test, with the mailbox of the run. */
export const test = base.extend<{ mailbox: Mailbox }>({
  mailbox: async ({ baseURL: _ }, use, info) => {
    await use(new Mailbox(String(info.config.metadata.mailbox)));
  },
});

export { expect } from '@playwright/test';
