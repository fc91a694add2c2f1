import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { linkIn } from '../mailbox.ts';
import { openWithAThousand } from '../page-with-many.ts';
import { newCouple } from '../people/couple.ts';
import { proveAddress } from '../people/prove-address.ts';
import { register } from '../people/register.ts';

const run = promisify(execFile);

const answers = { relationshipType: 'Legally married', marriageDate: '2012-06-16', separationDate: '2026-02-01' };
const statement = (rows: string[]) => ({
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Date,Description,Amount', ...rows].join('\n')),
});
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test('finances are listed, corrected, proven, frozen and opened by the partner', async ({
  page,
  browser,
  mailbox,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' };
  const { owner, partner } = newCouple();
  await register(page, owner);
  await proveAddress(page);
  const { version } = await (await page.request.get('/api/intake')).json();
  await page.request.put('/api/intake/draft', {
    headers,
    data: { version, changes: { ...answers, userName: owner.name } },
  });
  await page.goto('/financial-tracker');

  await test.step('an asset is added, edited, deleted and brought back', async () => {
    await openTab(page, 'Assets');
    await page.getByRole('button', { name: 'Add Asset' }).click();
    await dialog(page).getByLabel('Kind of asset').selectOption('Bank account');
    await dialog(page).getByLabel('Name').fill('Savings');
    await dialog(page).getByLabel('Value in dollars').fill('100,000.01');
    await dialog(page).getByLabel('Mine').check();
    await dialog(page).getByLabel('Value on the day you separated').fill('90,000.01');
    await dialog(page).getByLabel('Value on the day you married').fill('10,000');
    await save(page, 'Add Asset');
    await expect(page.getByText('Asset added')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Savings' }).click();
    await dialog(page).getByLabel('Value in dollars').fill('120,000.01');
    await save(page, 'Save');
    await expect(page.getByRole('row', { name: /Savings/ })).toContainText('$120,000.01');
    await page.getByRole('button', { name: 'Delete Savings' }).click();
    await expect(page.getByText('No assets yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: /Savings/ })).toBeVisible();
    await page.getByRole('button', { name: 'History of Savings' }).click();
    await expect(dialog(page).getByText('Brought back')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a statement imported twice with overlap adds nothing twice', async () => {
    const [coffee, rent] = ['2026-11-01,Coffee,-4.50', '2026-11-02,Rent,-900.00'];
    await page.getByRole('button', { name: 'Import a statement of Savings' }).click();
    const file = dialog(page).getByLabel('Statement');
    await file.setInputFiles(statement([coffee, coffee]));
    await expect(dialog(page).getByText('2 of 2 movements are new.')).toBeVisible();
    await save(page, 'Import');
    await expect(dialog(page).getByText('2 movements added')).toBeVisible();
    await file.setInputFiles(statement([coffee, coffee, rent]));
    await expect(dialog(page).getByText('1 of 3 movements are new.')).toBeVisible();
    await save(page, 'Import');
    await expect(dialog(page).getByText('1 movements added')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a debt and an income are added', async () => {
    await openTab(page, 'Debts');
    await page.getByRole('button', { name: 'Add Debt' }).click();
    await dialog(page).getByLabel('Kind of debt').selectOption('Credit card');
    await dialog(page).getByLabel('Who it is owed to').fill('Example Bank');
    await dialog(page).getByLabel('Current balance in dollars').fill('500.50');
    await dialog(page).getByLabel('Mine').check();
    await dialog(page).getByLabel('Balance on the day you separated').fill('0.01');
    await dialog(page).getByLabel('Balance on the day you married').fill('0');
    await save(page, 'Add Debt');
    await expect(page.getByRole('row', { name: /Example Bank/ })).toBeVisible();
    await openTab(page, 'Overview');
    await page.getByRole('button', { name: 'Add Income' }).click();
    await dialog(page).getByLabel('Tax year').selectOption('2024');
    await dialog(page).getByLabel('Taxable income').fill('82,000');
    await save(page, 'Save');
    await expect(page.getByRole('row', { name: /Tax year 2024/ })).toContainText('$82,000.00');
  });

  await test.step('a document is uploaded, another replaced by other data', async () => {
    await openTab(page, 'Documents');
    await page.getByRole('button', { name: 'Upload Bank statement' }).click();
    const note = { name: 'statement.txt', mimeType: 'text/plain', buffer: Buffer.from('Savings: 90,000.01') };
    await dialog(page).getByLabel('File').setInputFiles(note);
    await dialog(page).getByLabel('Savings').check();
    await save(page, 'Upload');
    await expect(page.getByText('statement.txt')).toBeVisible();
    await page.getByRole('button', { name: 'Give other data instead of Pay stub' }).click();
    await dialog(page).getByLabel('What you give instead').fill('A letter of the employer');
    await save(page, 'Save');
    await expect(page.getByText('2 of 10 documents, 20 %')).toBeVisible();
  });

  await test.step('equalization is what the law engine makes of it', async () => {
    await openTab(page, 'Overview');
    const person = (assets: object[], debts: object[]) => ({ assets, debts });
    const held = { label: 'Savings', atValuation: 9_000_001, atMarriage: 1_000_000, isMatrimonialHome: false };
    const owed = { label: 'Example Bank', atValuation: 1, atMarriage: 0, isForMatrimonialHome: false };
    const holdings = { owner: person([held], [owed]), partner: person([], []) };
    const question = { valuationDate: answers.separationDate, holdings };
    const answer = await page.request.post('/api/financial/calculators/equalization', { headers, data: question });
    const { payment } = await answer.json();
    expect(payment).toBe(4_000_000);
    await expect(page.getByText('$40,000.00').first()).toBeVisible();
    await expect(page.getByText('You pay your partner.')).toBeVisible();
    await expectFinished(page, 'finances');
  });

  await test.step('the disclosure is frozen, and the form has the figures of the page', async () => {
    await page.getByRole('button', { name: 'Freeze a disclosure' }).click();
    await save(page, 'Freeze');
    await expect(page.getByText('1 assets, 1 debts, 1 years of income')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Form 13.1 as PDF' }).click();
    const { stdout } = await run('pdftotext', ['-layout', await (await download).path(), '-']);
    expect(stdout).toMatch(/Net family property\s+\$80,000\.00/);
  });

  const theirs = await test.step('the partner opens it without an account, and the receipt appears', async () => {
    await page.getByLabel('Your partner’s e-mail address').fill(partner.email);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(`Sent to ${partner.email}`)).toBeVisible();
    const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await theirs.goto(linkIn(await mailbox.next(partner.email, 'shared')));
    await theirs.getByRole('button', { name: 'Mail me a code' }).click();
    const { text = '' } = await mailbox.next(partner.email, 'code');
    await theirs.getByLabel('Code').fill(/\d{6}/.exec(text)?.[0] ?? '');
    await theirs.getByRole('button', { name: 'Open' }).click();
    await expect(theirs.getByRole('row', { name: /Savings/ })).toContainText('$120,000.01');
    await page.reload();
    await expect(page.getByText(`Opened by ${partner.email}`)).toBeVisible();
    return theirs;
  });

  await test.step('the partner lists their own half, and both stand side by side once it is opened', async () => {
    await openTab(theirs, 'Your own half');
    await theirs.getByRole('button', { name: 'Add Asset' }).click();
    await dialog(theirs).getByLabel('Kind of asset').selectOption('Retirement savings or pension');
    await dialog(theirs).getByLabel('Name').fill('Pension plan');
    await dialog(theirs).getByLabel('Value in dollars').fill('60,000');
    await dialog(theirs).getByLabel('Mine').check();
    await dialog(theirs).getByLabel('Value on the day you separated').fill('50,000');
    await dialog(theirs).getByLabel('Value on the day you married').fill('0');
    await save(theirs, 'Add Asset');
    await expect(theirs.getByRole('row', { name: /Pension plan/ })).toContainText('$60,000.00');
    // 80,000 to 50,000: half the difference.
    await expect(theirs.getByText('Your partner pays you.')).toBeVisible();
    await expect(theirs.getByText('$15,000.00').first()).toBeVisible();
    await expectFinished(theirs, 'own-half');
    await theirs.getByRole('button', { name: 'Disclose to your partner' }).click();
    await save(theirs, 'Freeze');
    await expect(theirs.getByText('not opened yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Pension plan')).toBeHidden();
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(page.getByRole('row', { name: /Pension plan/ })).toContainText('$60,000.00');
    await expect(page.getByText('$15,000.00').first()).toBeVisible();
    await theirs.close();
  });

  await test.step('a thousand items are drawn, and the page can be used', async () => {
    const afterData = await openWithAThousand(page);
    await openTab(page, 'Assets');
    await expect(page.getByRole('row', { name: /^Savings 1 / })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all 1000' })).toBeVisible();
    // 1,000 times 120,000.01.
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$120,000,010.00');
    const told = `1,000 assets: interactive ${afterData} ms after the data arrived`;
    test.info().annotations.push({ type: 'measured', description: told });
    process.stdout.write(`${told}\n`);
  });
});
