import type { Browser } from 'playwright-core';
import { BUCKET_COOKIE } from '../../../packages/contracts/src/release-set.ts';
import { disclosureWording } from '../../../packages/wording/src/disclosure.ts';

/** A page of mfe-finance that anyone may open. */
export const PAGE = '/disclosure-access';
export const OLD_LABEL = disclosureWording.partner.linkGone;
export const NEW_LABEL = 'This link has ended.';
export const UNAVAILABLE = 'This part is unavailable';

/** What a browser of that bucket shows on the page: one of the three texts above. */
export const shownTo = async (browser: Browser, site: string, bucket: number): Promise<string> => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    await context.addCookies([{ name: BUCKET_COOKIE, value: String(bucket), url: site }]);
    const page = await context.newPage();
    await page.goto(site + PAGE);
    const texts = [OLD_LABEL, NEW_LABEL, UNAVAILABLE].map((text) => page.getByText(text, { exact: true }));
    const shown = texts.reduce((either, text) => either.or(text)).first();
    return (await shown.textContent()) ?? '';
  } finally {
    await context.close();
  }
};
