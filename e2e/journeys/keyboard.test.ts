import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { register } from '../people/register.ts';

interface Focused {
  tag: string;
  type: string;
  label: string;
  value: string;
  isChecked: boolean;
}

const FOCUSED = `(() => {
  const at = document.activeElement;
  const label = at.labels?.[0]?.innerText ?? at.innerText ?? '';
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
