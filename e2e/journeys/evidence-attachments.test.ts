import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { register } from '../people/register.ts';
import { ask, quotes } from '../search.ts';

/** A picture of words, like a photo of a note. */
const photoOf = async (page: Page, words: string): Promise<Buffer> => {
  await page.setContent(`<body style="margin: 60px; font: 40px sans-serif; background: white">${words}</body>`);
  return page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 240 } });
};

const partOf = (name: string, type: string, bytes: Buffer): string =>
  [
    '--border',
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(bytes.toString('base64').match(/.{1,76}/g) ?? []),
  ].join('\r\n');

const mailOf = (...parts: string[]): Buffer =>
  Buffer.from(
    [
      'From: Sam Sample <sam@example.test>',
      'To: Alex Example <alex@example.test>',
      'Subject: Three things',
      'Date: Tue, 10 Feb 2026 20:14:00 -0500',
      'Content-Type: multipart/mixed; boundary="border"',
      '',
      '--border',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Please look at these.',
      ...parts,
      '--border--',
      '',
    ].join('\r\n'),
  );

const upload = async (page: Page, name: string, buffer: Buffer): Promise<void> => {
  await page.goto('/evidence?step=upload');
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: '', buffer });
  await expect(page.getByText('Evidence Kit Ready!')).toBeVisible({ timeout: 120_000 });
};

test('attachments of a mail are found by name and by content, and a search in another case finds none of them', async ({
  page,
  browser,
}) => {
  const names = ['photo.png', 'budget.xlsx', 'memo.opus'];
  const photo = await photoOf(page, 'The bassoon is sold for 400 dollars');
  const sheet = await readFile(join(import.meta.dirname, '..', 'files', 'budget.xlsx'));
  const memo = Buffer.concat([Buffer.from('OggS\0\x02', 'latin1'), randomBytes(20_000)]);
  await register(page, newCouple().owner);

  await test.step('each attachment is found by its name', async () => {
    const parts = [
      partOf('photo.png', 'image/png', photo),
      partOf('budget.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', sheet),
      partOf('memo.opus', 'audio/ogg', memo),
    ];
    await upload(page, 'three-things.eml', mailOf(...parts));
    for (const name of names) {
      await ask(page, name);
      await expect(
        quotes(page)
          .filter({ hasText: `attachment ${name}` })
          .first(),
      ).toBeVisible();
    }
  });

  await test.step('the words of the photo and of the spreadsheet are quoted', async () => {
    await ask(page, 'Was the bassoon sold?');
    await expect(page.getByRole('heading', { name: 'Answer', exact: true })).toBeVisible();
    await expect(quotes(page).filter({ hasText: 'The bassoon is sold' }).first()).toBeVisible();
    await ask(page, 'What does the hockey camp cost?');
    await expect(quotes(page).filter({ hasText: '240' }).first()).toBeVisible();
    await expectFinished(page, 'attachments-answer');
  });

  await test.step('the photo is shown in its conversation, below its mail', async () => {
    await ask(page, 'Was the bassoon sold?');
    await quotes(page)
      .filter({ hasText: 'The bassoon is sold' })
      .first()
      .getByRole('link', { name: /^Open where it stands/ })
      .click();
    const seen = page.getByRole('img', { name: /^photo\.png\. Words read in it: The bassoon is sold/ });
    await seen.scrollIntoViewIfNeeded();
    await expect(seen).toHaveJSProperty('complete', true);
    await expect(seen).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.locator('li:has-text("Please look at these.") + li').getByRole('img')).toBeVisible();
    await expectFinished(page, 'attachments-place');
    await page.getByRole('link', { name: 'Back to Your Answer' }).click();
  });

  await test.step('an unread attachment is listed among the files, and can be downloaded', async () => {
    await page.getByRole('heading', { name: 'Files' }).click();
    await page.getByText('1 thing in this file was not read').click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download memo.opus, which was not read' }).click();
    const content = await (await (await downloading).createReadStream()).toArray();
    expect(Buffer.concat(content).equals(memo)).toBe(true);
    await expectFinished(page, 'attachments-files');
  });

  await test.step('another case opens a zip on the device and finds nothing of this case', async () => {
    const context = await browser.newContext();
    const stranger = await context.newPage();
    await register(stranger, newCouple().owner);
    await stranger.goto('/evidence?step=upload');
    await stranger.locator('input[type="file"]').setInputFiles(join(import.meta.dirname, '..', 'files', 'export.zip'));
    await expect(stranger.getByText('A zip file is kept, but cannot be searched')).toBeVisible();
    await expect(
      stranger.getByText(/^We opened .*export\.zip.* on this device: 2 files in it can be searched$/),
    ).toBeVisible();
    await expectFinished(stranger, 'attachments-zip');
    await stranger.getByRole('button', { name: 'Upload the 2 Files in It' }).click();
    await expect(stranger.getByText('Evidence Kit Ready!')).toBeVisible({ timeout: 120_000 });
    await ask(stranger, 'Who picks up the car?');
    await expect(quotes(stranger).filter({ hasText: 'from the garage at noon' }).first()).toBeVisible();
    await ask(stranger, 'Was the bassoon sold?');
    await expect(
      stranger.getByRole('heading', { name: /^(Nothing found|Closest, but perhaps not an answer)$/ }),
    ).toBeVisible();
    await expect(stranger.getByRole('main')).not.toContainText('400 dollars');
    await context.close();
  });
});
