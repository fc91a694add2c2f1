import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { linkIn, type Mailbox } from '../mailbox.ts';
import { newCouple, type Someone } from '../people/couple.ts';
import { answersOf, callApi, draft } from '../people/draft.ts';
import { codeFor, codesSoFar } from '../people/guests.ts';
import { invite } from '../people/invite.ts';
import { register } from '../people/register.ts';
import { passCoolingOff } from '../people/sign.ts';

interface Focused {
  tag: string;
  type: string;
  label: string;
  value: string;
  isChecked: boolean;
}

const FOCUSED = `(() => {
  const at = document.activeElement;
  const label = at.labels?.[0]?.innerText ?? at.ariaLabel ?? at.innerText ?? '';
  return { tag: at.tagName, type: at.type ?? '', label: label.trim(), value: at.value ?? '', isChecked: at.checked === true };
})()`;

const MOST_STOPS = 150;
const years: Record<string, string> = {
  'Date of marriage': '2012',
  'Date of birth': '2015',
  'When does child support begin?': '2025',
};
const ticks = ['We have children together', 'I agree to the terms of use'];

/** Answers the focused control by keyboard. Skips a control with an answer. */
const answer = async (page: Page, { tag, type, label, value, isChecked }: Focused): Promise<void> => {
  const { keyboard } = page;
  if (type === 'radio' || (type === 'checkbox' && ticks.includes(label))) {
    if (!isChecked) await keyboard.press('Space');
  } else if (tag === 'SELECT') await keyboard.type('Ontario');
  else if (value !== '') return;
  else if (type === 'date') {
    // The browser advances to month and day in the order of its locale.
    await keyboard.type(`0203${years[label] ?? '2024'}`);
  } else if (tag === 'TEXTAREA' || type === 'text' || type === 'email') {
    await keyboard.type(
      type === 'email' ? 'sam@example.test' : /income|worth|owed|Monthly/.test(label) ? '1000' : 'Sam',
    );
  }
};

/** Tabs through the controls, answers each, and presses the button when it has the focus. */
const tabThrough = async (page: Page, button: string): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<Focused>(FOCUSED);
    if (focused.label === button) return page.keyboard.press('Enter');
    await answer(page, focused);
  }
  throw new Error(`${button} is not reached by Tab.`);
};

test('the intake is answered by keyboard alone, at 320 px with text at 200 %', async ({ page }) => {
  const { owner } = newCouple();
  await register(page, owner);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; })`,
  );
  // The account's address arrives by an event; a filled field is not typed again.
  await expect(async () => {
    await page.goto('/intake');
    await expect(page.getByLabel('Your e-mail address', { exact: true })).toHaveValue(owner.email, { timeout: 2_000 });
  }).toPass();
  const heading = page.getByRole('heading', { level: 1 });
  const asked: string[] = [];
  for (let subject = await heading.innerText(); subject !== 'Check your answers'; subject = await heading.innerText()) {
    asked.push(subject);
    await expectNoSidewaysScroll(page);
    await tabThrough(page, 'Next');
    await expect(heading).not.toHaveText(subject);
    await expect(heading).toBeFocused();
  }
  expect(asked).toEqual(
    expect.arrayContaining(['The two of you', 'Your children', 'Child support', 'Before you submit']),
  );
  await expectNoSidewaysScroll(page);
  await tabThrough(page, 'Submit Intake');
  await expect(page).toHaveURL(/\/flow\/review/);
  await expect(page.getByRole('heading', { name: 'Your deal on one page' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

/** Tabs to the control with this label, from where the focus is. */
const tabTo = async (page: Page, label: string | RegExp): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<Focused>(FOCUSED);
    if (typeof label === 'string' ? focused.label === label : label.test(focused.label)) return;
  }
  throw new Error(`${label} is not reached by Tab.`);
};

const press = async (page: Page, label: string | RegExp): Promise<void> => {
  await tabTo(page, label);
  await page.keyboard.press('Enter');
};

const tick = async (page: Page, label: string | RegExp): Promise<void> => {
  await tabTo(page, label);
  await page.keyboard.press('Space');
};

const type = async (page: Page, label: string | RegExp, words: string): Promise<void> => {
  await tabTo(page, label);
  await page.keyboard.type(words);
};

const enterCode = async (page: Page, mailbox: Mailbox, person: Someone, subject: string): Promise<void> => {
  const link = linkIn(await mailbox.next(person.email, subject));
  const codes = await codesSoFar(mailbox, person);
  await page.goto(link);
  await type(page, 'Code', await codeFor(mailbox, person, codes));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('the partner reads, approves and signs by keyboard alone', async ({ page, browser, mailbox }, info) => {
  const couple = newCouple();
  const { owner, partner, partnerWitness } = couple;
  await register(page, owner);
  await draft(page, answersOf(couple));
  await invite(page, partner);

  const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await enterCode(theirs, mailbox, partner, 'A document for you to read');
  await theirs.keyboard.press('Tab');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Read the agreement' })).toBeVisible();
  await press(theirs, 'Approve This Agreement');
  await expect(theirs.getByText('You have approved this text.')).toBeVisible();

  const { hash } = await (await callApi(page, 'GET', '/api/agreement')).json();
  expect((await callApi(page, 'POST', '/api/agreement/approve', { hash })).ok()).toBe(true);
  await passCoolingOff(page, info, 3);
  await enterCode(theirs, mailbox, partner, 'The next step is open');
  await press(theirs, 'Nobody is pressing me');
  const codes = await codesSoFar(mailbox, partner);
  await press(theirs, 'Send Me a Code');
  const code = await codeFor(mailbox, partner, codes);
  await tick(theirs, /^I have read this agreement and understand/);
  await tick(theirs, /^My witness is in the room with me/);
  await tick(theirs, /^Yes, I had legal advice/);
  await type(theirs, 'Name of your witness', partnerWitness.name);
  await type(theirs, 'E-mail address of your witness', partnerWitness.email);
  await type(theirs, 'Code from the e-mail', code);
  await type(theirs, 'Your full name', partner.name);
  await press(theirs, 'Sign Agreement');
  await expect(theirs.getByText('Waiting for your witness')).toBeVisible();
});
