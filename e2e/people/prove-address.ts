import { expect, type Page, test } from '@playwright/test';
import { linkIn, Mailbox } from '../mailbox.ts';
import { callApi } from './draft.ts';

/** Opens a requested sign-in link, which verifies the address. */
export const proveAddress = async (page: Page): Promise<void> => {
  const user = async () => (await page.request.get('/api/auth/user')).json();
  const { email, addressProven } = await user();
  if (addressProven) return;
  const mailbox = new Mailbox(String(test.info().config.metadata.mailbox));
  await callApi(page, 'POST', '/api/auth/magic-link/send', { email });
  await page.goto(linkIn(await mailbox.next(email, 'Your sign-in link')));
  await expect(page).toHaveURL(/\/dashboard/);
  await expect.poll(async () => (await user()).addressProven).toBe(true);
};
