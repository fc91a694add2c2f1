import { expect, type Page } from '@playwright/test';
import { linkIn, type Mailbox } from '../mailbox.ts';
import type { Someone } from './couple.ts';

/** The six digits of the newest code mail to a person; `after` is the number of code mails before. */
export const codeFor = async (mailbox: Mailbox, { email }: Someone, after: number): Promise<string> => {
  const { text = '' } = await mailbox.next(email, 'Your code', after);
  return /^\s+(\d{6})$/m.exec(text)?.[1] ?? '';
};

export const codesSoFar = async (mailbox: Mailbox, { email }: Someone): Promise<number> =>
  (await mailbox.to(email)).filter(({ subject }) => subject === 'Your code').length;

/** Opens the link from a mail and enters the code that follows it. */
export const enterByLink = async (page: Page, mailbox: Mailbox, person: Someone, subject: string): Promise<string> => {
  const link = linkIn(await mailbox.next(person.email, subject));
  const codes = await codesSoFar(mailbox, person);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(page.url()).not.toContain('#');
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(mailbox, person, codes));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeHidden();
  await expect(page.locator('h1').first()).toBeVisible();
  return link;
};
