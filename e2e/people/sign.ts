import { expect, type Page } from '@playwright/test';
import type { Mailbox } from '../mailbox.ts';
import type { Someone } from './couple.ts';
import { codeFor, codesSoFar } from './guests.ts';

/** Fills in what a party says when signing: statements, witness, the code from the mail, the typed name. */
export const fillSigning = async (page: Page, signer: Someone, witness: Someone, code: string): Promise<void> => {
  await page.getByLabel('I have read this agreement and understand').check();
  await page.getByLabel('I agree to sign electronically').check();
  await page.getByLabel('Yes, I had legal advice').check();
  await page.getByLabel('Name of your witness').fill(witness.name);
  await page.getByLabel('E-mail address of your witness').fill(witness.email);
  await page.getByLabel('Code from the e-mail').fill(code);
  await page.getByLabel('Your full name').fill(signer.name);
};

/** Signs as a party, with a code from the mail. */
export const signAsParty = async (page: Page, mailbox: Mailbox, signer: Someone, witness: Someone): Promise<void> => {
  const codes = await codesSoFar(mailbox, signer);
  await page.getByRole('button', { name: 'Send Me a Code' }).click();
  await fillSigning(page, signer, witness, await codeFor(mailbox, signer, codes));
  await page.getByRole('button', { name: 'Sign Agreement' }).click();
  await expect(page.getByText('Waiting for your witness')).toBeVisible();
};

/** Signs as a witness: statements, address, typed name. */
export const signAsWitness = async (page: Page, witness: Someone): Promise<void> => {
  await page.getByLabel('I am 18 or older.').check();
  await page.getByLabel('I am not one of the two people').check();
  await page.getByLabel('I was in the same room').check();
  await page.getByLabel('I agree to sign electronically').check();
  await page.getByLabel('Your address').fill('1 Sample Street, Toronto, Ontario');
  await page.getByLabel('Your full name').fill(witness.name);
  await page.getByRole('button', { name: 'Sign as Witness' }).click();
  await expect(page.getByText('Your signature is recorded.')).toBeVisible();
};
