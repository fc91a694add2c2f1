import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
export const dialog = (page: Page) => page.getByRole('dialog');
export const save = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** A form's fields by their labels: `select` is chosen, `choose` is ticked, `fill` is written. */
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
  /** The text of a list without any item. */
  empty: string;
  /** The amount that is corrected, and how the row shows it then. */
  correction: { label: string; text: string; shown: string };
}

/** The life of one item, as a person lives it: added, corrected, deleted, brought back, and all of it remembered. */
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

/** A statement as a bank's site exports it for spreadsheets. */
export const csv = (movements: readonly Movement[]) => ({
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Date,Description,Amount', ...movements.map((movement) => movement.join(','))].join('\n')),
});

/** The same as the programs of banks export it; here every movement carries one and the same id of the bank. */
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
