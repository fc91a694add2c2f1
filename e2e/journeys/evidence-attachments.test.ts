import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chatScreen } from '../chat-screens.ts';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { register } from '../people/register.ts';
import { ask, quotes } from '../search.ts';

/** A picture of words, like a photo of a note, taken at an angle. */
const photoOf = async (page: Page, words: string, degrees = 0): Promise<Buffer> => {
  const lines = `<p style="transform: rotate(${degrees}deg)">${words}</p>`;
  await page.setContent(`<body style="margin: 60px; font: 40px sans-serif; background: white">${lines}</body>`);
  return page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 240 } });
};

const fileAt = (name: string): string => join(import.meta.dirname, '..', 'files', name);

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
  const sheet = await readFile(fileAt('budget.xlsx'));
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
      .getByRole('link', { name: /^See it in context/ })
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
    await stranger.locator('input[type="file"]').setInputFiles(fileAt('export.zip'));
    await expect(
      stranger.getByText(/^We opened .*export\.zip.* on this device: upload the 2 files in it to search them$/),
    ).toBeVisible();
    await expect(stranger.getByRole('button', { name: 'Go to Search' })).toBeHidden();
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

test('photos, light and dark screenshots of chats, a spreadsheet, a WhatsApp zip with its media, a locked zip and a locked PDF are uploaded, found by a question and opened', async ({
  page,
}) => {
  const letter = await photoOf(page, 'The piano tuner comes on Thursday', 6);
  const chat = await chatScreen(page, 'light', 'Sun, Jun 8, 2025 at 6:40 PM', [
    'You never returned the ladder',
    'I brought the ladder back on Sunday',
  ]);
  const dark = await chatScreen(page, 'dark', 'Fri, Nov 7, 2025 at 9:12 AM', [
    'You never paid the violin lessons',
    'I sent 90 for the violin on Friday',
  ]);
  const bank = 'Date,Description,Amount\n2025-11-10,FERNDALE CYCLES,-312.40\n2025-11-12,SAMPLE GROCER,-45.10\n';
  await register(page, newCouple().owner);
  await page.goto('/evidence?step=upload');
  const files = [
    { name: 'letter.png', buffer: letter },
    { name: 'chat.png', buffer: chat },
    { name: 'dark.png', buffer: dark },
    { name: 'budget.xlsx', buffer: await readFile(fileAt('budget.xlsx')) },
    { name: 'bank.csv', buffer: Buffer.from(bank) },
    { name: 'memo.m4a', buffer: Buffer.from('\0\0\0\x1cftypM4A \0\0\0\0', 'latin1') },
    { name: 'WhatsApp.zip', buffer: await readFile(fileAt('WhatsApp Chat with Sam Sample.zip')) },
    { name: 'locked.zip', buffer: await readFile(fileAt('locked.zip')) },
    { name: 'locked.pdf', buffer: await readFile(fileAt('locked.pdf')) },
  ];
  await page.locator('input[type="file"]').setInputFiles(files.map((file) => ({ mimeType: '', ...file })));
  await expect(page.getByText('9 of 9 uploaded')).toBeVisible({ timeout: 60_000 });

  await test.step('a recording is named as not searched', async () => {
    await expect(page.getByText(/memo\.m4a.* is kept for download, but cannot be searched$/)).toBeVisible();
  });

  await test.step('the chat and the photo in a WhatsApp zip are uploaded, and its recording is named', async () => {
    await page.getByText('1 file in it cannot be searched').click();
    await expect(page.getByText(/PTT-20260210-WA0002\.opus.*: of a type that we cannot read/)).toBeVisible();
    await page.getByRole('button', { name: 'Upload the 2 Files in It' }).click();
    await expect(page.getByText('These files were added to this upload.')).toBeVisible();
  });

  await test.step('a locked zip is opened with its password, which is not sent', async () => {
    const password = page.getByLabel('Password of 1 locked file in it');
    const zip = page.locator('form').filter({ has: password });
    for (const wrong of ['Harbour 7', 'harbour', 'secret', '1234', '']) {
      await password.fill(wrong || 'harbour 8');
      await zip.getByRole('button', { name: 'Unlock' }).click();
      await expect(page.getByText(/^(This password does not open it|None of 5 passwords opened it)\./)).toBeVisible();
    }
    await expect(page.getByText(/^None of 5 passwords opened it\. Nothing is lost/)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expectFinished(page, 'attachments-upload');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await password.fill('harbour 7');
    await zip.getByRole('button', { name: 'Unlock' }).click();
    await page.getByRole('button', { name: 'Upload the File in It' }).click();
    await expect(page.getByText('12 of 12 uploaded')).toBeVisible();
    await page.getByLabel('Password of this PDF').fill('harbour 7');
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByText('Evidence Kit Ready!')).toBeVisible({ timeout: 120_000 });
    expect(sent.join('\n')).not.toContain('harbour 7');
  });

  await test.step('the name in the chat leads to the photo', async () => {
    await ask(page, 'IMG-20260210-WA0001.jpg');
    for (const words of ['(file attached)', 'skate shop'])
      await expect(quotes(page).filter({ hasText: words }).first()).toBeVisible();
  });

  await page.setViewportSize({ width: 390, height: 844 });
  for (const [question, words, name] of [
    ['When does the piano tuner come?', 'piano tuner comes on Thursday', 'letter.png'],
    ['When was the ladder brought back?', 'I brought the ladder back', 'chat.png'],
    ['When was the violin paid?', 'I sent 90 for the violin', 'dark.png'],
    ['What did Sam say about the violin lessons?', 'You never paid the violin lessons', 'dark.png'],
    ['What was said about the violin in November 2025?', 'I sent 90 for the violin', 'dark.png'],
    ['What was paid at Ferndale Cycles?', '312.40', 'bank.csv'],
    ['What does the hockey camp cost?', '240', 'budget.xlsx'],
    ['Who pays half on Friday?', 'I pay half of it on Friday', 'WhatsApp Chat with Sam Sample.txt'],
    ['What did two pairs of skates cost?', '185 dollars', 'IMG-20260210-WA0001.jpg'],
    ['Who gets the kayak in June?', 'kayak goes to Sam', 'locked (unlocked).pdf'],
    ['Who keeps the canoe?', 'canoe stays with Alex', 'notes of the mediator.txt'],
  ] as const)
    await test.step(`${name} is found by a question and opened`, async () => {
      await ask(page, question);
      const quote = quotes(page).filter({ hasText: words }).first();
      await expect(quote).toContainText(name);
      await quote.getByRole('link', { name: /^See it in context/ }).click();
      await expect(page.getByRole('main')).toContainText(words);
      if (/\.(png|jpg)$/.test(name)) {
        const picture = page.locator('li[aria-current]').getByRole('img');
        await expect(picture).toHaveJSProperty('complete', true);
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
        await expect(page.locator('mark').first()).toBeInViewport();
        // Axe counts what a sticky bar covers as too small.
        await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
        await expectFinished(page, `attachments-${name}`);
      }
      await page.getByRole('link', { name: 'Back to Your Answer' }).click();
    });
});
