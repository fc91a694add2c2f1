import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { register } from '../people/register.ts';
import { ask, quotes } from '../search.ts';
import { Traces } from '../traces.ts';

const FILES = join(import.meta.dirname, '..', 'files');
/** Words of the evidence that occur in no other row. */
const SECRETS = ['blue syrup', 'Harbour Credit Union', 'Lakeside Orthodontics', 'The piano stays with Alex'];

/** File names that occur only in this run, for probes. */
const filesOfRun = async () => {
  const run = randomUUID().slice(0, 8);
  const named = async (file: string, name: string, mimeType = '') => ({
    name: name.replace('.', `-${run}.`),
    mimeType,
    buffer: await readFile(join(FILES, file)),
  });
  return {
    chat: await named('WhatsApp Chat with Sam Sample.txt', 'WhatsApp Chat with Sam Sample.txt', 'text/plain'),
    mailbox: await named('mailbox.mbox', 'mailbox.mbox'),
    scan: await named('scanned-letter.pdf', 'scanned-letter.pdf', 'application/pdf'),
    notes: await named('notes-of-the-meeting.docx', 'notes-of-the-meeting.docx'),
  };
};

const tracesOf = (info: TestInfo): Promise<Traces> => Traces.open(String(info.config.metadata.dataFolder));

/** Distance in pixels from the notice that all is ready to the search. */
const distance = async (page: Page): Promise<number> => {
  const [ready, search] = await Promise.all([
    page.getByText('Evidence Kit Ready!').boundingBox(),
    page.getByRole('heading', { name: 'Ask your evidence' }).boundingBox(),
  ]);
  return (search?.y ?? Number.NaN) - (ready?.y ?? Number.NaN);
};

