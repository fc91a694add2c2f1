import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { callApi } from '../people/draft.ts';
import { register } from '../people/register.ts';

test('a micro front end that does not load reports it, the rest works, and Try again loads it', async ({ page }) => {
  const finance = '**/remotes/mfe-finance/**';
  await register(page, newCouple().owner);
  await page.route(finance, (route) => route.abort());
  await page.goto('/financial-tracker');
  await expect(page.getByRole('heading', { name: 'This part is unavailable' })).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This part is unavailable' })).toBeVisible();
  await expectFinished(page, 'part-unavailable');

  const again = page.getByRole('button', { name: 'Try again' });
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/remotes/mfe-finance/'));
  await again.press('Enter');
  await refused;
  await expect(again).toBeVisible();
  await expect(again).toBeFocused();
  await page.unroute(finance);
  await again.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Financial disclosure' })).toBeFocused();
  await expectFinished(page, 'part-back');
});

test('the evidence page loads missing data when the connection is back, also when the first retry fails', async ({
  page,
  context,
}) => {
  await register(page, newCouple().owner);
  let toLose = Number.POSITIVE_INFINITY;
  await page.route(/\/api\/evidence\/(status|files)\b/, (route) => {
    if (toLose === 0) return route.continue();
    toLose -= 1;
    return route.abort('internetdisconnected');
  });
  await page.goto('/evidence?step=search');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^We could not check what is stored\./);
  await expectFinished(page, 'evidence-not-looked-at');
  await context.setOffline(true);
  toLose = 2;
  await context.setOffline(false);
  await expect(page.getByText('Nothing to search yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Files' })).toBeVisible();
  expect(toLose).toBe(0);
});

test('answers entered offline are stored on the device and sent when the connection is back', async ({
  page,
  context,
}) => {
  await register(page, newCouple().owner);
  await page.goto('/intake');
  const partner = page.getByLabel("Your partner's full name");
  await expect(partner).toBeVisible();

  await context.setOffline(true);
  await partner.fill('Sam Offline');
  await expect(page.getByText('You are offline. Your answers are kept on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(partner).toHaveValue('Sam Offline');

  await context.setOffline(false);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  const { record } = await (await callApi(page, 'GET', '/api/intake')).json();
  expect(record.partnerName).toBe('Sam Offline');
});
