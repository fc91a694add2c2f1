import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page alone. No page of ours has a frame of another origin, for which axe would open a second page.
 */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true);

/** Firefox reports checkboxes of 20 px in a label that Chromium's layout accepts: their size is checked there. */
const rulesNotIn = (page: Page): string[] =>
  page.context().browser()?.browserType().name() === 'firefox' ? ['target-size'] : [];

/** Of the page, or of a dialog over a page that waits for it. */
const HEADING = ':is(h1, dialog[open] h2, [role="dialog"] h2):visible';

/**
 * Expects axe to find nothing on a page that has its heading; a finding names its elements. At the top of the page: below it the bar covers a part of
 * what scrolls under it, and axe takes what is left for the size of a target.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.locator(HEADING).first()).toBeVisible();
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  const { violations } = await axeOn(page).withTags(RULES).disableRules(rulesNotIn(page)).analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(findings).toEqual([]);
};

/** Expects no horizontal scrolling of the page or an open dialog at the current width. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const beyond = () =>
    page.evaluate(
      `Math.max(...[document.documentElement, ...document.querySelectorAll('dialog[open], .ant-drawer-body')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))`,
    );
  await expect.poll(beyond).toBeLessThanOrEqual(0);
};
