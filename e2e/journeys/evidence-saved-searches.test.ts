import type { Page, TestInfo } from '@playwright/test';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { register } from '../people/register.ts';
import { Traces } from '../traces.ts';

/** Words that occur only in this journey's question and filters. */
const QUESTION = 'Who pays for the bassoon lessons?';
const MARKS = ['bassoon', 'Ottoline'];

const chat = (day: string, text: string): string => `[${day}, 09:12] Ottoline: ${text}\n`;
const named = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const tracesOf = (info: TestInfo): Promise<Traces> => Traces.open(String(info.config.metadata.dataFolder));

const upload = async (page: Page, name: string, content: string): Promise<void> => {
  await page.goto('/evidence?step=upload');
  await page.locator('input[type="file"]').setInputFiles(named(name, content));
  await expect(page.getByText('Evidence Kit Ready!')).toBeVisible({ timeout: 120_000 });
};
const saved = (page: Page) => page.getByRole('list', { name: 'Your saved searches' }).getByRole('listitem');
const again = (page: Page) => page.getByRole('button', { name: `Ask again: ${QUESTION}` });
const idsOf = async (page: Page): Promise<string[]> => {
  const list: { id: string }[] = await (await page.request.get('/api/evidence/saved-searches')).json();
  return list.map(({ id }) => id);
};

test('a search is saved, runs again over new files, is removed, and is deleted with all evidence', async ({
  page,
}, info) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await register(page, newCouple().owner);

  await test.step('a search is saved with its filters', async () => {
    await upload(page, 'chat-1.txt', chat('2026-03-01', 'I pay 40 dollars for the bassoon lessons.'));
    await expect(page.getByText('None yet.')).toBeVisible();
    await page.getByText('Narrow the search').click();
    await page.getByLabel('From this day').fill('2026-01-01');
    await page.getByLabel('Person').fill('Ottoline');
    await page.getByLabel('What do you want to find?').fill(QUESTION);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save This Search' }).click();
    await expect(page.getByText('This search is saved.')).toBeFocused();
    await expect(saved(page)).toContainText(['From 1 January 2026']);
    await expect(saved(page)).toContainText(['Person: Ottoline']);
    await expectFinished(page, 'saved-searches');
  });

  await test.step('the saved search runs again by keyboard and finds files uploaded since', async () => {
    await upload(page, 'chat-2.txt', chat('2026-04-01', 'From now on you pay 55 dollars for the bassoon lessons.'));
    await again(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Answer', exact: true })).toBeFocused();
    await expect(page.getByRole('main')).toContainText('55 dollars');
    await expect(page.getByLabel('What do you want to find?')).toHaveValue(QUESTION);
    await expect(page.getByText('(2 filters)')).toBeVisible();
    await expect(page.getByText('This search is saved.')).toBeVisible();
  });

  const traces = await tracesOf(info);
  await test.step('the database, files, logs, queues and addresses hold no search in plain text', async () => {
    const ids = await idsOf(page);
    expect(ids).toHaveLength(1);
    expect(await traces.tablesWith(ids)).toEqual(['evidence.saved_search']);
    expect(await traces.tablesWith(MARKS)).toEqual([]);
    expect(await traces.filesWith(MARKS)).toEqual([]);
    expect(await traces.keysWith(MARKS)).toEqual([]);
    expect(addresses.filter((address) => MARKS.some((mark) => address.includes(mark)))).toEqual([]);
  });

  await test.step('the saved search is removed by keyboard and saved again', async () => {
    await page.getByRole('button', { name: `Remove the saved search: ${QUESTION}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your saved searches' })).toBeFocused();
    await expect(page.getByText('None yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Save This Search' }).click();
    await expect(saved(page)).toHaveCount(1);
  });

  await test.step('deleting all evidence deletes the saved search', async () => {
    const ids = await idsOf(page);
    await page.getByRole('heading', { name: 'Files' }).click();
    await page.getByRole('button', { name: 'Delete All Evidence' }).click();
    await page.getByRole('button', { name: 'Delete the Evidence' }).click();
    await expect(page.getByText('Nothing to search yet')).toBeVisible();
    await expect(again(page)).toHaveCount(0);
    expect(await traces.tablesWith(ids)).toEqual([]);
    expect(await idsOf(page)).toEqual([]);
  });
  await traces.close();
});
