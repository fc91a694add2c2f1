import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { answersOf, callApi, draft } from '../people/draft.ts';
import { enterByLink } from '../people/guests.ts';
import { register } from '../people/register.ts';
import { passCoolingOff, signBeforeWitnesses } from '../people/sign.ts';
import { sampleCase } from './sample-case.ts';

/** For pyHanko and veraPDF: docs/operations.md. */
const FOLDER = join(import.meta.dirname, '../../.cache/pictures/papers');

const keep = async (page: Page, name: string, path: string): Promise<void> => {
  const answer = await callApi(page, 'GET', path);
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
  await writeFile(join(FOLDER, `${name}.pdf`), await answer.body());
};

const idsOf = async (page: Page, path: string): Promise<string[]> =>
  (await (await callApi(page, 'GET', path)).json()).map(({ id }: { id: string }) => id);

/** A frozen disclosure with everything on the page's lists. */
const keepStatement = async (page: Page, name: string): Promise<void> => {
  const [assets, debts, incomes] = await Promise.all(
    ['assets', 'debts', 'disclosures'].map((list) => idsOf(page, `/api/financial/${list}`)),
  );
  const frozen = await callApi(page, 'POST', '/api/financial/snapshots', { assets, debts, incomes });
  expect(frozen.ok(), await frozen.text()).toBe(true);
  await keep(page, name, `/api/financial/snapshots/${(await frozen.json()).id}/form`);
};

const unmarriedCouple = {
  relationshipType: 'Common-law',
  marriageDate: undefined,
  cohabitationDate: '2011-09-01',
  equalizationOutcome: undefined,
};

test('every paper that a person gets', async ({ page, browser, mailbox }, info) => {
  await mkdir(FOLDER, { recursive: true });
  const { email, partnerEmail } = await sampleCase(page, info);
  const { ownerWitness, partnerWitness } = newCouple();
  const owner = { name: 'Alex Example', email };
  const partner = { name: 'Sam Sample', email: partnerEmail };
  await keep(page, 'draft', '/api/agreement/pdf');

  const { receipts } = await (await callApi(page, 'GET', '/api/billing')).json();
  await keep(page, 'receipt', `/api/billing/receipts/${receipts[0].number}/pdf`);

  const theirs = await (await browser.newContext()).newPage();
  await enterByLink(theirs, mailbox, partner, 'Your new link');
  await expect(theirs.getByRole('button', { name: 'Approve This Agreement' })).toBeVisible();
  const { hash } = await (await callApi(page, 'GET', '/api/agreement')).json();
  const approved = await callApi(theirs, 'POST', '/api/access/approve', { hash });
  expect(approved.ok(), await approved.text()).toBe(true);
  await passCoolingOff(page, info, 3);
  await page.goto('/flow/sign');
  await signBeforeWitnesses(page, theirs, mailbox, { owner, partner, ownerWitness, partnerWitness });
  await page.goto('/flow/sign');
  await expect(page.getByText('Your agreement is signed and sealed')).toBeVisible();
  await keep(page, 'sealed', '/api/signing/sealed');

  await keepStatement(page, 'form-13-1');
  const unmarried = await (await browser.newContext()).newPage();
  const couple = newCouple();
  await register(unmarried, couple.owner);
  await draft(unmarried, { ...answersOf(couple), ...unmarriedCouple });
  await keepStatement(unmarried, 'form-13');
});
