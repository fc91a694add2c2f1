import type { Browser, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { linkIn, Mailbox } from '../mailbox.ts';
import { newCouple, PASSWORD } from '../people/couple.ts';
import { proveAddress } from '../people/prove-address.ts';
import { register } from '../people/register.ts';

const NEW_PASSWORD = 'Pine-cone-7-lantern';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome( back)?, Alex$/ });
const signIn = async (page: Page, email: string, password: string) => {
  await page.goto('/?sign-in=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
};
const choose = async (page: Page, password: string) => {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
};
const elsewhere = async (browser: Browser) => (await browser.newContext()).newPage();

test('a spouse who had the password is signed out when the person ends all other sessions and changes it', async ({
  page,
  browser,
}) => {
  const { owner } = newCouple();
  await register(page, owner);
  const spouse = await elsewhere(browser);
  await signIn(spouse, owner.email, PASSWORD);
  await expect(dashboard(spouse)).toBeVisible();

  await page.goto('/account/security');
  await expect(page.getByText('this device')).toBeVisible();
  await expectFinished(page, 'account-security');
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('button', { name: 'Change your password too' }).click();
  await page.getByLabel('Current password').fill('Wrong-1-guess');
  await choose(page, NEW_PASSWORD);
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expectFinished(page, 'account-change-password');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your new password works now.')).toBeVisible();

  await signIn(spouse, owner.email, PASSWORD);
  await expect(spouse.getByRole('alert')).toHaveText('Authentication failed');
  await signIn(spouse, owner.email, NEW_PASSWORD);
  await expect(dashboard(spouse)).toBeVisible();
  await spouse.context().close();
});

test('a forgotten password is replaced by a mailed link', async ({ page }) => {
  const mailbox = new Mailbox(String(test.info().config.metadata.mailbox));
  const { owner } = newCouple();
  await register(page, owner);
  await page.context().clearCookies();
  await page.goto('/?sign-in=1');
  await page.getByRole('tab', { name: 'Password' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('Email').fill(owner.email);
  await expectFinished(page, 'ask-reset-link');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.goto(linkIn(await mailbox.next(owner.email, 'Choose a password')));
  await expect(page.getByText(`For ${owner.email}.`)).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectFinished(page, 'choose-password');
  await choose(page, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Your new password works now' })).toBeVisible();
  await signIn(page, owner.email, NEW_PASSWORD);
  await expect(dashboard(page)).toBeVisible();
});

test('a person reports by mail that a sign-in was not theirs, and all sessions end', async ({ page, browser }) => {
  const mailbox = new Mailbox(String(test.info().config.metadata.mailbox));
  const { owner } = newCouple();
  await register(page, owner);
  const spouse = await elsewhere(browser);
  await signIn(spouse, owner.email, PASSWORD);
  await expect(dashboard(spouse)).toBeVisible();
  const link = linkIn(await mailbox.next(owner.email, 'New sign-in'));

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Was this not you?' })).toBeVisible();
  await expectFinished(page, 'not-me');
  expect((await spouse.request.get('/api/auth/user')).status()).toBe(200);
  await page.getByRole('button', { name: 'This was not me: sign everybody out' }).click();
  await expect(page.getByRole('heading', { name: 'Everybody is signed out' })).toBeVisible();
  await expectFinished(page, 'not-me-done');
  expect((await spouse.request.get('/api/auth/user')).status()).toBe(401);
  await signIn(spouse, owner.email, PASSWORD);
  await expect(spouse.getByRole('alert')).toHaveText('Authentication failed');
  await spouse.context().close();

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'This was not me: sign everybody out' }).click();
  await expect(page.getByText('This link was used before or has run out.')).toBeVisible();
});

/** The current code, or the next after one was used: 30 seconds ahead is accepted. */
const codeOf = (secret: string, ahead = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead });

test('an app is set up as second factor, and a spouse with the password sees nothing without its code', async ({
  page,
  browser,
}) => {
  const { owner } = newCouple();
  await register(page, owner);
  await proveAddress(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expectFinished(page, 'second-factor-begin');
  await page.getByRole('button', { name: 'Show the code to scan' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expectFinished(page, 'second-factor-scan');
  const secret = ((await page.getByText(/^Key:/).textContent()) ?? '').replace('Key:', '').replaceAll(' ', '');
  await page.getByLabel('Code that the app shows').fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await page.getByLabel('Code that the app shows').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible();
  await expectFinished(page, 'second-factor-codes');
  const recoveryCode = (await page.locator('li code').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText(/^10 of 10 left/)).toBeVisible();
  await expectFinished(page, 'second-factor-on');

  const spouse = await elsewhere(browser);
  await signIn(spouse, owner.email, PASSWORD);
  const prompt = spouse.getByRole('dialog', { name: 'One more step' });
  await expect(prompt).toBeVisible();
  await expect(dashboard(spouse)).toHaveCount(0);
  await expectFinished(spouse, 'second-factor-prompt');
  await prompt.getByRole('button', { name: 'I have none of these any more' }).click();
  await prompt.getByRole('button', { name: 'Start the 72 hours' }).click();
  await expect(prompt.getByText(/^You can sign in without them from/)).toBeVisible();
  await expectFinished(spouse, 'second-factor-lost');
  await page.reload();
  await expect(page.getByText('Someone asks to sign in without your passkey or code')).toBeVisible();
  await expectFinished(page, 'second-factor-announced');
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByText('Someone asks to sign in without your passkey or code')).toHaveCount(0);

  await prompt.getByLabel('Code', { exact: true }).fill(codeOf(secret, 30_000));
  await prompt.getByRole('button', { name: 'Continue' }).click();
  await expect(dashboard(spouse)).toBeVisible();
  await spouse.context().close();
  const third = await elsewhere(browser);
  await signIn(third, owner.email, PASSWORD);
  await third.getByRole('dialog', { name: 'One more step' }).getByLabel('Code', { exact: true }).fill(recoveryCode);
  await third.getByRole('button', { name: 'Continue' }).click();
  await expect(dashboard(third)).toBeVisible();
  await third.context().close();
});
