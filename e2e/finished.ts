import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';

const WIDTHS = [320, 768, 1440];

/** Expects the page, as it is now, to fit every width and to give axe nothing to find. With SHOTS, keeps pictures there. */
export const expectFinished = async (page: Page, name: string): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true });
  }
  await expectAccessible(page);
};
