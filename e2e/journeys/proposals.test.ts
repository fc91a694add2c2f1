import type { Page } from '@playwright/test';
import { twoChildren } from '../../packages/contracts/src/testing/sample-couple.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { expectToFit } from '../page-checks.ts';
import { newCouple } from '../people/couple.ts';
import { answersOf, draft } from '../people/draft.ts';
import { enterByLink } from '../people/guests.ts';
import { invite } from '../people/invite.ts';
import { register } from '../people/register.ts';

const choose = (page: Page, question: string, field: string) => page.getByLabel(question).selectOption(field);
const box = (page: Page, field: string) => page.getByRole('group', { name: field, exact: true }).getByRole('textbox');

/** Amounts in dollars. */
const negotiable = {
  ...twoChildren,
  primaryResidence: 'Equal (shared)',
  parentingSchedule: 'Week on/week off',
  scheduleStartsWith: 'owner',
  scheduleStartsOn: '2026-12-07',
  exchangeHour: '08:00',
  agreedChildSupportAmount: 700,
  childSupportReason: 'The children eat and sleep at their main home.',
  childSupportStart: '2026-12-01',
  supportDay: 'First day of the month',
  equalizationOutcome: 'One of us pays the other',
  equalizationPayer: 'partner',
  equalizationAmount: 20_000,
  equalizationForm: 'In one payment',
  equalizationDate: '2027-06-01',
};

test('two people change a draft by proposals until both approve the same text', async ({
  page,
  browser,
  mailbox,
}, info) => {
  const couple = newCouple();
  const { owner, partner } = couple;
  const theirs = await (await browser.newContext()).newPage();

  await test.step('the owner invites the partner, who opens the draft', async () => {
    await register(page, owner);
    await draft(page, { ...answersOf(couple), ...negotiable });
    await invite(page, partner);
    await enterByLink(theirs, mailbox, partner, 'A document for you to read');
  });

  await test.step('the partner asks for another schedule and amount, and sees what it would do', async () => {
    await theirs.getByRole('button', { name: 'Ask for a change' }).click();
    await choose(theirs, 'What would you like to change?', 'Child support, a month');
    await box(theirs, 'Child support, a month').fill('750');
    await box(theirs, 'Why this amount of child support').fill('I pay for after-school care.');
    await choose(theirs, 'Change something else as well?', 'The parenting schedule');
    await theirs.getByRole('group', { name: 'The parenting schedule' }).getByText('2-2-5-5').click();
    await expect(theirs.getByRole('region', { name: 'You', exact: true })).toContainText('+$50 a month');
    await theirs.getByText('What the agreement would say').click();
    await expect(theirs.locator('ins').filter({ hasText: '750.00' }).first()).toBeVisible();
    await theirs.getByLabel('Why?').fill('After-school care costs more this year.');
    await expectAccessible(theirs);
    await theirs.screenshot({ path: info.outputPath('ask.png') });
    await theirs.getByRole('button', { name: `Send to ${owner.name}` }).click();
    await expect(theirs.getByText('You asked for this').first()).toBeVisible();
  });

  await test.step('the owner sends a move of equal value instead', async () => {
    await page.goto('/flow/review');
    await page.getByRole('link', { name: 'What is still open' }).click();
    await expect(page.getByText(`${partner.name} asks for this`)).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await page.reload();
    await page.getByRole('button', { name: 'What would be equal?' }).click();
    await expect(page.getByText(/^Within \$\d+ a month for both$/).first()).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('equal.png') });
    await page.getByRole('button', { name: 'Look at It and Send' }).first().click();
    await page.getByLabel('Why?').fill('This moves as much, and the schedule stays.');
    await page.getByRole('button', { name: `Send to ${partner.name}` }).click();
    await expect(page.getByText('You asked for this').first()).toBeVisible();
  });

  await test.step('the partner accepts it without a reload, which writes a new version', async () => {
    await theirs.getByRole('button', { name: 'Accept This Change' }).click();
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: 'Yes, Accept It' }).click();
    await expect(theirs.getByText('This is version 2', { exact: false })).toBeVisible();
  });

  await test.step('the partner refuses another change with a reason, which the owner reads', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Ask for a change' }).click();
    await choose(page, 'What would you like to change?', 'The equalization payment');
    await box(page, 'The equalization payment').fill('30000');
    await page.getByLabel('Why?').fill('The car was worth more.');
    await page.getByRole('button', { name: `Send to ${partner.name}` }).click();
    await theirs.getByRole('button', { name: 'Refuse', exact: true }).click();
    await theirs.getByLabel('Your reason (optional)').fill('The car is eight years old.');
    await theirs.getByRole('button', { name: 'Refuse It' }).click();
    await page.getByText('that are settled').click();
    await expect(page.getByText('The car is eight years old.')).toBeVisible();
  });

  await test.step('the versions compare, both approve and signing opens', async () => {
    await page.getByRole('link', { name: 'What changed' }).click();
    await expect(page.locator('ins').first()).toBeVisible();
    await theirs.getByRole('button', { name: 'Approve This Agreement' }).click();
    await expect(theirs.getByText('You have approved this text.')).toBeVisible();
    await page.goto('/agreement');
    await page.getByRole('button', { name: 'Approve This Agreement' }).click();
    await expect(page.getByRole('link', { name: 'Go to signing' })).toBeVisible();
  });
});
