import { expectAccessible } from '../accessibility.ts';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { register } from '../people/register.ts';

const chat = '[2026-03-01, 09:12] Ann: The rent is paid.\n';

test('evidence is uploaded, downloaded as it was, and deleted', async ({ page }) => {
  await register(page, newCouple().owner);
  await page.goto('/evidence');
  await expect(page.getByText('No files yet.')).toBeVisible();
  await expectFinished(page, 'evidence-source');

  await page.getByRole('link', { name: 'Google Takeout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Google Takeout' })).toBeVisible();
  await expectFinished(page, 'evidence-guide');
  await page.getByRole('link', { name: 'I have my files' }).click();

  await page.locator('input[type="file"]').setInputFiles([
    {
      name: 'WhatsApp Chat with a very long name of a group that nobody has shortened.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(chat),
    },
    { name: 'bank.mbox', mimeType: '', buffer: Buffer.alloc(2_000_000, 'From ann@example.ca\n') },
    { name: 'not-a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(chat) },
    { name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1') },
    { name: 'tool.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  await expect(page.getByRole('link', { name: 'Download export.zip' })).toBeVisible();
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(3);
  await expect(page.getByText('The content does not match the file’s extension.').first()).toBeVisible();
  await expect(page.getByText(/^File type must be/)).toBeVisible();
  await expectFinished(page, 'evidence-upload');

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download WhatsApp/ }).click();
  const stream = await (await downloading).createReadStream();
  expect(Buffer.concat(await stream.toArray()).toString()).toBe(chat);

  await page.getByRole('heading', { name: 'Settings' }).click();
  await page.getByLabel('Delete each file after').selectOption('365 days');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete All Evidence' }).click();
  await page.getByRole('button', { name: 'Delete the Evidence' }).click();
  await expect(page.getByText('No files yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No files yet.')).toBeVisible();

  await page.getByRole('link', { name: 'How your files are protected' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How your files are protected' })).toBeVisible();
  await expectFinished(page, 'evidence-security');
});

test('every export guide is a page', async ({ page }) => {
  await register(page, newCouple().owner);
  await page.goto('/evidence');
  const guides = page.locator('a[href^="/evidence/guides/"]');
  await expect(guides).toHaveCount(8);
  for (const link of await guides.all()) {
    const [name, address] = [await link.textContent(), await link.getAttribute('href')];
    const other = await page.context().newPage();
    await other.goto(address ?? '');
    await expect(other.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await expectAccessible(other);
    await other.close();
  }
});
