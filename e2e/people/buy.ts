import { expect, type Page } from '@playwright/test';
import { callApi } from './draft.ts';

/** The price of the Complete Kit today, in dollars. */
export const priceOf = async (page: Page): Promise<number> => {
  const { amountDue } = await (await callApi(page, 'GET', '/api/billing/checkout/complete')).json();
  return amountDue;
};

/** Buys the Complete Kit with a test card through the API; waits until the plan is open. */
export const buy = async (page: Page): Promise<void> => {
  const order = await callApi(page, 'POST', '/api/create-payment-intent', { amount: await priceOf(page) });
  if (order.status() === 409) return;
  const { clientSecret } = await order.json();
  await callApi(page, 'POST', '/api/billing/sandbox/confirm', { clientSecret, card: '4242424242424242' });
  await callApi(page, 'POST', '/api/billing/settle', { clientSecret });
  const plan = async () => (await (await callApi(page, 'GET', '/api/intake/plan')).json()).plan;
  await expect.poll(plan).toBe('complete');
};
