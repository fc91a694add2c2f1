import type { Page } from '@playwright/test';

/** When the main thread was free again after the first tab was drawn; the page itself notes it. */
const note = () => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role="tab"]')) return;
    observer.disconnect();
    setTimeout(() => performance.mark('interactive'));
  }).observe(document, { childList: true, subtree: true });
};

/**
 * Opens the tracker with the case's first asset a thousand times, as the service answers it, and tells how many
 * milliseconds after the last answer arrived the page could be used.
 */
export const openWithAThousand = async (page: Page): Promise<number> => {
  await page.addInitScript(note);
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
  return page.evaluate(async () => {
    const isMarked = () => performance.getEntriesByName('interactive')[0];
    while (!isMarked()) await new Promise((drawn) => requestAnimationFrame(drawn));
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/financial/'));
    const arrived = Math.max(...answers.map(({ startTime, duration }) => startTime + duration));
    return Math.round((isMarked()?.startTime ?? 0) - arrived);
  });
};
