import type { Page } from '@playwright/test';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { priceOf } from '../people/buy.ts';
import { newCouple } from '../people/couple.ts';
import { answersOf, callApi, draft } from '../people/draft.ts';
import { invite } from '../people/invite.ts';
import { register } from '../people/register.ts';

const fillCard = async (page: Page, number: string, price: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/30');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: `Pay ${price}` }).click();
};

const inDollars = (amount: number): string => `$${amount.toFixed(2)}`;

/** Everything that a page received, to search for data that it must not receive. */
const everythingSent = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('response', async (response) => {
    const body = await response.text().catch(() => '');
    sent.push(body);
  });
  return sent;
};

test.use({ successful: true });

test('a person pays for the Complete Kit, invites, and gets a refund', async ({ page }) => {
  const couple = newCouple();
  const sent = everythingSent(page);
  await register(page, couple.owner);
  const dollars = await priceOf(page);
  const price = inDollars(dollars);
  await draft(page, answersOf(couple));

  await test.step('the page names the plan that opens the next step when the case has no plan', async () => {
    await page.goto('/flow/invite');
    await expect(page.getByText('The Complete Kit opens the next steps')).toBeVisible();
    await page.goto('/agreement');
    await expect(page.getByText('need the Complete Kit').first()).toBeVisible();
    expect((await callApi(page, 'GET', '/api/agreement/pdf')).status()).toBe(402);
    await page.getByRole('link', { name: 'See what it costs' }).first().click();
    await expect(page.getByText(price).first()).toBeVisible();
    await page.getByRole('link', { name: 'Go to checkout' }).click();
  });

  await test.step('checkout states the price, the tax in it, and when no refund is possible', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Complete Kit' })).toBeVisible();
    await expect(page.getByText(inDollars((dollars * 13) / 113))).toBeVisible();
    await expect(page.getByText('unless the agreement is being signed or is sealed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    await expectFinished(page, 'checkout');
  });

  await test.step('a declined card is reported, and another one is authenticated by the bank', async () => {
    await fillCard(page, '4000 0000 0000 0002', price);
    await expect(page.getByText('Your card was declined')).toHaveCount(1);
    await expectFinished(page, 'checkout-declined');
    await fillCard(page, '4000 0025 0000 3155', price);
    await expect(page.getByRole('dialog', { name: 'Your bank asks: is it you?' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, It Is Me' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Paid\. Complete Kit/ })).toBeVisible();
    await expect(page.getByText(/^R-\d{6}$/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Invite / })).toBeVisible();
    await expectFinished(page, 'checkout-done');
  });

  await test.step('the invitation works', () => invite(page, couple.partner));

  await test.step('the receipt is listed, and a button refunds the payment', async () => {
    await page.goto('/account/payments');
    await expect(page.getByText('Your documents are open until')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download R-/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^R-\d{6}\.pdf$/);
    await expectFinished(page, 'payments');
    await page.getByRole('button', { name: 'Get My Money Back' }).click();
    await page.getByRole('button', { name: 'Yes, Refund Me' }).click();
    await expect(page.getByText('Refund on its way')).toBeVisible();
    await expect(page.getByRole('row', { name: /Refund, Complete Kit/ })).toBeVisible();
  });

  await test.step('the plan is gone, the draft is kept', async () => {
    await expect
      .poll(async () => (await callApi(page, 'GET', '/api/agreement/pdf')).status(), { message: 'the PDF closes' })
      .toBe(402);
    await page.goto('/agreement');
    await expect(page.getByText(couple.owner.name).first()).toBeVisible();
    expect((await callApi(page, 'GET', '/api/intake')).status()).toBe(200);
  });

  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((body) => /\b(sk|rk)_(test|live)_\w|whsec_\w/.test(body))).toEqual([]);
});

test('checkout without a session leads to the sign-in', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL(/sign-in=1&returnTo=%2Fcheckout/);
});
