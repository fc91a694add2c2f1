import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { Authenticator } from '../people/authenticator.ts';
import { newCouple, PASSWORD } from '../people/couple.ts';
import { proveAddress } from '../people/prove-address.ts';
import { register } from '../people/register.ts';

test('a passkey is added, signs in alone, proves the second factor, and stops working once it is removed', async ({
  page,
  browser,
}) => {
  const { owner } = newCouple();
  await register(page, owner);
  await proveAddress(page);
  const device = await Authenticator.in(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Continue on this device' }).click();
  await expect(page.getByText('Please give it a name')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('My phone');
  await device.isRecognised(false);
  await page.getByRole('button', { name: 'Continue on this device' }).click();
  await expect(page.getByText('No passkey was saved.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('My phone');
  await expectFinished(page, 'passkey-not-saved');
  await device.isRecognised(true);
  await page.getByRole('button', { name: 'Continue on this device' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('One passkey signs you in.')).toBeVisible();
  await expectFinished(page, 'passkey-saved');
  await page.getByRole('button', { name: 'Rename the passkey My phone' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Old phone');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByText('Old phone', { exact: true })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/?sign-in=1');
  const synced = await Authenticator.in(elsewhere);
  await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(elsewhere.getByText('No passkey was used.')).toBeVisible();
  await expectFinished(elsewhere, 'passkey-sign-in-failed');
  await device.syncTo(synced);
  await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: /^Welcome( back)?, Alex$/ })).toBeVisible();

  await elsewhere.context().clearCookies();
  await elsewhere.goto('/?sign-in=1');
  await elsewhere.getByRole('tab', { name: 'Password' }).click();
  await elsewhere.getByLabel('Email', { exact: true }).fill(owner.email);
  await elsewhere.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click();
  const prompt = elsewhere.getByRole('dialog', { name: 'One more step' });
  await expect(prompt.getByLabel('Recovery code')).toBeVisible();
  await expectFinished(elsewhere, 'passkey-prompt');
  await prompt.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: /^Welcome( back)?, Alex$/ })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Remove the passkey Old phone' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(page.getByText('The passkey Old phone no longer signs in.')).toBeVisible();
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401);
  await elsewhere.goto('/?sign-in=1');
  await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(elsewhere.getByText('We could not sign you in with this passkey.')).toBeVisible();
  await elsewhere.context().close();
});
