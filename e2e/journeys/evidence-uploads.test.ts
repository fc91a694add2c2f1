import type { Page, Route } from '@playwright/test';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { register } from '../people/register.ts';

const PARTS = '**/api/evidence/uploads';

const BORDER = 'From ann@example.ca Sun Mar  1 09:12:00 2026\nSubject: The rent\n';
const PHOTO = `${BORDER}Content-Type: image/jpeg\nContent-Transfer-Encoding: base64\n\n${`${'A'.repeat(76)}\n`.repeat(13_000)}\n`;

/** A mailbox of 30 MB, sent in four parts: photos, and one message with the word at the end. */
const mailbox = (word: string): Buffer => {
  const last = `\n\n${BORDER}\nIt is ${word}.\n\n`;
  const content = Buffer.alloc(30 * 1_048_576, PHOTO);
  content.write(last, content.length - last.length);
  return content;
};
const named = (buffer: Buffer) => ({ name: 'mail.mbox', mimeType: '', buffer });

const openUploads = async (page: Page) => {
  await page.goto('/evidence?step=upload');
  await expect(page.getByRole('button', { name: 'Choose Files' })).toBeEnabled();
};
const choose = (page: Page, content: Buffer, label = 'Choose Files') =>
  page.getByLabel(label, { exact: true }).and(page.locator('input')).setInputFiles(named(content));
const unfinished = (page: Page) => page.getByRole('region', { name: 'Not finished yet' });

/**
 * Decides on each part sent, numbered from 1. Two are in flight at a time, so the fourth is sent when two have
 * arrived. Offline also breaks held parts.
 */
const watchParts = async (page: Page, decide: (turn: number) => 'send' | 'hold' | 'break' | 'offline') => {
  const seen = { count: 0 };
  const held: Route[] = [];
  const cut = (route: Route) => route.abort('internetdisconnected');
  await page.unroute(PARTS);
  await page.route(PARTS, async (route) => {
    seen.count += 1;
    const decision = decide(seen.count);
    if (decision === 'send') return route.continue();
    if (decision === 'break') return cut(route);
    held.push(route);
    if (decision === 'hold') return;
    await page.context().setOffline(true);
    await Promise.all(held.map(cut));
  });
  return seen;
};
const expectTwoArrived = async (page: Page, seen: { count: number }) => {
  await expect.poll(() => seen.count).toBe(4);
  await expect(page.getByRole('progressbar', { name: 'Upload of mail.mbox' })).toHaveAttribute('aria-valuenow', '53');
};

/** After an upload the page shows the search, with the list of files folded. */
const openFiles = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
  await page.getByRole('heading', { name: 'Files', exact: true }).click();
};
const downloads = async (page: Page): Promise<Buffer[]> => {
  const found: Buffer[] = [];
  for (const link of await page.getByRole('link', { name: 'Download mail.mbox' }).all()) {
    const downloading = page.waitForEvent('download');
    await link.click();
    found.push(Buffer.concat(await (await (await downloading).createReadStream()).toArray()));
  }
  return found;
};

test('an upload that is cut continues and arrives whole', async ({ page }) => {
  await register(page, newCouple().owner);
  await openUploads(page);
  const content = mailbox('settled');

  const first = await watchParts(page, (turn) => (turn < 3 ? 'send' : turn < 4 ? 'hold' : 'offline'));
  await choose(page, content);
  await expectTwoArrived(page, first);
  await expect(page.getByText('You are offline. The upload continues')).toBeVisible();
  await expectFinished(page, 'uploads-offline');

  const rest = await watchParts(page, (turn) => (turn === 2 ? 'break' : 'send'));
  await page.context().setOffline(false);
  await openFiles(page);
  await expect(page.getByRole('link', { name: 'Download mail.mbox' })).toBeVisible();
  expect(rest.count).toBe(3);
  const [downloaded] = await downloads(page);
  expect(downloaded?.equals(content)).toBe(true);
});

