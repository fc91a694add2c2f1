import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { expect, test } from '../journey.ts';

for (const width of [320, 1440]) {
  test(`the home page says what this is at ${width} px, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('an address that no page has says so, with status 404', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing on the page breaks its own content security policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});
