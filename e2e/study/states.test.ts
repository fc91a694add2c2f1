import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { priceOf } from '../people/buy.ts';
import { newCouple } from '../people/couple.ts';
import { callApi } from '../people/draft.ts';
import { enterByLink } from '../people/guests.ts';
import { register } from '../people/register.ts';
import { openSignForm, passCoolingOff, signBeforeWitnesses } from '../people/sign.ts';
import { ask } from '../search.ts';
import { isWanted, photograph } from './album.ts';
import { sampleCase } from './sample-case.ts';

const open = async (page: Page, path: string, state: string, prepare?: () => Promise<void>): Promise<void> => {
  if (!isWanted(state)) return;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await prepare?.();
  await photograph(page, state);
};

const pay = async (page: Page, card: string, price: string): Promise<void> => {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry date').fill('12/30');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: `Pay ${price}` }).click();
};

test('a visitor and a buyer', async ({ page }) => {
  await open(page, '/', 'home');
  await register(page, newCouple().owner);
  const price = `$${(await priceOf(page)).toFixed(2)}`;
  await open(page, '/checkout?plan=complete', 'checkout');
  await open(page, '/checkout?plan=complete', 'checkout-declined', async () => {
    await pay(page, '4000 0000 0000 0002', price);
    await expect(page.getByText('Your card was declined')).toBeVisible();
  });
  await open(page, '/checkout?plan=complete', 'checkout-done', async () => {
    await pay(page, '4242 4242 4242 4242', price);
    await expect(page.getByRole('heading', { level: 1, name: /^Paid\./ })).toBeVisible();
  });
});

test('a case from the answers to the sealed file', async ({ page, browser, mailbox }, info) => {
  const { email, partnerEmail } = await sampleCase(page, info);
  const { ownerWitness, partnerWitness } = newCouple();
  const owner = { name: 'Alex Example', email };
  const partner = { name: 'Sam Sample', email: partnerEmail };

  await open(page, '/dashboard', 'dashboard');
  await open(page, '/dashboard', 'working', async () => {
    await page
      .getByRole('button', { name: /^Show the working/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await open(page, '/intake?step=living-situation', 'intake');
  for (const part of ['', '/security', '/activity', '/notifications', '/payments', '/archive', '/delete', '/counting'])
    await open(page, `/account${part}`, `account${part.replace('/', '-')}`);
  await open(page, '/financial-tracker', 'finances');
  await open(page, '/evidence?step=search', 'evidence', () => ask(page, 'Who paid for the daycare?'));
  await open(page, '/agreement', 'review');

  const theirs = await (await browser.newContext()).newPage();
  await enterByLink(theirs, mailbox, partner, 'Your new link');
  await expect(theirs.getByRole('button', { name: 'Approve This Agreement' })).toBeVisible();
  await photograph(theirs, 'partner-review');
  const { hash } = await (await callApi(page, 'GET', '/api/agreement')).json();
  expect((await callApi(theirs, 'POST', '/api/access/approve', { hash })).ok()).toBe(true);

  await passCoolingOff(page, info, 3);
  await open(page, '/flow/sign', 'sign-alone');
  await open(page, '/flow/sign', 'sign', () => openSignForm(page));
  await open(page, '/flow/sign', 'sign-errors', async () => {
    await openSignForm(page);
    await page.getByRole('button', { name: 'Sign Agreement' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  });
  if (!isWanted('sealed')) return;
  await page.goto('/flow/sign');
  await signBeforeWitnesses(page, theirs, mailbox, { owner, partner, ownerWitness, partnerWitness });
  await page.goto('/flow/sign');
  await expect(page.getByText('Your agreement is signed and sealed')).toBeVisible();
  await photograph(page, 'sealed');
});
