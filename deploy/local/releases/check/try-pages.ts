import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { SHELL } from '../../../../packages/contracts/src/release-set.ts';
import { shellWording } from '../../../../packages/wording/src/shell.ts';
import { launchBrowser } from '../../browser.ts';
import { isLocal } from '../../outside-localhost.ts';
import type { Settings } from '../../settings.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Statement } from '../statement.ts';
import { withSamplePerson } from './sample-person.ts';
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

/** The second one is that of a path in evenhand.paths without a route. */
const FAULTY: string[] = [shellWording.part.unavailable, shellWording.notFound.title];

const faultOf = async (page: Page): Promise<string | undefined> => {
  const title = await titleOf(page);
  if (FAULTY.includes(title)) return `shows “${title}”`;
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

/** Faults of the pages that open in a context, and the paths of the others. */
interface Tried {
  fault?: string;
  closed: string[];
}

const tryAll = async (page: Page, paths: string[]): Promise<Tried> => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const titles = new Map<string, string>();
  const closed: string[] = [];
  for (const path of paths) {
    if (!(await opensTo(page, path))) {
      closed.push(path);
      continue;
    }
    const fault = (await faultOf(page)) ?? (errors[0] && `throws “${errors[0]}”`);
    if (fault) return { fault: `${path} ${fault}`, closed };
    titles.set(path, await titleOf(page));
  }
  await goThrough(page, titles);
  const fault = errors[0] && `${[...titles.keys()].join(', ')} in one tab throw “${errors[0]}”`;
  return { ...(fault && { fault }), closed };
};

const isWhole = (path: string): boolean => !/[:*]/.test(path);

/** Where the product runs. */
interface RunningSite extends Pick<Settings, 'port' | 'publicUrl'> {
  /** At which the browser opens it, when that is not its public address. */
  address?: string;
}

/** What the policy of a page stops is a fault, also where the page works without it. */
const THROW_AT_VIOLATION = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  setTimeout(() => { throw new Error('The policy of the page stops ' + effectiveDirective + ' ' + blockedURI); }))`;

/** Opens the pages first as a visitor, then those that are closed to one as a person who is signed in. */
const tryEach = async (browser: Browser, folder: string, paths: string[], site: RunningSite): Promise<Tried> => {
  const { address = site.publicUrl } = site;
  const openIn = async (pages: string[], cookies: ReadonlyMap<string, string> = new Map()): Promise<Tried> => {
    const context = await browser.newContext({ baseURL: address });
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: address })));
    await serveTrial(context, folder);
    await context.addInitScript(THROW_AT_VIOLATION);
    return tryAll(await context.newPage(), pages);
  };
  const { fault, closed } = await openIn(paths);
  if (fault || closed.length === 0 || !isLocal(site.publicUrl)) return { ...(fault && { fault }), closed };
  return withSamplePerson(site, (cookies) => openIn(closed, cookies));
};

/** What a trial found. */
export interface Trial {
  /** One sentence with the file to change, when a page fails or axe finds a fault. */
  fault?: string;
  /** Pages that lead elsewhere. */
  untried: string[];
}

/**
 * Opens the pages of a release in a browser, with the live versions of the other parts and the API of the running
 * product: as a visitor, and on a site of this machine also as a person who is signed in.
 */
export const tryPages = async (
  store: ReleaseStore,
  { name, release, ...statement }: Statement,
  dist: string,
  running: RunningSite,
): Promise<Trial> => {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-trial-'));
  const browser = await launchBrowser();
  const paths = name === SHELL ? ['/'] : release.paths.filter(isWhole);
  try {
    const site = await composeTrial(store, { name, release, ...statement }, dist, folder);
    const { fault, closed } = await tryEach(browser, site, paths, running);
    return { ...(fault && { fault: `${fault} in ${name}: change the page in ${name}/src.` }), untried: closed };
  } catch (error) {
    const reason = String(error).split('\n')[0];
    const fault = `The pages of ${name} could not be opened in the live shell (${reason}): open them with npm run dev.`;
    return { fault, untried: paths };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
};
