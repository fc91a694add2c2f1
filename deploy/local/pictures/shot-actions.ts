import type { Page } from 'playwright-core';

/** What a person did before a picture. */

export const ask = async (page: Page): Promise<void> => {
  await page.getByLabel('What do you want to find?').fill('Who paid for the daycare?');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('You asked:').waitFor();
};

export const calculate = async (page: Page): Promise<void> => {
  await page.getByLabel('Yearly income').first().fill('82000');
  await page.getByLabel('Number of children').fill('2');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByText('a month').first().waitFor();
};

export const dialog = (page: Page): Promise<void> => page.getByRole('dialog').waitFor();

export const openIn =
  (tab: string, button: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: button }).first().click();
    await dialog(page);
  };

export const checkFile = async (page: Page): Promise<void> => {
  const buffer = Buffer.from('%PDF-1.7 of another origin');
  await page.getByLabel('Choose a PDF file').setInputFiles({ name: 'other.pdf', mimeType: 'application/pdf', buffer });
  await page.getByLabel('Check another file').waitFor();
};

export const withdraw = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Withdraw Invitation' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).waitFor();
};

export const decline = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Ask for a change' }).click();
  await page.getByRole('button', { name: 'I would rather decline the whole draft' }).click();
  await page.getByLabel('What should be different? (optional)').waitFor();
};

/** Leaves the navigation above the picture. */
export const scrollTo =
  (name: string | RegExp, level: number) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('heading', { name, level })
      .first()
      .evaluate((found) => found.scrollIntoView());
  };

export const openWorking = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Show the working/ })
    .first()
    .click();
  await dialog(page);
};
