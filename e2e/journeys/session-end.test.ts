import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { newCouple, PASSWORD } from '../people/couple.ts';
import { register, registerByHand } from '../people/register.ts';

const CHAT = join(import.meta.dirname, '..', 'files', 'WhatsApp Chat with Sam Sample.txt');

const box = (page: Page) => page.getByLabel('What do you want to find?');
const ended = (page: Page) => page.getByRole('dialog', { name: 'You were signed out' });

/** Types a question and asks it after the session has ended. */
const askTooLate = async (page: Page, question: string) => {
  await box(page).fill(question);
  await page.context().clearCookies();
  // A call of the page itself may find the end of the session first.
  await page.getByRole('button', { name: 'Search', exact: true }).or(ended(page)).first().click();
  await expect(ended(page)).toBeVisible();
  await expect(box(page)).toBeHidden();
};
const signIn = async (page: Page, email: string, title = 'You were signed out') => {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
};

test('an ended session lets the same person continue and shows nothing of the page to another one', async ({
  page,
  browser,
}) => {
  // Files of other journeys may be read first.
  const { owner, partner } = newCouple();
  const other = await browser.newPage();
  await register(other, partner);
  await other.close();
  await registerByHand(page, owner);
  await page.goto('/evidence?step=upload');
  const chat = { name: 'chat.txt', mimeType: 'text/plain', buffer: await readFile(CHAT) };
  await page.locator('input[type="file"]').setInputFiles(chat);
  await expect(page.getByText(/^You can ask now|can be searched\.$/)).toBeVisible({ timeout: 120_000 });

  await test.step('the same person continues with what was typed', async () => {
    await askTooLate(page, 'Who paid for the daycare?');
    expect(page.url()).toMatch(/\/evidence\?step=search$/);
    await expectFinished(page, 'session-ended');
    await signIn(page, owner.email);
    await expect(ended(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('Who paid for the daycare?');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('You asked: Who paid for the daycare?')).toBeVisible();
  });

  await test.step('signing in in another window brings the page back in this one', async () => {
    await askTooLate(page, 'Who has the piano?');
    const second = await page.context().newPage();
    await second.goto('/?sign-in=1');
    await signIn(second, owner.email, 'Welcome Back');
    await expect(second.getByRole('heading', { level: 1, name: /^Welcome( back)?, Alex$/ })).toBeVisible();
    await expect(ended(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('Who has the piano?');
    await second.close();
  });

  await test.step('signing out in another window leaves nothing in this one, which states the reason', async () => {
    const second = await page.context().newPage();
    await second.goto('/evidence?step=search');
    await second.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You signed out in another window of this browser.')).toBeVisible();
    expect(await page.content()).not.toMatch(/daycare|piano|chat\.txt/);
    await second.close();
    await page.goto('/?sign-in=1');
    await signIn(page, owner.email, 'Welcome Back');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome( back)?, Alex$/ })).toBeVisible();
    await page.goto('/evidence?step=search');
  });

  await test.step('another person comes to their own dashboard', async () => {
    await askTooLate(page, 'Who has the piano?');
    await signIn(page, partner.email);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome( back)?, Sam$/ })).toBeVisible();
    await page.goto('/evidence?step=search');
    await expect(page.getByText('Nothing to search yet')).toBeVisible();
    expect(await page.content()).not.toMatch(/daycare|piano|chat\.txt/);
  });
});
