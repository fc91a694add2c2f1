import type { Page } from '@playwright/test';
import { z } from 'zod';

/** Records when the main thread is free after the first tab was rendered. */
const NOTE = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[role="tab"]')) return;
  observer.disconnect();
  setTimeout(() => performance.mark('interactive'));
}).observe(document, { childList: true, subtree: true })`;

/** Milliseconds from the last answer for the lists to that moment. */
const AFTER_DATA = `(async () => {
  const marked = () => performance.getEntriesByName('interactive')[0];
  while (!marked()) await new Promise(requestAnimationFrame);
  const answers = performance.getEntriesByType('resource').filter(({ name }) => /\\/(assets|debts|disclosures|documents|property)$/.test(name));
  return Math.round(marked().startTime - Math.max(...answers.map((answer) => answer.responseEnd)));
})()`;

/**
 * Opens the tracker with the case's first asset a thousand times in the service's answer. Returns the milliseconds
 * from the last answer until the page responds.
 */
export const openWithAThousand = async (page: Page): Promise<number> => {
  await page.addInitScript(NOTE);
  await page.route('**/api/financial/assets', async (route) => {
    const response = await route.fetch();
    const [asset] = await response.json();
    const many = Array.from({ length: 1_000 }, (_, index) => ({
      ...asset,
      id: crypto.randomUUID(),
      name: `${asset.name} ${index + 1}`,
    }));
    await route.fulfill({ response, json: many });
  });
  await page.goto('/financial-tracker');
  await page.getByRole('tab', { name: 'Assets' }).waitFor();
  return z.int().parse(await page.evaluate(AFTER_DATA));
};
