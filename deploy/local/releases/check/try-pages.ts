import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { SHELL } from '../../../../packages/contracts/src/release-set.ts';
import { shellWording } from '../../../../packages/wording/src/shell.ts';
import { launchBrowser } from '../../browser.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Statement } from '../statement.ts';
import { composeTrial, serveTrial } from './trial-site.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A page that asks for a session redirects a visitor half a second after it found none. */
const LEADS_AWAY_WITHIN_MS = 2_000;

/** False where a visitor is led to sign in. */
const opensTo = async (page: Page, path: string): Promise<boolean> => {
  await page.goto(path);
  const isElsewhere = (url: URL) => url.pathname !== path || url.search !== '';
  return page.waitForURL(isElsewhere, { timeout: LEADS_AWAY_WITHIN_MS }).then(
    () => false,
    () => true,
  );
};

const titleOf = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';

const faultOf = async (page: Page): Promise<string | undefined> => {
  const title = await titleOf(page);
  if (title === shellWording.part.unavailable) return `shows “${title}”`;
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(TAGS).analyze();
  return violations[0] && `has a fault of accessibility, ${violations[0].id}`;
};

/** Opens pages in one tab, one after another and back, without loading a document again. */
const goThrough = async (page: Page, titles: Map<string, string>): Promise<void> => {
  const [[first, title] = ['/', ''], ...others] = titles;
  const showsTitle = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).first().waitFor();
  await page.goto(first);
  await showsTitle(title);
  for (const [path, name] of others) {
    await page.evaluate(`history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`);
    await showsTitle(name);
  }
  for (const name of [...titles.values()].reverse().slice(1)) {
    await page.goBack();
    await showsTitle(name);
  }
};

const firstFault = async (page: Page, paths: string[]): Promise<string | undefined> => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const titles = new Map<string, string>();
  for (const path of paths) {
    if (!(await opensTo(page, path))) continue;
    const fault = (await faultOf(page)) ?? (errors[0] && `throws “${errors[0]}”`);
    if (fault) return `${path} ${fault}`;
    titles.set(path, await titleOf(page));
  }
  await goThrough(page, titles);
  return errors[0] && `${[...titles.keys()].join(', ')} in one tab throw “${errors[0]}”`;
};

const isWhole = (path: string): boolean => !/[:*]/.test(path);

/**
 * Opens the pages of a release that a visitor may open, in a browser, with the live versions of the other parts and the
 * API of the running product.
 * @returns one sentence with the file to change, when a page fails or axe finds a fault
 */
export const tryPages = async (
  store: ReleaseStore,
  statement: Statement,
  dist: string,
  address: string,
): Promise<string | undefined> => {
  const { name, release } = statement;
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-trial-'));
  const browser = await launchBrowser();
  try {
    const site = await composeTrial(store, statement, dist, folder);
    const context = await browser.newContext({ baseURL: address });
    await serveTrial(context, site);
    const fault = await firstFault(await context.newPage(), name === SHELL ? ['/'] : release.paths.filter(isWhole));
    return fault && `${fault} in ${name}: change the page in ${name}/src.`;
  } catch (error) {
    return `The pages of ${name} could not be opened in the live shell (${String(error).split('\n')[0]}): open them with npm run dev.`;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
};
