import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '../journey.ts';
import { buy } from '../people/buy.ts';
import { newCouple } from '../people/couple.ts';
import { answersOf, callApi, draft } from '../people/draft.ts';
import { register } from '../people/register.ts';
import { wordText } from '../word.ts';

const run = promisify(execFile);
/** The text of a PDF; poppler wraps right-to-left text in direction marks. */
const pdfText = async (path: string) =>
  (await run('pdftotext', ['-layout', path, '-'])).stdout.replaceAll(/[\u202a-\u202c]/g, '');

test('names with markup, from right to left and with emoji are kept exactly: page, PDF and Word', async ({
  page,
}, info) => {
  const couple = newCouple();
  const [owner, partner] = ['Zoë <b>O’Neil</b> & "Co" 👩🏽‍🚀', 'שרה לוי'];
  await register(page, couple.owner);
  await page.goto('/intake');
  await page.getByLabel('Your full name').fill(owner);
  await page.getByLabel("Your partner's full name").fill(partner);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  const { record } = await (await callApi(page, 'GET', '/api/intake')).json();
  expect(record).toMatchObject({ userName: owner, partnerName: partner });

  await draft(page, { ...answersOf(couple), userName: record.userName, partnerName: record.partnerName });
  await buy(page);
  await page.goto('/agreement');
  for (const name of [owner, partner]) await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.locator('main b')).toHaveCount(0);

  const fileOf = async (kind: string) => (await callApi(page, 'GET', `/api/agreement/${kind}`)).body();
  const path = info.outputPath('draft.pdf');
  await writeFile(path, await fileOf('pdf'));
  for (const text of [await pdfText(path), wordText(await fileOf('docx'))]) {
    for (const name of [owner, partner]) expect(text).toContain(name);
  }
});

test('an invalid answer is reported at its field, and the other answers are kept', async ({ page }) => {
  const couple = newCouple();
  await register(page, couple.owner);
  await draft(page, answersOf(couple));
  await page.goto('/intake');
  const email = page.getByRole('textbox', { name: "Your partner's e-mail address" });
  await email.fill('sam at example');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.goto('/intake?step=check');
  await page.getByRole('button', { name: 'Submit Intake' }).click();
  await expect(page.getByText('Some answers need another look')).toBeVisible();
  await page.getByRole('link', { name: "Change: Your partner's e-mail address" }).click();
  await expect(email).toHaveValue('sam at example');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Please enter a full e-mail address')).toBeVisible();
  await expect(page.getByLabel("Your partner's full name")).toHaveValue(couple.partner.name);
});

test('the draft API refuses invalid input with a problem that points at the field', async ({ page }) => {
  await register(page, newCouple().owner);
  const problemOf = async (data: unknown) => {
    const answer = await callApi(page, 'PUT', '/api/intake/draft', data);
    expect(answer.headers()['content-type']).toContain('application/problem+json');
    const { errors = [] }: { errors?: { pointer: string }[] } = await answer.json();
    return { status: answer.status(), pointers: errors.map(({ pointer }) => pointer) };
  };
  const version = 0;
  const pointed = (pointer: string) => ({ status: 422, pointers: [pointer] });
  expect(await problemOf({ version, changes: { userIncome: 'much' } })).toEqual(pointed('/changes/userIncome'));
  expect(await problemOf({ version, changes: { children: [{ name: 7 }] } })).toEqual(
    pointed('/changes/children/0/name'),
  );
  expect(await problemOf({ version, changes: { caseId: 'mine' } })).toEqual(pointed('/changes/caseId'));
  expect(await problemOf({ version, changes: { userName: 'x'.repeat(10_000_000) } })).toMatchObject({ status: 413 });
  expect((await (await callApi(page, 'GET', '/api/intake')).json()).version).toBe(0);
});
