import { expect, type Page } from '@playwright/test';
import type { Couple } from './couple.ts';

/** Continues until the intake asks about a subject. */
export const nextTo = async (page: Page, subject: string): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  for (let asked = await heading.innerText(); asked !== subject; asked = await heading.innerText()) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(heading).not.toHaveText(asked);
  }
};
const choose = (page: Page, question: string, answer: string | RegExp) =>
  page.getByRole('group', { name: question }).getByLabel(answer).check();

/** What `answerIntake` types that is of these people alone. */
export const typedInIntake = [
  ...['Robin Example', 'Kim Example', '2015-03-04', '2018-09-30'],
  ...['The home is sold by 1 April 2027 and each of us receives half.', '312500.5', '780,000'],
];

/** Answers the whole intake: married, two children who live mainly with the partner, a home owned together. */
export const answerIntake = async (page: Page, { owner, partner }: Couple): Promise<void> => {
  await page.goto('/intake');
  await page.getByLabel('Your full name').fill(owner.name);
  await page.getByLabel("Your partner's full name").fill(partner.name);
  await page.getByLabel('Your e-mail address').fill(owner.email);
  await page.getByLabel("Your partner's e-mail address").fill(partner.email);
  await nextTo(page, 'Your relationship');
  await choose(page, 'What is your relationship?', 'Legally married');
  await page.getByLabel('Date of marriage').fill('2012-06-16');
  await page.getByLabel('Date of separation').fill('2026-02-01');
  await nextTo(page, 'The home');

  await choose(page, 'Your home', 'We own jointly');
  await page.getByLabel('We agree on what happens to the home').check();
  await page.getByLabel('What is the home worth today?').fill('780,000');
  await page.getByLabel('What is still owed on it?').fill('312500.50');
  await page
    .getByLabel('What happens to the home?')
    .fill('The home is sold by 1 April 2027 and each of us receives half.');
  await nextTo(page, 'Your children');

  await page.getByLabel('We have children together').check();
  const child = (number: number) =>
    page.locator('section', { has: page.getByRole('heading', { name: `Child ${number}` }) });
  await child(1).getByLabel('Name').fill('Robin Example');
  await child(1).getByLabel('Date of birth').fill('2015-03-04');
  await page.getByRole('button', { name: 'Add another child' }).click();
  await child(2).getByLabel('Name').fill('Kim Example');
  await child(2).getByLabel('Date of birth').fill('2018-09-30');
  await nextTo(page, 'Where they live');
  await choose(page, 'Where do the children live?', 'Primarily with one parent');
  await choose(page, 'With whom do they mainly live?', /^My partner/);
  await nextTo(page, 'Who decides');
  await choose(page, 'Who makes the important decisions?', 'Joint');
  await nextTo(page, 'Their time with each of you');
  await choose(page, 'Parenting schedule', 'Alternate weekends');
  await nextTo(page, 'Your incomes');

  await page.getByLabel('Your yearly income').fill('82000');
  await page.getByLabel("Your partner's yearly income").fill('41000');
  await page.getByLabel('Where do you live?').selectOption('Ontario');
  await page.getByLabel('Where does your partner live?').selectOption('Ontario');
  await nextTo(page, 'Child support');
  await choose(page, 'Who pays child support?', /^Me/);
  await nextTo(page, 'Spousal support');
  await choose(page, 'Do both of you give up spousal support?', 'Both of us give it up');
  await nextTo(page, 'Equalization');
  await choose(page, 'Is an equalization payment made?', /^Neither of us pays/);
  await nextTo(page, 'What else to agree');

  await choose(page, 'If you disagree later, what do you want to try first?', 'Mediation');
  await nextTo(page, 'Before you submit');
  await page.getByLabel('I agree to the terms of use').check();
  await nextTo(page, 'Check your answers');
};
