import { expect, type Page } from '@playwright/test';
import { PASSWORD, type Someone } from './couple.ts';
import { callApi } from './draft.ts';

const namesOf = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName };
};

/** Registers with a password through the API: the page is signed in and has opened nothing. */
export const register = async (page: Page, { name, email }: Someone): Promise<void> => {
  const person = { email, password: PASSWORD, ...namesOf(name) };
  expect((await callApi(page, 'POST', '/api/auth/password/register', person)).status()).toBe(201);
};

/** Registers with a password, from the home page to the dashboard. */
export const registerByHand = async (page: Page, { name, email }: Someone): Promise<void> => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await dialog.getByRole('button', { name: 'No account yet? Create one' }).click();
  await expect(dialog.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  const { firstName, lastName } = namesOf(name);
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Repeat the password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`^Welcome( back)?, ${firstName}$`) }),
  ).toBeVisible();
};
