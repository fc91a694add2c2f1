import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../.cache/pictures/study');
const HEIGHT = 900;

const listed = (name: string): string[] | null => process.env[name]?.split(',') ?? null;
const widths = (listed('WIDTHS') ?? ['320', '768', '1440']).map(Number);
const states = listed('STATES');

export const isWanted = (state: string): boolean => states?.includes(state) ?? true;

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
};

/** Screenshots of the open page in every look. A dialog is fixed to the window, so that the window alone is taken. */
export const photograph = async (page: Page, state: string): Promise<void> => {
  if (!isWanted(state)) return;
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      await page.evaluate('scrollTo(0, 0)');
      const fullPage = (await page.getByRole('dialog').count()) === 0;
      await page.screenshot({ path: join(FOLDER, `${state}-${width}-${colorScheme}.png`), fullPage });
    }
  }
};
