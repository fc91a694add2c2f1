import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { expectToFit } from '../page-checks.ts';
import { newCouple } from '../people/couple.ts';
import { answersOf, callApi, draft } from '../people/draft.ts';
import { enterByLink } from '../people/guests.ts';
import { invite } from '../people/invite.ts';
import { box, choose, negotiable } from '../people/negotiable.ts';
import { register } from '../people/register.ts';
import { returnedWord } from '../returned-word.ts';

const articlesOf = async (page: Page) => {
  const { document } = await (await callApi(page, 'GET', '/api/agreement')).json();
  const articles: { id: string; heading: string; blocks: { text?: string }[] }[] = document.articles;
  return articles;
};
const articleCalled = async (page: Page, heading: string) =>
  (await articlesOf(page)).find((article) => article.heading === heading)?.id ?? '';
const paragraphsOf = async (page: Page, id: string) =>
  (await articlesOf(page)).find((article) => article.id === id)?.blocks.flatMap(({ text }) => text ?? []) ?? [];
const optionWith = async (page: Page, words: string) =>
  (await page.getByRole('option').filter({ hasText: words }).first().textContent()) ?? '';

const approveBoth = async (page: Page, theirs: Page) => {
  await theirs.getByRole('button', { name: 'Approve This Agreement' }).click();
  await expect(theirs.getByText('You have approved this text.')).toBeVisible();
  await page.goto('/agreement');
  await page.getByRole('button', { name: 'Approve This Agreement' }).click();
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
    await expect(page.getByText(/^\d+ points are open between you and/)).toBeVisible();
    const point = page.getByRole('listitem').filter({ hasText: 'Child support, a month' });
    await expect(point.first()).toContainText('+$50');
    await page.screenshot({ path: info.outputPath('board.png'), fullPage: true });
    await point.getByRole('button', { name: 'Answer' }).click();
    await page.getByText('What would be equal?').click();
    await expect(page.getByText(/^Within \$[\d,]+ in all for both$/).first()).toBeVisible();
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

  await test.step('the owner asks for a sentence in own words, which the partner accepts', async () => {
    await page.getByRole('button', { name: 'Ask for a change' }).click();
    await choose(page, 'What would you like to change?', 'Sentences in your own words');
    await choose(page, 'Which article?', await articleCalled(page, 'Background'));
    const sentence = page.getByLabel('Your sentence');
    await sentence.fill(`${await sentence.inputValue()} We part as friends.`);
    await page.getByText('What the agreement would say').last().click();
    await expect(page.locator('ins').filter({ hasText: 'friends' }).last()).toBeVisible();
    await page.getByLabel('Why?').fill('I would like to say it.');
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('own-words.png') });
    await page.getByRole('button', { name: `Send to ${partner.name}` }).click();
    await theirs.getByRole('button', { name: 'Accept This Change' }).click();
    await theirs.getByRole('button', { name: 'Yes, Accept It' }).click();
    await expect(theirs.getByText('This is version 3', { exact: false })).toBeVisible();
  });

  await test.step("the partner's lawyer returns a Word file, which becomes a request that the owner accepts", async () => {
    const [paragraph = ''] = await paragraphsOf(page, 'background');
    await theirs.getByText('Read a lawyer’s Word file').click();
    await theirs.getByLabel('Choose the Word file').setInputFiles({
      name: 'returned.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: await returnedWord(paragraph, 'as friends', 'in peace'),
    });
    await expect(theirs.getByText('One change we can ask for')).toBeVisible();
    await expectAccessible(theirs);
    await theirs.screenshot({ path: info.outputPath('lawyer.png') });
    await theirs.getByLabel('Why?').fill('My lawyer prefers it.');
    await theirs.getByRole('button', { name: `Send to ${owner.name}` }).click();
    await page.getByRole('button', { name: 'Accept This Change' }).click();
    await page.getByRole('button', { name: 'Yes, Accept It' }).click();
    await expect(page.getByRole('button', { name: 'Accept This Change' })).toHaveCount(0);
    await expect(theirs.getByText('This is version 4', { exact: false })).toBeVisible();
  });

  await test.step('both compare the versions', async () => {
    await page.getByRole('link', { name: 'What changed' }).click();
    await expect(page.locator('ins').filter({ hasText: 'peace' })).toBeVisible();
    await expect(page.getByText('My lawyer prefers it.')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('versions.png'), fullPage: true });
    await theirs.getByText('Compare the versions word by word').click();
    await theirs.getByLabel('From', { exact: true }).selectOption({ label: await optionWith(theirs, 'Version 1,') });
    await expect(theirs.locator('ins').filter({ hasText: 'peace' })).toBeVisible();
    await expect(theirs.getByText('Round 4 between the two of you')).toBeVisible();
  });

  await test.step('both approve, an edit of the owner voids both approvals, and both approve again', async () => {
    await approveBoth(page, theirs);
    const answers = await callApi(page, 'GET', '/api/intake');
    expect(answers.status(), await answers.text()).toBe(200);
    const { record } = await answers.json();
    await draft(page, { ...record, preferredDisputeResolution: 'Arbitration' });
    await page.goto('/agreement');
    await expect(page.getByText('We part in peace.')).toBeVisible();
    await expect(theirs.getByText('This is version 5', { exact: false })).toBeVisible();
    await approveBoth(page, theirs);
    await expect(page.getByRole('link', { name: 'Go to signing' })).toBeVisible();
  });
});
