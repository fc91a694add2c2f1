import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { linkIn } from '../mailbox.ts';
import { newCouple } from '../people/couple.ts';
import { answersOf, callApi, draft } from '../people/draft.ts';
import { codeFor, codesSoFar, enterByLink } from '../people/guests.ts';
import { invite } from '../people/invite.ts';
import { register } from '../people/register.ts';

const saved = async (page: Page, button: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return download;
};

test('a partner without an account sees, saves and deletes what is kept of them, on a phone; the owner’s part stays', async ({
  page,
  browser,
  mailbox,
}) => {
  const couple = newCouple();
  const { owner, partner } = couple;
  await register(page, owner);
  await draft(page, { ...answersOf(couple), userServiceAddress: '17 Private Lane, Hamilton ON' });
  await invite(page, partner);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await enterByLink(phone, mailbox, partner, 'A document for you to read');
  const comment = { clauseId: 'background', text: 'Is this the right day?', audience: 'both' };
  expect((await callApi(phone, 'POST', '/api/access/comments', comment)).status()).toBe(201);

  await phone.getByRole('link', { name: 'What we keep about you' }).click();
  await expectFinished(phone, 'own-data-ask');
  await phone.getByLabel('E-mail address').fill('nobody at all');
  await phone.getByRole('button', { name: 'Send Me a Link' }).click();
  await expect(phone.getByText('Please enter an e-mail address')).toBeVisible();
  await phone.getByLabel('E-mail address').fill(partner.email);
  await phone.getByRole('button', { name: 'Send Me a Link' }).click();
  await expect(phone.getByText(`A link is on its way to ${partner.email}`)).toBeVisible();
  await expectFinished(phone, 'own-data-sent');

  const codes = await codesSoFar(mailbox, partner);
  await phone.goto(linkIn(await mailbox.next(partner.email, 'Your link')));
  await expect(phone.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(phone.url()).not.toContain('#');
  await expectFinished(phone, 'own-data-code');
  await phone.getByLabel('Code', { exact: true }).fill(await codeFor(mailbox, partner, codes));
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByText('You take part as the partner.')).toBeVisible();
  await expectFinished(phone, 'own-data');
  await expect(phone.getByText('1 comment or note')).toBeVisible();

  const copy = await readFile(await (await saved(phone, 'Save a Copy')).path(), 'utf8');
  expect(JSON.parse(copy)).toMatchObject({
    guide: { about: expect.any(String) },
    email: partner.email,
    places: [{ roles: ['partner'], state: 'open', comments: [{ text: 'Is this the right day?' }] }],
  });
  expect(copy).not.toContain('Private Lane');
  expect(copy).not.toContain(owner.email);

  await phone.getByRole('button', { name: 'Delete It Now' }).click();
  await expect(phone.getByText('Please tick this first.')).toBeVisible();
  await phone.getByLabel('Nobody can bring it back.').check();
  await phone.getByRole('button', { name: 'Delete It Now' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'You take part no longer' })).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  await expect(phone.getByRole('heading', { name: 'We are deleting it' })).toBeVisible();
  await expectFinished(phone, 'own-data-working');
  await expect(phone.getByText('It is deleted', { exact: true })).toBeVisible({ timeout: 120_000 });
  await expectFinished(phone, 'own-data-deleted');
  const receipt = await readFile(await (await saved(phone, 'Save the receipt')).path(), 'utf8');
  expect((await phone.request.get('/api/access')).status()).toBe(401);

  await phone.getByRole('link', { name: 'Check the receipt' }).click();
  const file = phone.getByLabel(/receipt/i).first();
  await expect(file).toBeAttached();
  const choose = (text: string) =>
    file.setInputFiles({ name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose(receipt);
  await expect(phone.getByText('What a person without an account had in one agreement was erased')).toBeVisible();
  await expectFinished(phone, 'own-data-verified');
  await context.setOffline(true);
  await choose(`${receipt.slice(0, 200)}A${receipt.slice(201)}`);
  await expect(phone.getByText('This is no receipt of ours')).toBeVisible();
  await choose(receipt);
  await expect(phone.getByText('This receipt is ours, and nothing in it was changed')).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByText('Your partner takes part no longer')).toBeVisible();
  await page.goto('/agreement');
  await expect(page.getByText('Is this the right day?')).toHaveCount(0);
  await page.goto('/flow/invite');
  await expect(page.getByRole('button', { name: 'Send Invitation' })).toBeVisible();
});