test('an upload of an earlier visit continues with the same file, and with no other', async ({ page, browser }) => {
  await register(page, newCouple().owner);
  await openUploads(page);
  const [content, other] = [mailbox('settled'), mailbox('refused')];

  const first = await watchParts(page, (turn) => (turn < 3 ? 'send' : 'hold'));
  await choose(page, content);
  await expectTwoArrived(page, first);
  await page.getByRole('button', { name: 'Pause the upload of mail.mbox' }).click();
  await expect(page.getByText('What was sent so far is kept.')).toBeVisible();
  await expectFinished(page, 'uploads-interrupted');

  await page.reload();
  await expect(unfinished(page).getByText(/^53% of 30 MB has arrived · kept until/)).toBeVisible();
  await expectFinished(page, 'uploads-unfinished');

  const stranger = await browser.newPage();
  await register(stranger, newCouple().owner);
  await openUploads(stranger);
  await expect(stranger.getByText('No files yet.')).toBeVisible();
  await expect(unfinished(stranger)).toHaveCount(0);
  const [ours] = await (await page.request.get('/api/evidence/unfinished')).json();
  const statuses = await stranger.evaluate(async ({ id, key }: { id: string; key: string }) => {
    const headers = { 'Content-Type': 'application/json' };
    const said = await Promise.all([
      fetch(`/api/evidence/files/${id}`, { method: 'DELETE' }),
      fetch('/api/evidence/files', { method: 'POST', headers, body: JSON.stringify({ key }) }),
    ]);
    return said.map(({ status }) => status);
  }, ours ?? { id: '', key: '' });
  expect(statuses).toEqual([404, 404]);
  await stranger.close();

  const again = 'Choose the Same File for mail.mbox';
  const ofOther = await watchParts(page, () => 'send');
  await choose(page, other, again);
  await expect(page.getByText('This file has the same name and size but different content')).toBeVisible();
  expect(ofOther.count).toBe(4);
  await expect(unfinished(page).getByText(/^53% of 30 MB/)).toBeVisible();

  const ofSame = await watchParts(page, () => 'send');
  await choose(page, content, again);
  await openFiles(page);
  await expect(page.getByRole('link', { name: 'Download mail.mbox' })).toHaveCount(2);
  await expect(unfinished(page)).toHaveCount(0);
  expect(ofSame.count).toBe(2);
  const kept = await downloads(page);
  expect(kept.filter((file) => file.equals(content))).toHaveLength(1);
  expect(kept.filter((file) => file.equals(other))).toHaveLength(1);
});

test('an unfinished upload is discarded', async ({ page }) => {
  await register(page, newCouple().owner);
  await openUploads(page);
  const first = await watchParts(page, (turn) => (turn < 3 ? 'send' : 'hold'));
  await choose(page, mailbox('settled'));
  await expectTwoArrived(page, first);
  await page.reload();
  await page.getByRole('button', { name: 'Discard the unfinished upload of mail.mbox' }).click();
  await expect(unfinished(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No files yet.')).toBeVisible();
  await expect(unfinished(page)).toHaveCount(0);
});

test('deleting all evidence also deletes uploads that are still being sent', async ({ page }) => {
  await register(page, newCouple().owner);
  await openUploads(page);
  await watchParts(page, (turn) => (turn < 4 ? 'send' : 'hold'));
  const chat = { name: 'chat.txt', mimeType: 'text/plain', buffer: Buffer.from('Ann: The rent is paid.\n') };
  const later = { ...chat, name: 'later.txt' };
  await page
    .getByLabel('Choose Files', { exact: true })
    .and(page.locator('input'))
    .setInputFiles([chat, named(mailbox('settled')), later]);
  await expect(page.getByRole('progressbar', { name: 'Upload of mail.mbox' })).toHaveAttribute('aria-valuenow', '53');
  await expect(page.getByText('1 of 3 uploaded')).toBeVisible();
  await expectFinished(page, 'uploads-several');

  await page.getByRole('button', { name: 'Delete All Evidence' }).click();
  await page.getByRole('button', { name: 'Delete the Evidence' }).click();
  await expect(page.getByText('No files yet.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Files in this upload' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No files yet.')).toBeVisible();
  await expect(unfinished(page)).toHaveCount(0);
});
