import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Looks at a page with axe, in that page alone: none of ours holds a frame of another origin, for which axe would open
 * a second page at each look and load itself there again.
 */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true);

/** Expects axe to find nothing on the page as it is now; a finding names its elements. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await axeOn(page).withTags(RULES).analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(findings).toEqual([]);
};

/** Expects the page to need no sideways scrolling at its present width. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(beyond).toBeLessThanOrEqual(0);
};
