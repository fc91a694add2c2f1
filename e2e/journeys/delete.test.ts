import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { newCouple, PASSWORD } from '../people/couple.ts';
import { callApi } from '../people/draft.ts';
import { register } from '../people/register.ts';

const CHAT = join(import.meta.dirname, '..', 'files', 'WhatsApp Chat with Sam Sample.txt');

test('a person deletes everything at once, saves the receipt, and the site checks it without a connection', async ({
  page,
  context,
}) => {
  const { owner } = newCouple();
  await register(page, owner);
  await page.goto('/evidence?step=upload');
  const chat = await readFile(CHAT);
  await page.locator('input[type="file"]').setInputFiles({ name: 'chat.txt', mimeType: 'text/plain', buffer: chat });
  await expect(page.getByText(/^You can ask now|can be searched\.$/)).toBeVisible({ timeout: 120_000 });

  await page.goto('/account/security');
  await page.getByRole('main').getByRole('link', { name: 'Delete everything' }).click();
  await expect(page.getByRole('heading', { name: 'What stays' })).toBeVisible();
  await expectFinished(page, 'delete');
  const password = page.getByLabel('Current password');
  await password.fill('not this one');
  await page.getByRole('button', { name: 'Delete everything in seven days' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete everything in seven days' }).click();
  await expect(page.getByText(/^Everything is deleted on /)).toBeVisible();
  await expectFinished(page, 'delete-pending');
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await expect(page.getByText('Nothing will be deleted.')).toBeVisible();

  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete everything in seven days' }).click();
  await expect(page.getByText(/^Everything is deleted on /)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('planted', 'answers'));
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete everything now' }).click();
  await expect(page.getByText('Please tick this first.')).toBeVisible();
  await expect(password).toHaveValue(PASSWORD);
  await page.getByLabel('Nobody can bring it back.').check();
  await page.getByRole('button', { name: 'Delete everything now' }).click();

  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('planted'))).toBeNull();
  await expect(page.getByRole('heading', { name: 'We are deleting everything' })).toBeVisible();
  await expectFinished(page, 'deleted-working');
  await expect(page.getByText('Everything is deleted', { exact: true })).toBeVisible({ timeout: 200_000 });
  await expectFinished(page, 'deleted');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the receipt' }).click(),
  ]);
  const receipt = await readFile(await download.path(), 'utf8');
  const { email } = owner;
  expect((await callApi(page, 'POST', '/api/auth/password/login', { email, password: PASSWORD })).status()).toBe(401);

  await page.getByRole('link', { name: 'Check the receipt' }).click();
  const choose = (text: string) =>
    page
      .getByLabel(/receipt/i)
      .first()
      .setInputFiles({ name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose(receipt);
  await expect(page.getByText('This receipt is ours, and nothing in it was changed')).toBeVisible();
  await expect(
    page.getByText(/^The \d+ keys that locked your answers, finances and evidence were erased/),
  ).toBeVisible();
  await expectFinished(page, 'receipt-verified');
  await context.setOffline(true);
  await choose(`${receipt.slice(0, 200)}A${receipt.slice(201)}`);
  await expect(page.getByText('This is no receipt of ours')).toBeVisible();
  await choose(receipt);
  await expect(page.getByText('This receipt is ours, and nothing in it was changed')).toBeVisible();
});