test('files are read with true progress, searched, opened at a quote, and deleted without a trace', async ({
  page,
}, info) => {
  const { chat, mailbox, scan, notes } = await filesOfRun();
  const files = [chat, mailbox, scan, notes];
  await register(page, newCouple().owner);

  await test.step('an unknown address shows the 404 page', async () => {
    for (const address of ['/evidence/nowhere', '/evidence/guides/nowhere']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    }
  });

  await test.step('upload; the wizard shows the next step', async () => {
    await page.goto('/evidence?step=search');
    await expect(page.getByText('Nothing to search yet')).toBeVisible();
    await expectFinished(page, 'search-empty');
    await page.getByRole('link', { name: 'Upload Files' }).click();
    const stream = page.waitForResponse((response) => response.url().endsWith('/api/evidence/events'));
    await page.locator('input[type="file"]').setInputFiles(files);
    expect((await stream).headers()['content-type']).toBe('text/event-stream');
    await expect(page.getByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
    await expect(page).toHaveURL(/step=search/);
  });

  await test.step('progress is shown until all is read', async () => {
    await expect(page.getByText('Evidence Kit Ready!')).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(/^4 files with \d+ words can be searched\.$/)).toBeVisible();
    await expectFinished(page, 'search-ready');
  });

  await test.step('each kind of file answers', async () => {
    const answers: [string, string, string][] = [
      ['Who paid for the daycare in January?', chat.name, '850 dollars'],
      ['What is the outstanding balance of the mortgage?', mailbox.name, '312,500.50 dollars'],
      ['How much is the deposit for the orthodontics treatment?', scan.name, '1,050 dollars'],
      ['What support does Sam offer a month?', notes.name, '900 dollars'],
    ];
    for (const [question, filename, words] of answers) {
      await ask(page, question);
      await expect(quotes(page).filter({ hasText: filename }).filter({ hasText: words }).first()).toBeVisible();
    }
    await expectFinished(page, 'search-answer');
  });

  await test.step('a quote opens at its place, and the way back leads to the answer', async () => {
    const question = 'When did one of us move out?';
    await page.getByText('Questions that others ask').click();
    await page.getByRole('button', { name: question }).click();
    await expect(page.getByText(`You asked: ${question}`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Answer', exact: true })).toBeFocused();
    const quote = quotes(page).filter({ hasText: 'I have moved out today.' }).getByRole('link');
    const before = await distance(page);
    await quote.click();
    await expect(page).toHaveURL(/\/evidence\/files\/[0-9a-f-]{36}\/passages\/\d+$/);
    const cited = page.locator('[aria-current="true"]');
    await expect(cited).toContainText('I have moved out today. The keys lie in the blue bowl.');
    await expect(cited).toBeInViewport();
    await expect(cited).toBeFocused();
    await expect(page.getByText('We tell the children together on Sunday.')).toBeVisible();
    await expectFinished(page, 'search-place');
    await page.getByRole('link', { name: 'Back to Your Answer' }).click();
    await expect(page.getByText(`You asked: ${question}`)).toBeVisible();
    await expect(page.getByLabel('What do you want to find?')).toHaveValue(question);
    expect(await distance(page)).toBe(before);
    const places = '**/api/evidence/files/*/passages/*';
    await page.route(places, (route) => route.abort('internetdisconnected'));
    await quote.click();
    await expect(page.getByText('We could not open this place. You may be offline')).toBeVisible();
    await page.unroute(places);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(cited).toBeInViewport();
    await page.getByRole('link', { name: 'Back to Your Answer' }).click();
  });

  await test.step('filters narrow the search, and one button takes them away', async () => {
    await page.getByText('Narrow the search').click();
    await page.getByLabel('From this day').pressSequentially('20');
    await page.getByText('Narrow the search').click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByLabel('From this day')).toBeFocused();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page.getByLabel('Kind of record').selectOption('E-mail');
    await page.getByLabel('Person').fill('sam');
    await ask(page, 'Who pays for the house?');
    for (const quote of await quotes(page).all()) await expect(quote).toContainText(mailbox.name);
    await expectFinished(page, 'search-filters');
    await page.getByLabel('To this day').fill('2020-01-01');
    await ask(page, 'Who pays for the house now?');
    await expect(page.getByText('Nothing in your evidence answers this.')).toBeVisible();
    await expectFinished(page, 'search-nothing');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.getByLabel('Kind of record')).toHaveValue('');
  });

  const traces = await tracesOf(info);
  const names = files.map(({ name }) => name);
  const { fileIds, caseId } = await traces.idsOf(names);
  const marks = [...fileIds, ...names];
  /** A queue logs jobs by id, which names no person and no file. */
  const awaiting = async () => (await traces.keysWith(marks)).filter((key) => !key.endsWith(':events'));

  await test.step('stored evidence exists before deletion, and no word of it is in plain text', async () => {
    expect(await traces.tablesWith(marks)).toContain('evidence.evidence_file');
    expect(await traces.filesWith([caseId])).toContainEqual(expect.stringContaining(`cases/${caseId}/`));
    expect(await traces.tablesWith(SECRETS)).toEqual([]);
    expect(await traces.filesWith(SECRETS)).toEqual([]);
    expect(await traces.keysWith(SECRETS)).toEqual([]);
  });

  await test.step('delete all; a probe finds nothing in database, storage, index or queue', async () => {
    await page.getByRole('heading', { name: 'Files' }).click();
    await page.getByRole('button', { name: 'Delete All Evidence' }).click();
    await page.getByRole('button', { name: 'Delete the Evidence' }).click();
    await expect(page.getByText('No files yet.')).toBeVisible();
    await expect(page.getByText('Nothing to search yet')).toBeVisible();
    await expect(page.getByText('You asked:')).toHaveCount(0);
    await expect.poll(() => traces.tablesWith(marks)).toEqual([]);
    await expect.poll(() => traces.filesWith([`cases/${caseId}`])).toEqual([]);
    await expect.poll(awaiting).toEqual([]);
    expect(await traces.keysWith([...names, ...SECRETS])).toEqual([]);
  });
  await traces.close();
});
