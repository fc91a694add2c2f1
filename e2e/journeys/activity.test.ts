import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { newCouple, PASSWORD } from '../people/couple.ts';
import { callApi } from '../people/draft.ts';
import { register } from '../people/register.ts';

const entries = (page: Page) => page.getByRole('list', { name: 'Activity' }).getByRole('listitem');

const choose = (page: Page, label: string, text: string) =>
  page
    .getByLabel(label)
    .setInputFiles({ name: 'activity.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a person reads their activity, keeps a copy, and the site finds what was changed in a copy', async ({
  page,
  browser,
}) => {
  const { owner } = newCouple();
  await register(page, owner);
  const stranger = await browser.newContext();
  const wrong = { email: owner.email, password: `not ${PASSWORD}` };
  const anyone = await stranger.newPage();
  expect((await callApi(anyone, 'POST', '/api/auth/password/login', wrong)).status()).toBe(401);
  await stranger.close();

  await page.goto('/account/activity');
  await expect(async () => {
    await page.reload();
    await expect(entries(page)).toHaveCount(3, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(entries(page).first()).toContainText('A sign-in with a wrong password');
  await expect(entries(page).last()).toContainText('Your account was opened');
  await expectFinished(page, 'activity');

  await page.getByLabel('Show', { exact: true }).selectOption('Deletions');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Everything');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the log' }).click(),
  ]);
  const log = await readFile(await download.path(), 'utf8');
  await expect(entries(page).first()).toContainText('You downloaded this log');

  await page.getByRole('link', { name: 'Check a log you downloaded' }).click();
  await choose(page, 'Choose the log (activity.json)', log);
  await expect(page.getByText('All 4 entries are as they were recorded, in their order.')).toBeVisible();
  await expect(page.getByText('The first 4 were stamped by a trusted clock')).toBeVisible();
  await expectFinished(page, 'activity-verified');
  await choose(page, 'Compare with a log you downloaded earlier', log);
  await expect(page.getByText('It continues the earlier log without a change.')).toBeVisible();
  await choose(page, 'Choose another log', log.replace('sign-in-refused', 'signed-out'));
  await expect(page.getByText('Entry 3 is not what was recorded.')).toBeVisible();
});

const filesIn = async (path: string): Promise<Record<string, string>> => {
  const files: Record<string, string> = {};
  for await (const entry of new ZipReader(new BlobReader(new Blob([await readFile(path)]))).getEntriesGenerator())
    if (!entry.directory) files[entry.filename] = await entry.getData(new TextWriter(), { checkCrc32: true });
  return files;
};

const CHAT = join(import.meta.dirname, '..', 'files', 'WhatsApp Chat with Sam Sample.txt');

test('a person downloads everything, finds their own data and originals in it and no other person’s, and continues after a lost connection', async ({
  page,
  browser,
}) => {
  const { owner, partner } = newCouple();
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await register(stranger, { ...partner, name: 'Robin Stranger' });
  await register(page, owner);
  const chat = await readFile(CHAT);
  await page.goto('/evidence?step=upload');
  await page.locator('input[type="file"]').setInputFiles({ name: 'chat.txt', mimeType: 'text/plain', buffer: chat });
  await expect(page.getByText(/^You can ask now|can be searched\.$/)).toBeVisible({ timeout: 120_000 });

  await page.goto('/account/archive');
  await expectFinished(page, 'archive');
  let lost = 0;
  await page.route('**/original', (route) => (lost++ === 0 ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(page.getByText('The download waits')).toBeVisible({ timeout: 60_000 });
  await expectFinished(page, 'archive-waits');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Continue' }).click(),
  ]);
  await expect(page.getByText('Your download is saved')).toBeVisible();
  await expectFinished(page, 'archive-saved');
  const files = await filesIn(await download.path());
  expect(files['evidence/00001 chat.txt']).toBe(chat.toString('utf8'));
  expect(files['account/profile.json']).toContain(owner.email);
  expect(files['schema.json']).toContain('/api/intake');
  expect(JSON.parse(files['left-out.json'] ?? '')).toContain('agreement/separation-agreement.pdf');
  const all = JSON.stringify(files);
  for (const foreign of [partner.email, 'Stranger']) expect(all).not.toContain(foreign);
  await other.close();

  await page.goto('/verify/activity');
  await choose(page, 'Choose the log (activity.json)', files['account/activity.json'] ?? '');
  await expect(page.getByText('This log is whole')).toBeVisible();
});
