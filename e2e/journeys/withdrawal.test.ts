import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { answersOf, draft } from '../people/draft.ts';
import { enterByLink } from '../people/guests.ts';
import { invite } from '../people/invite.ts';
import { register } from '../people/register.ts';

/** A couple whose owner has drafted an agreement and invited the partner. */
const invitedCouple = async (page: Page) => {
  const couple = newCouple();
  await register(page, couple.owner);
  await draft(page, answersOf(couple));
  await invite(page, couple.partner);
  return couple;
};

test('an invitation that is withdrawn closes the page that the partner has open', async ({
  page,
  browser,
  mailbox,
}) => {
  const couple = await invitedCouple(page);

  const partnersPage = await (await browser.newContext()).newPage();
  const link = await enterByLink(partnersPage, mailbox, couple.partner, 'A document for you to read');
  await expect(partnersPage.getByRole('heading', { level: 1, name: 'Read the agreement' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Withdraw Invitation' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(page.getByText('You withdrew the last invitation.')).toBeVisible();

  await expect(partnersPage.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(partnersPage.getByText(couple.owner.name)).toHaveCount(0);
  expect((await partnersPage.request.get('/api/access')).status()).toBe(401);

  await partnersPage.goto(link);
  await expect(partnersPage.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('an invitation sent to the wrong person is closed by the recipient, and the owner sees that', async ({
  page,
  browser,
  mailbox,
}) => {
  const couple = await invitedCouple(page);

  const strangersPage = await (await browser.newContext()).newPage();
  const { text = '' } = await mailbox.next(couple.partner.email, 'A document for you to read');
  await strangersPage.goto(/https?:\/\/[^\s/]+(\/\S*)/.exec(text)?.[1] ?? '');
  await strangersPage.getByRole('button', { name: 'This is not me' }).click();
  await strangersPage.getByRole('button', { name: 'Yes, this is not me' }).click();
  await expect(strangersPage.getByText('We closed the invitation')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Withdraw Invitation' })).toHaveCount(0);
});
