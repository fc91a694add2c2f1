import { expect, type Page } from '@playwright/test';
import { twoChildren } from '../../packages/contracts/src/testing/sample-couple.ts';
import { nextTo } from './answer-intake.ts';
import type { Couple } from './couple.ts';
import type { Half } from './disclose.ts';
import { answersOf } from './draft.ts';

/** A married couple with a home, a pension and two children, one of whom studies; no spousal support. */
export const coupleWithProperty = (couple: Couple) => ({
  ...answersOf(couple),
  ...twoChildren,
  children: [
    { name: 'Robin Example', birthdate: '2015-03-04' },
    { name: 'Jo Example', birthdate: '2006-10-12', dependency: 'Studies full time' },
  ],
  partnerIncome: 70_000,
  hasAssets: true,
  assetTypes: ['Bank accounts', 'Pension'],
  assetDivisionDescription: 'Each keeps the accounts in their own name.',
});

const home = { category: 'real_estate', name: 'Home', ownership: 'joint', goesTo: 'sold' } as const;
const mortgage = {
  category: 'mortgage',
  creditor: 'Example Bank',
  responsibility: 'joint',
  goesTo: 'paid_off',
} as const;

/** Their property and debts: net family properties of 312,600 and 250,000, so half the difference is 31,300. */
export const halves: Record<'owner' | 'partner', Half> = {
  owner: {
    assets: [
      { ...home, worth: [780_000, 780_000, 0], isMatrimonialHome: true },
      {
        category: 'retirement',
        name: 'Pension',
        ownership: 'party_a',
        goesTo: 'party_a',
        worth: [80_000, 78_850.5, 0],
      },
    ],
    debts: [{ ...mortgage, owed: [312_500.5, 312_500.5, 0], isForMatrimonialHome: true }],
  },
  partner: {
    assets: [
      { ...home, worth: [780_000, 780_000, 0], isMatrimonialHome: true },
      {
        category: 'bank_account',
        name: 'Savings',
        ownership: 'party_a',
        goesTo: 'party_a',
        worth: [16_250.5, 16_250.5, 0],
      },
    ],
    debts: [{ ...mortgage, owed: [312_500.5, 312_500.5, 0], isForMatrimonialHome: true }],
  },
};

/** Answers the questions on the home, the pension, the equalization and the release of support, on the pages. */
export const answerProperty = async (page: Page): Promise<void> => {
  const choose = (question: string, answer: string | RegExp) =>
    page.getByRole('group', { name: question }).getByLabel(answer).check();

  await page.goto('/intake?step=living-situation&subject=home');
  await choose('Your home', 'We own jointly');
  await page.getByLabel('We agree on what happens to the home').check();
  // Not what both disclose.
  await page.getByLabel('What is the home worth today?').fill('800,000');
  await page.getByLabel('What is still owed on it?').fill('312500.50');
  await nextTo(page, 'What becomes of the home');
  await choose('Is the home sold', 'We sell it');
  await page.getByLabel('For how much?').fill('750,000');
  await page.getByLabel('By which day?').fill('2027-04-01');
  await choose('What follows when that day passes?', 'Either of us may list it for sale alone');
  await choose('Does one of you live there alone until then?', /^My partner/);
  await choose('Who pays for the home until then?', 'Both of us in equal parts');

  await nextTo(page, 'Giving up support');
  await page.getByLabel('What did your years together change').fill('Both of us worked full-time throughout.');
  await page.getByLabel('How do you support yourself?').fill('I work full-time as an electrician.');
  await page.getByLabel('How does your partner?').fill('Sam works full-time as a nurse.');

  await nextTo(page, 'Pensions');
  await page.getByRole('button', { name: 'Add a pension' }).click();
  await choose('Whose pension?', /^Me/);
  await page.getByLabel('Name of the plan').fill('Sample Pension Plan');
  await page.getByLabel('Family law value').fill('78,850.50');
  await page.getByLabel('Valued on').fill('2026-02-01');
  await page.getByLabel('What becomes of it?').selectOption('The member keeps it');
  await page.getByLabel('The other’s survivor benefit').selectOption('Waived');

  await nextTo(page, 'Equalization');
  await choose('Is an equalization payment made?', 'One of us pays the other');
  await choose('Who pays an equalization payment?', /^Me/);
  await page.getByLabel('How much?').fill('31,300');
  await page.getByLabel('It is settled together with the home').check();
  await nextTo(page, 'Check your answers');
  await expect(page.getByText('$31,300.00')).toBeVisible();
};
