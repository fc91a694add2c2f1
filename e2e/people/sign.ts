import { expect, type Page, type TestInfo } from '@playwright/test';
import type { Mailbox } from '../mailbox.ts';
import { Traces } from '../traces.ts';
import type { Couple, Someone } from './couple.ts';
import { callApi } from './draft.ts';
import { codeFor, codesSoFar, enterByLink } from './guests.ts';

export const WITNESS_ADDRESS = '1 Sample Street, Toronto, Ontario';

/** Fills in the signing form: statements, witness, mailed code, typed name; a lawyer when one certifies the advice. */
export const fillSigning = async (
  page: Page,
  signer: Someone,
  witness: Someone,
  code: string,
  lawyer?: Someone,
): Promise<void> => {
  await page.getByLabel('I have read this agreement and understand').check();
  await page.getByLabel('My witness is in the room with me').check();
  await page.getByLabel('Yes, I had legal advice').check();
  if (lawyer) {
    await page.getByLabel('Name of your lawyer').fill(lawyer.name);
    await page.getByLabel('E-mail address of your lawyer').fill(lawyer.email);
  }
  await page.getByLabel('Name of your witness').fill(witness.name);
  await page.getByLabel('E-mail address of your witness').fill(witness.email);
  await page.getByLabel('Code from the e-mail').fill(code);
  await page.getByLabel('Your full name').fill(signer.name);
};

/** Lets the cooling-off period of the owner's agreement pass. */
export const passCoolingOff = async (page: Page, info: TestInfo, days: number): Promise<void> => {
  const { agreementId } = await (await callApi(page, 'GET', '/api/signing')).json();
  const traces = await Traces.open(String(info.config.metadata.dataFolder));
  await traces.waitAfterApproval(agreementId, days);
  await traces.close();
};

/** Answers what a signer is asked alone, and opens the signing form. */
export const openSignForm = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Nobody is pressing me' }).click();

/** Signs as a party, with a code from the mail. */
export const signAsParty = async (
  page: Page,
  mailbox: Mailbox,
  signer: Someone,
  witness: Someone,
  lawyer?: Someone,
): Promise<void> => {
  const codes = await codesSoFar(mailbox, signer);
  await page.getByRole('button', { name: 'Send Me a Code' }).click();
  await fillSigning(page, signer, witness, await codeFor(mailbox, signer, codes), lawyer);
  await page.getByRole('button', { name: 'Sign Agreement' }).click();
  await expect(page.getByText('Waiting for your witness')).toBeVisible();
};

/** Draws a line in the signature field. */
const drawName = async (page: Page): Promise<void> => {
  await page.getByLabel('Draw my name').check();
  const canvas = page.getByRole('img', { name: 'Draw your name here' });
  await canvas.scrollIntoViewIfNeeded();
  const place = await canvas.boundingBox();
  if (!place) throw new Error('There is nowhere to draw.');
  await page.mouse.move(place.x + 20, place.y + 30);
  await page.mouse.down();
  for (const step of [60, 100, 140, 180]) await page.mouse.move(place.x + step, place.y + 30 + (step % 80));
  await page.mouse.up();
};

/** Signs as a witness: statements, address, the name, typed or drawn too. */
export const signAsWitness = async (page: Page, witness: Someone, draws = false): Promise<void> => {
  await page.getByLabel('I am 18 or older.').check();
  await page.getByLabel('I am not one of the two people').check();
  await page.getByLabel('I was in the same room').check();
  await page.getByLabel('I agree to sign electronically').check();
  await page.getByLabel('Your address').fill(WITNESS_ADDRESS);
  await page.getByLabel('Your full name').fill(witness.name);
  if (draws) await drawName(page);
  await page.getByRole('button', { name: 'Sign as Witness' }).click();
  await expect(page.getByText('Your signature is recorded.')).toBeVisible();
};

/** Signs as both parties, the owner first, each before a witness on another device. @param ownerLawyer certifies the advice */
export const signBeforeWitnesses = async (
  page: Page,
  theirs: Page,
  mailbox: Mailbox,
  { owner, partner, ownerWitness, partnerWitness }: Omit<Couple, 'ownerLawyer'>,
  ownerLawyer?: Someone,
): Promise<void> => {
  const witnessOnAnotherDevice = async (witness: Someone): Promise<void> => {
    const context = await page.context().browser()?.newContext();
    if (!context) throw new Error('There is no browser for the witness.');
    const device = await context.newPage();
    await enterByLink(device, mailbox, witness, 'You are asked to be a witness');
    await signAsWitness(device, witness);
  };
  await openSignForm(page);
  await signAsParty(page, mailbox, owner, ownerWitness, ownerLawyer);
  await witnessOnAnotherDevice(ownerWitness);
  await enterByLink(theirs, mailbox, partner, 'The next step is open');
  await openSignForm(theirs);
  await signAsParty(theirs, mailbox, partner, partnerWitness);
  await witnessOnAnotherDevice(partnerWitness);
};

/** Reads the agreement as the lawyer of a client and certifies the advice: each statement, number, office, the name. */
export const certifyAsLawyer = async (page: Page, lawyer: Someone, client: Someone): Promise<void> => {
  await expect(page.getByText(`${client.name} says that you gave independent legal advice`)).toBeVisible();
  await page.getByText('Read the agreement', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.getByLabel('Your number at the Law Society of Ontario').fill('12345A');
  await page.getByLabel('Address of your office').fill('2 Sample Street, Toronto, Ontario');
  await page.getByLabel('Your full name').fill(lawyer.name);
  const certify = page.getByRole('button', { name: 'Sign the Certificate' });
  await certify.click();
  const statements = page.getByRole('checkbox');
  await expect(statements).toHaveCount(6);
  for (const statement of await statements.all()) {
    await expect(statement).toHaveAttribute('aria-invalid', 'true');
    await statement.check();
  }
  await certify.click();
  await expect(page.getByText('Thank you. Your certificate is recorded.')).toBeVisible();
};
