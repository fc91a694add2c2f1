import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
export const dialog = (page: Page) => page.getByRole('dialog');
export const save = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** Fields of a form by label: `select` and `choose` for options, `fill` for text. */
interface Written {
  select?: Record<string, string>;
  choose?: string;
  fill: Record<string, string>;
}

export const write = async (page: Page, { select = {}, choose, fill }: Written): Promise<void> => {
  for (const [label, option] of Object.entries(select)) await dialog(page).getByLabel(label).selectOption(option);
  if (choose) await dialog(page).getByLabel(choose, { exact: true }).check();
  for (const [label, text] of Object.entries(fill)) await dialog(page).getByLabel(label).fill(text);
};

interface Walked {
  add: string;
  submit: string;
  item: Written;
  name: string;
  /** The text of the empty list. */
  empty: string;
  /** The corrected amount, and how the row shows it. */
  correction: { label: string; text: string; shown: string };
}

/** Adds, corrects, deletes and restores one item through the page, and checks its history. */
export const walkList = async (page: Page, walked: Walked): Promise<void> => {
  const { add, submit, item, name, empty, correction } = walked;
  const row = page.getByRole('row', { name: new RegExp(name) });
  await page.getByRole('button', { name: add }).click();
  await write(page, item);
  await save(page, submit);
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await write(page, { fill: { [correction.label]: correction.text } });
  await save(page, 'Save');
  await expect(row).toContainText(correction.shown);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText(empty)).toBeVisible();
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText(correction.shown);
  await page.getByRole('button', { name: `History of ${name}` }).click();
  for (const change of ['Added', 'Edited', 'Deleted', 'Brought back']) {
    await expect(dialog(page).getByText(change, { exact: true })).toBeVisible();
  }
  await dialog(page).getByRole('button', { name: 'Close' }).click();
};

type Movement = readonly [day: string, what: string, amount: string];

/** A statement as CSV, as a bank's site exports it. */
export const csv = (movements: readonly Movement[]) => ({
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Date,Description,Amount', ...movements.map((movement) => movement.join(','))].join('\n')),
});

/** The statement as OFX; every movement has the same bank id here. */
export const ofx = (movements: readonly Movement[]) => ({
  name: 'statement.ofx',
  mimeType: 'application/x-ofx',
  buffer: Buffer.from(
    `OFXHEADER:100\n\n<OFX><BANKTRANLIST>\n${movements
      .map(
        ([day, what, amount]) =>
          `<STMTTRN><DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>${amount}<FITID>7<NAME>${what}</STMTTRN>`,
      )
      .join('\n')}\n</BANKTRANLIST></OFX>`,
  ),
});
