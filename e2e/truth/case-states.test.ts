import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { buy } from '../people/buy.ts';
import { newCouple } from '../people/couple.ts';
import { answersOf, callApi, draft } from '../people/draft.ts';
import { enterByLink } from '../people/guests.ts';
import { invite } from '../people/invite.ts';
import { register } from '../people/register.ts';
import { openSignForm, passCoolingOff, signAsParty, signAsWitness } from '../people/sign.ts';
import { Traces } from '../traces.ts';
import { omissionsOn, ownersStatements, partnersStatements, statementsOn } from './statements.ts';

const PAGES = [
  '/dashboard',
  '/onboarding',
  '/intake',
  '/intake?step=check',
  '/flow/evidence',
  '/flow/intake',
  '/flow/review',
  '/flow/invite',
  '/flow/sign',
  '/agreement',
  '/agreement/proposals',
  '/agreement/versions',
  '/documents',
  '/evidence',
  '/financial-tracker',
  '/checkout?plan=complete',
  '/checkout?plan=premium',
  '/account',
  '/account/payments',
  '/account/security',
];

/** The title, the bar of the case and the content, when nothing is loading any more. */
const textOf = async (page: Page): Promise<string> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => page.evaluate('document.querySelector("main [aria-busy=true]") === null')).toBe(true);
  await page.waitForLoadState('networkidle');
  const bar = page.getByRole('navigation', { name: 'Your case' });
  const parts = (await bar.count()) > 0 ? await bar.ariaSnapshot() : '';
  return [await page.title(), parts, await page.locator('main').innerText()].join('\n');
};

/** `STATES=sealed` visits some states alone. */
const wanted = process.env.STATES?.split(',');

/** Compares the pages of a case with the database, state by state. */
class Crawler {
  private readonly info: TestInfo;
  private readonly email: string;
  readonly seen = new Set<string>();

  constructor(info: TestInfo, email: string) {
    this.info = info;
    this.email = email;
  }

  /** Visits the owner's pages in a state; the partner's page as it is open. */
  async visit(state: string, owners: Page, partners?: Page): Promise<void> {
    if (wanted && !wanted.includes(state)) {
      await partners?.reload();
      return;
    }
    await test.step(state, async () => {
      const traces = await Traces.open(String(this.info.config.metadata.dataFolder));
      const facts = await traces.caseFacts(this.email);
      await traces.close();
      const compare = async (page: Page, path: string, statements: typeof ownersStatements) => {
        const text = await textOf(page);
        await this.info.attach(`${state} ${path}`, { body: text });
        for (const { words, isTrue } of statementsOn(statements, path, text, facts)) {
          this.seen.add(words);
          expect.soft(isTrue, `${state}: ${path} states "${words}"`).toBe(true);
        }
        expect.soft(omissionsOn(statements, path, text, facts), `${state}: ${path} does not state`).toEqual([]);
      };
      for (const path of PAGES) {
        await owners.goto(path);
        await compare(owners, path, ownersStatements);
      }
      if (!partners) return;
      await partners.reload();
      await compare(partners, '/review-access', partnersStatements);
    });
  }
}

/** A call that changes something, and has to succeed. */
const act = async (page: Page, path: string, body?: object): Promise<void> => {
  const answer = await callApi(page, 'POST', path, body);
  expect(answer.ok(), await answer.text()).toBe(true);
};

