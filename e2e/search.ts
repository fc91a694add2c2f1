import { expect, type Locator, type Page } from '@playwright/test';

/** Asks the evidence a question; resolves when the page shows the question. */
export const ask = async (page: Page, question: string): Promise<void> => {
  await page.getByLabel('What do you want to find?').fill(question);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(`You asked: ${question}`)).toBeVisible();
};

/** The passages that the answer quotes. */
export const quotes = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('blockquote') });
