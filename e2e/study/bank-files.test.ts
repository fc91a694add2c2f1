import { bankExports } from '../../svc-finance/tests/bank-exports.ts';
import { dialog, openTab, save, write } from '../finances.ts';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { register } from '../people/register.ts';
import { photograph } from './album.ts';

const inDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-CA', { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' });
const slug = (bank: string): string => bank.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const savings = {
  select: { 'Kind of asset': 'Bank account' },
  choose: 'Mine',
  fill: { Name: 'Savings', 'Value in dollars': '1,000', 'Value on the day you separated': '1,000' },
};

test('exports of thirty banks and languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page, newCouple().owner);
  await page.goto('/financial-tracker');
  await openTab(page, 'Assets');
  await page.getByRole('button', { name: 'Add Asset' }).click();
  await write(page, savings);
  await save(page, 'Add Asset');
  for (const { bank, lines, out, into, encoding } of bankExports) {
    await test.step(bank, async () => {
      await page.getByRole('button', { name: 'Import a statement of Savings' }).click();
      const name = lines[0]?.startsWith('OFXHEADER')
        ? 'statement.ofx'
        : lines[0]?.startsWith('!')
          ? 'statement.qif'
          : 'statement.csv';
      const buffer = Buffer.from(lines.join('\n'), encoding);
      await dialog(page).getByLabel('Statement').setInputFiles({ name, mimeType: 'text/plain', buffer });
      const totals = dialog(page).getByText(`${inDollars(out)} out, ${inDollars(into)} in`);
      const question = dialog(page).getByRole('radio').first();
      await expect(totals.or(question).first()).toBeVisible();
      await photograph(page, `bank-${slug(bank)}`);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
    });
  }
});