test('no page states what the database does not hold, from the first visit to the sealed file', async ({
  page,
  browser,
  mailbox,
}, info) => {
  const couple = newCouple();
  const { owner, partner, ownerWitness, partnerWitness } = couple;
  const answers = answersOf(couple);
  const crawler = new Crawler(info, owner.email);
  const anotherDevice = async () => (await browser.newContext()).newPage();

  const save = async (changes: object) => {
    const { version } = await (await callApi(page, 'GET', '/api/intake')).json();
    expect((await callApi(page, 'PUT', '/api/intake/draft', { version, changes })).ok()).toBe(true);
  };

  await register(page, owner);
  await crawler.visit('new', page);
  await save({ userName: owner.name, partnerName: partner.name });
  await crawler.visit('intake begun', page);
  await draft(page, answers);
  await crawler.visit('drafted', page);
  const change = { preferredDisputeResolution: 'Arbitration' };
  await save(change);
  await crawler.visit('edited after the draft', page);
  await draft(page, { ...answers, ...change });
  await invite(page, partner);
  await crawler.visit('invited', page);

  const theirs = await anotherDevice();
  await enterByLink(theirs, mailbox, partner, 'A document for you to read');
  await crawler.visit('in review', page, theirs);
  const reason = { reason: 'The car was left out.' };
  expect((await callApi(theirs, 'POST', '/api/access/decline', reason)).ok()).toBe(true);
  await crawler.visit('declined', page, theirs);
  await callApi(page, 'POST', '/api/intake', { ...answers, userIncome: 83_000 });
  await crawler.visit('declined and changed', page, theirs);
  await callApi(page, 'POST', '/api/agreement');
  await crawler.visit('drafted again', page, theirs);

  await page.goto('/flow/invite');
  await page.getByRole('button', { name: 'Send the New Draft' }).click();
  await expect(page.getByText(`Sent to ${partner.email}`)).toBeVisible();
  await mailbox.next(partner.email, 'A document for you to read', 1);
  await theirs.goto('about:blank');
  await enterByLink(theirs, mailbox, partner, 'A document for you to read');
  await crawler.visit('in review again', page, theirs);
  const asked = { patch: { preferredDisputeResolution: 'Arbitration' }, reason: 'It is simpler.' };
  await act(theirs, '/api/access/proposals', asked);
  await crawler.visit('the partner asks for a change', page, theirs);
  const newest = async () => (await (await callApi(page, 'GET', '/api/agreement/proposals')).json()).proposals[0];
  const { id, price } = await newest();
  await act(page, `/api/agreement/proposals/${id}/accept`, { result: price.result });
  await crawler.visit('the change is accepted', page, theirs);
  const back = { patch: { preferredDisputeResolution: 'Mediation' }, reason: 'It costs less.' };
  await act(page, '/api/agreement/proposals', back);
  await crawler.visit('the owner asks for a change', page, theirs);
  await act(page, `/api/agreement/proposals/${(await newest()).id}/withdraw`);
  await theirs.getByRole('button', { name: 'Approve This Agreement' }).click();
  await expect(theirs.getByText('You have approved this text.')).toBeVisible();
  await crawler.visit('approved by the partner', page, theirs);
  await page.goto('/agreement');
  await page.getByRole('button', { name: 'Approve This Agreement' }).click();
  await page.getByRole('link', { name: 'Go to signing' }).click();
  await crawler.visit('approved by both', page, theirs);

  await passCoolingOff(page, info, 3);
  await page.goto('/flow/sign');
  await openSignForm(page);
  await signAsParty(page, mailbox, owner, ownerWitness);
  await crawler.visit('signed by the owner', page, theirs);
  const first = await anotherDevice();
  await enterByLink(first, mailbox, ownerWitness, 'You are asked to be a witness');
  await signAsWitness(first, ownerWitness);
  await enterByLink(theirs, mailbox, partner, 'The next step is open');
  await crawler.visit('open to the partner', page, theirs);
  await openSignForm(theirs);
  await signAsParty(theirs, mailbox, partner, partnerWitness);
  await crawler.visit('signed by both', page, theirs);
  const second = await anotherDevice();
  await enterByLink(second, mailbox, partnerWitness, 'You are asked to be a witness');
  await signAsWitness(second, partnerWitness);
  await page.goto('/flow/sign');
  await expect(page.getByText('Your agreement is signed and sealed')).toBeVisible();
  await crawler.visit('sealed', page, theirs);

  if (wanted) return;
  const stated = [...ownersStatements, ...partnersStatements].map(({ words }) => String(words));
  expect(stated.filter((words) => !crawler.seen.has(words))).toEqual(['Refund, Complete Kit']);
});

test('no page states what the database does not hold when a payment was refunded', async ({ page }, info) => {
  const couple = newCouple();
  const crawler = new Crawler(info, couple.owner.email);
  await register(page, couple.owner);
  await draft(page, answersOf(couple));
  await buy(page);
  await crawler.visit('paid', page);
  expect((await callApi(page, 'POST', '/api/billing/refund')).ok()).toBe(true);
  const plan = async () => (await (await callApi(page, 'GET', '/api/intake/plan')).json()).plan;
  await expect.poll(plan).toBe('free');
  await crawler.visit('refunded', page);
  expect(crawler.seen).toContain('Refund, Complete Kit');
});
