import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { expect, test } from '../journey.ts';

for (const width of [320, 1440]) {
  test(`the home page has a heading, does not scroll sideways at ${width} px and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('an unknown address answers the 404 page with status 404', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the home page logs no error and no violation of its content security policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});

test('a press on the home page shows at once, before any script of the application has arrived', async ({ page }) => {
  // Never answered.
  await page.route('**/*.js', () => {});
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Start Your Agreement' }).first();
  await start.click();
  expect(await start.getAttribute('aria-busy')).toBe('true');
  await expect(start).toHaveCSS('opacity', '0.55');
});
