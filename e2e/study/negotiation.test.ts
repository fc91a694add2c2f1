import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { answersOf, callApi, draft } from '../people/draft.ts';
import { enterByLink } from '../people/guests.ts';
import { invite } from '../people/invite.ts';
import { box, choose, negotiable } from '../people/negotiable.ts';
import { register } from '../people/register.ts';
import { photograph } from './album.ts';

test('a negotiation of two people', async ({ page, browser, mailbox }) => {
  const couple = newCouple();
  const { owner, partner } = couple;
  const theirs = await (await browser.newContext()).newPage();
  await register(page, owner);
  await draft(page, { ...answersOf(couple), ...negotiable });
  await invite(page, partner);
  await enterByLink(theirs, mailbox, partner, 'A document for you to read');
  await expect(theirs.getByRole('button', { name: 'Approve This Agreement' })).toBeVisible();
  await photograph(theirs, 'partner-decides');

  await theirs.getByRole('button', { name: 'Ask for a change' }).click();
  await choose(theirs, 'What would you like to change?', 'Child support, a month');
  await box(theirs, 'Child support, a month').fill('750');
  await box(theirs, 'Why this amount of child support').fill('I pay for after-school care.');
  await choose(theirs, 'Change something else as well?', 'The parenting schedule');
  await theirs.getByRole('group', { name: 'The parenting schedule' }).getByText('2-2-5-5').click();
  await expect(theirs.getByRole('region', { name: 'You', exact: true })).toContainText('+$50 a month');
  await theirs.getByText('What the agreement would say').click();
  await theirs.getByLabel('Why?').fill('After-school care costs more this year.');
  await photograph(theirs, 'ask-change');
  await theirs.getByRole('button', { name: `Send to ${owner.name}` }).click();
  await expect(theirs.getByText('You asked for this').first()).toBeVisible();
  await photograph(theirs, 'partner-asked');

  await page.goto('/flow/review');
  await page.getByRole('link', { name: 'What is still open' }).click();
  await expect(page.getByText(/^\d+ points are open between you and/)).toBeVisible();
  await photograph(page, 'trade-board');
  const point = page.getByRole('listitem').filter({ hasText: 'Child support, a month' });
  await point.getByRole('button', { name: 'Answer' }).click();
  await page.getByText('What would be equal?').click();
  await expect(page.getByText(/^Within \$[\d,]+ in all for both$/).first()).toBeVisible();
  await photograph(page, 'trade-board-equal');

  await theirs.getByRole('button', { name: 'Take It Back' }).first().click();
  await page.goto('/agreement');
  const { record } = await (await callApi(page, 'GET', '/api/intake')).json();
  await draft(page, { ...record, preferredDisputeResolution: 'Arbitration', agreedChildSupportAmount: 725 });
  await page.goto('/agreement/versions');
  await expect(page.locator('ins').first()).toBeVisible();
  await photograph(page, 'compare');
});
