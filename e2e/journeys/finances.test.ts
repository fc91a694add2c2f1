import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { csv, dialog, ofx, openTab, save, walkList, write } from '../finances.ts';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { linkIn } from '../mailbox.ts';
import { openWithAThousand } from '../page-with-many.ts';
import { newCouple } from '../people/couple.ts';
import { proveAddress } from '../people/prove-address.ts';
import { register } from '../people/register.ts';

const run = promisify(execFile);

const answers = { relationshipType: 'Legally married', marriageDate: '2012-06-16', separationDate: '2026-02-01' };
const savings = {
  select: { 'Kind of asset': 'Bank account' },
  choose: 'Mine',
  fill: {
    Name: 'Savings',
    'Value in dollars': '100,000.01',
    'Value on the day you separated': '90,000.01',
    'Value on the day you married': '10,000',
  },
};
const card = {
  select: { 'Kind of debt': 'Credit card' },
  choose: 'Mine',
  fill: {
    'Who it is owed to': 'Example Bank',
    'Current balance in dollars': '5,005',
    'Balance on the day you separated': '0.01',
    'Balance on the day you married': '0',
  },
};
const pension = {
  select: { 'Kind of asset': 'Retirement savings or pension' },
  choose: 'Mine',
  fill: {
    Name: 'Pension plan',
    'Value in dollars': '60,000',
    'Value on the day you separated': '50,000',
    'Value on the day you married': '0',
  },
};
const coffee = ['2026-11-01', 'Coffee', '-4.50'] as const;
const rent = ['2026-11-02', 'Rent', '-900.00'] as const;

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

  await test.step('an asset, a debt and an income are each added, corrected, deleted and brought back', async () => {
    await openTab(page, 'Assets');
    await walkList(page, {
      add: 'Add Asset',
      submit: 'Add Asset',
      item: savings,
      name: 'Savings',
      empty: 'No assets yet',
      correction: { label: 'Value in dollars', text: '120,000.01', shown: '$120,000.01' },
    });
    await openTab(page, 'Debts');
    await walkList(page, {
      add: 'Add Debt',
      submit: 'Add Debt',
      item: card,
      name: 'Example Bank',
      empty: 'No debts yet',
      correction: { label: 'Current balance in dollars', text: '500.50', shown: '$500.50' },
    });
    await openTab(page, 'Overview');
    await walkList(page, {
      add: 'Add Income',
      submit: 'Save',
      item: { select: { 'Tax year': '2024' }, fill: { 'Taxable income': '8,200' } },
      name: 'Tax year 2024, mine',
      empty: 'No income yet',
      correction: { label: 'Taxable income', text: '82,000', shown: '$82,000.00' },
    });
  });

  await test.step('overlapping statements count each movement once, two equal movements twice, and an import can be undone', async () => {
    await openTab(page, 'Assets');
    await page.getByRole('button', { name: 'Import a statement of Savings' }).click();
    const rowsOf = (what: string) => dialog(page).getByRole('row', { name: new RegExp(what) });
    const importFile = async (file: ReturnType<typeof csv>, fresh: string, added: string) => {
      await dialog(page).getByLabel('Statement').setInputFiles(file);
      await expect(dialog(page).getByText(fresh)).toBeVisible();
      await save(page, 'Import');
      await expect(dialog(page).getByRole('button', { name: 'Import', exact: true })).toBeHidden();
      await expect(dialog(page).getByRole('listitem').first()).toContainText(added);
    };
    await importFile(csv([coffee, coffee]), '2 of 2 transactions are new.', '2 transactions added');
    await importFile(csv([coffee, coffee]), '0 of 2 transactions are new.', '0 transactions added');
    await importFile(ofx([coffee, coffee, rent]), '1 of 3 transactions are new.', '1 transaction added');
    await expect(rowsOf('Coffee')).toHaveCount(2);
    await expect(rowsOf('Rent')).toHaveCount(1);
    await dialog(page).getByRole('button', { name: 'Undo this import' }).first().click();
    await expect(rowsOf('Rent')).toHaveCount(0);
    await expect(rowsOf('Coffee')).toHaveCount(2);
    for (const left of [1, 0]) {
      await dialog(page).getByRole('button', { name: 'Undo this import' }).first().click();
      await expect(dialog(page).getByRole('button', { name: 'Undo this import' })).toHaveCount(left);
    }
    await expect(rowsOf('Coffee')).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('an ambiguous date is asked about, and a pending row is named and can be counted', async () => {
    await page.getByRole('button', { name: 'Import a statement of Savings' }).click();
    const lines = [
      'Date,Description,Type,Status,Amount,Currency',
      '05/11/2025,SAMPLE CAFE,Debit,posted,4.50,CAD',
      '07/11/2025,SAMPLE HOTEL,Debit,pending,300.00,CAD',
      '07/11/2025,SAMPLE DIVIDEND,Credit,posted,10.00,USD',
    ];
    const file = { name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
    await dialog(page).getByLabel('Statement').setInputFiles(file);
    await expect(dialog(page).getByRole('button', { name: 'Import', exact: true })).toBeHidden();
    await dialog(page).getByLabel('5 November 2025').check();
    await expect(dialog(page).getByText('$4.50 out, $0.00 in')).toBeVisible();
    await expectFinished(page, 'import-questions');
    await dialog(page).getByRole('button', { name: 'Count it anyway' }).click();
    await expect(dialog(page).getByText('$304.50 out, $0.00 in')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Enter the amount in Canadian dollars' }).click();
    await dialog(page).getByLabel('SAMPLE DIVIDEND, in Canadian dollars').fill('13.70');
    await dialog(page).getByRole('button', { name: 'Count it', exact: true }).click();
    await expect(dialog(page).getByText('$304.50 out, $13.70 in')).toBeVisible();
    await dialog(page).getByText('Columns are not right?').click();
    await dialog(page).getByRole('button', { name: 'This file has no headings' }).click();
    await expect(dialog(page).getByText('could not read these lines, so they are left out: 1.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a document is uploaded, removed and restored; alternative data are added, corrected and removed', async () => {
    await openTab(page, 'Documents');
    await page.getByRole('button', { name: 'Upload Bank statement' }).click();
    const note = { name: 'statement.txt', mimeType: 'text/plain', buffer: Buffer.from('Savings: 90,000.01') };
    await dialog(page).getByLabel('File').setInputFiles(note);
    await dialog(page).getByLabel('Savings').check();
    await save(page, 'Upload');
    await page.getByRole('button', { name: 'Remove statement.txt' }).click();
    await expect(page.getByText('statement.txt is deleted.')).toBeVisible();
    await expect(page.getByText('0 of 10 documents, 0%')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 of 10 documents, 10%')).toBeVisible();
    const giveInstead = async (text: string) => {
      await page.getByRole('button', { name: 'Give other data instead of Pay stub' }).click();
      await write(page, { fill: { 'What you give instead': text } });
      await save(page, 'Save');
      await expect(page.getByText(`Other data given: ${text}`)).toBeVisible();
    };
    await giveInstead('A letter');
    await giveInstead('A letter of the employer');
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('1 of 10 documents, 10%')).toBeVisible();
    await giveInstead('A letter of the employer');
    await expect(page.getByText('2 of 10 documents, 20%')).toBeVisible();
  });

  await test.step('the equalization on the page equals that of the law engine', async () => {
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
    await expect(page.getByText('1 asset, 1 debt, 1 year of income')).toBeVisible();
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
    await expect(theirs.getByRole('button', { name: 'Leave quickly' })).toBeVisible();
    await expect(theirs).toHaveURL('/disclosure-access');
    await theirs.reload();
    await theirs.getByRole('button', { name: 'Mail me a code' }).click();
    const { text = '' } = await mailbox.next(partner.email, 'code');
    await theirs.getByLabel('Code').fill(/\d{6}/.exec(text)?.[0] ?? '');
    await theirs.getByRole('button', { name: 'Open' }).click();
    await expect(theirs.getByRole('row', { name: /Savings/ })).toContainText('$120,000.01');
    await page.reload();
    await expect(page.getByText(`Opened by ${partner.email}`)).toBeVisible();
    return theirs;
  });

  await test.step('the partner lists their own half, and both are shown side by side once it is opened', async () => {
    await openTab(theirs, 'Your own half');
    await theirs.getByRole('button', { name: 'Add Asset' }).click();
    await write(theirs, pension);
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
  });

  await test.step('both revoke what they disclosed, and neither disclosure can be opened', async () => {
    await theirs.getByRole('button', { name: 'Take it back' }).click();
    await theirs.getByRole('button', { name: 'Yes, take it back' }).click();
    await expect(theirs.getByRole('button', { name: 'Take it back' })).toBeHidden();
    await expect(theirs.getByRole('row', { name: /Pension plan/ })).toContainText('$60,000.00');
    await page.reload();
    await expect(page.getByText('Nothing yet. With the link to your disclosure')).toBeVisible();
    await page.getByRole('button', { name: 'Take this disclosure back' }).click();
    await page.getByRole('button', { name: 'Yes, take it back' }).click();
    await expect(page.getByText(/^You took it back on /)).toBeVisible();
    await theirs.reload();
    await theirs.getByRole('button', { name: 'Mail me a code' }).click();
    await expect(theirs.getByText('This link no longer works. Ask your partner for a new one.')).toBeVisible();
    await theirs.close();
  });

  await test.step('the page responds while it lists a thousand items', async () => {
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
