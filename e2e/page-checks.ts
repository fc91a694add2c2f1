import { expect, type Page } from '@playwright/test';
import { axeOn, expectNoSidewaysScroll } from './accessibility.ts';

/** The width of each kind of page on a wide screen. */
const WIDTHS: Record<string, number> = {
  question: 640,
  reading: 720,
  reader: 720,
  work: 1_160,
  public: 1_120,
  text: 720,
};

/**
 * Sums the layout shifts of painted content since the first paint, except in the frame in which a font replaces its
 * fallback: the fallback is metric-compatible on average, not for each word.
 */
export const WATCH_SHIFTS = `
  window.shifted = 0;
  window.shifts = [];
  const swaps = [];
  document.fonts.addEventListener('loadingdone', () => swaps.push(performance.now()));
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries()) {
      if (hadRecentInput || swaps.some((at) => Math.abs(at - startTime) < 50)) continue;
      window.shifted += value;
      window.shifts.push([value, ...sources.map(({ node, previousRect, currentRect }) =>
        [node?.outerHTML?.slice(0, 80), previousRect.toJSON(), currentRect.toJSON()])]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** A fraction of a pixel: rounding of the browser. */
const MOST_SHIFTED = 0.001;

/** Opens a page and waits for all of its requests. */
const opened = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // A condition as text is evaluated outside the page, whose content security policy forbids eval.
  await expect
    .poll(() => page.evaluate('document.fonts.status === "loaded" && !document.querySelector("main [aria-busy=true]")'))
    .toBe(true);
  await page.waitForLoadState('networkidle');
};

const shiftsOf = (page: Page) =>
  page.evaluate<{ shifted: number; shifts: unknown }>('({ shifted: window.shifted, shifts: window.shifts })');

/**
 * Opens a page and expects no layout shift. Repeats once: a shift of the page recurs, one of a busy machine does not.
 */
export const openStill = async (page: Page, path: string): Promise<void> => {
  await opened(page, path);
  if ((await shiftsOf(page)).shifted >= MOST_SHIFTED) await opened(page, path);
  const { shifted, shifts } = await shiftsOf(page);
  expect(shifted, JSON.stringify(shifts)).toBeLessThan(MOST_SHIFTED);
};

/**
 * The layout of a page on a wide screen: its kind, the width of its body, its left edge relative to the site's name,
 * and one column in the middle when there is no side column.
 */
export const expectFrame = async (page: Page): Promise<void> => {
  const frame = await page.evaluate<{ kind: string; width: number; off: number } | null>(`(() => {
    const head = document.querySelector('[data-page] h1');
    const page = head?.closest('[data-page]');
    const body = [...(page?.children ?? [])].find((child) => child.contains(head));
    const name = document.querySelector('header a');
    if (!page || !body || !name) return null;
    const inside = (place) => {
      const { left, width } = place.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(place);
      return { start: left + parseFloat(paddingLeft), width: width - parseFloat(paddingLeft) - parseFloat(paddingRight) };
    };
    const kind = page.dataset.page;
    const { start, width } = inside(page.children[0]);
    const isCentred = page.children.length === 1 && ['question', 'reading', 'text'].includes(kind);
    const off = isCentred
      ? start + width / 2 - document.documentElement.clientWidth / 2
      : start - name.getBoundingClientRect().left;
    return { kind, width: inside(body).width, off };
  })()`);
  expect(frame).not.toBeNull();
  const { kind = '', width = 0, off = 0 } = frame ?? {};
  expect(Object.keys(WIDTHS)).toContain(kind);
  expect(width).toBeLessThanOrEqual(WIDTHS[kind] ?? 0);
  expect(Math.abs(off)).toBeLessThanOrEqual(1);
};

/** Expects a press in the middle of each control of the bar to reach that control, and not one that covers it. */
const expectBarUncovered = async (page: Page): Promise<void> => {
  const covered = `(() => {
    scrollTo(0, 0);
    const controls = [...document.querySelectorAll('header :is(a, button)')].filter((one) => one.checkVisibility());
    return controls.filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).map(({ outerHTML }) => outerHTML);
  })()`;
  await expect.poll(() => page.evaluate<string[]>(covered)).toEqual([]);
};

/** Expects no horizontal scrolling and no covered control on a narrow screen, also with text twice as large. */
export const expectToFit = async (page: Page): Promise<void> => {
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.evaluate('document.documentElement.style.fontSize = "200%"');
  await expectNoSidewaysScroll(page);
  if (!(await page.locator('dialog[open], [role="dialog"]').count())) await expectBarUncovered(page);
};

/** Expects only colours to differ in dark mode. */
export const expectReadableInTheDark = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const { violations } = await axeOn(page).withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};

export const linksOn = async (page: Page): Promise<string[]> => {
  const paths = await page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href]')].filter((a) => a.origin === location.origin).map((a) => a.pathname)`,
  );
  return [...new Set(paths)];
};

/** Checks the heading of each link's target: a public page is prerendered, so its answer has it; others are opened. */
export const expectLinksToLead = async (page: Page, links: Iterable<string>): Promise<void> => {
  for (const path of links) {
    const answer = await page.request.get(path);
    if (!answer.ok()) expect(`${answer.status()} ${await answer.text()}`, path).toBe('answered');
    if (path.startsWith('/api/') || (await answer.text()).includes('<h1')) continue;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).not.toHaveText(/404|not found/i);
  }
};

/** Pages that only redirect, or that answer 401 without a link. */
const NOT_OPENED = ['/review', '/signatures', '/evidence-kit', '/review-access', '/sign-access'];

/** Every address of the site; articles and terms in place of their pattern. */
const addressesOf = async (page: Page): Promise<string[]> => {
  const { payload } = await (await page.request.get('/remotes.json')).json();
  const { parts }: { parts: Record<string, { live: { paths: string[] } }> } = JSON.parse(payload);
  const paths = Object.values(parts).flatMap(({ live }) => live.paths);
  const inSitemap = [...(await (await page.request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const drawn = inSitemap.map(([, address = '']) => new URL(address).pathname);
  const fixed = paths.filter((path) => !/[:*]/.test(path) && !NOT_OPENED.includes(path));
  return [...new Set([...fixed, ...drawn])];
};

/** Opens every address inside the application, as a link does, and expects a separate tab title for each. */
export const expectDistinctTitles = async (page: Page): Promise<void> => {
  const pages = new Map<string, string[]>();
  // Not among the addresses: the first of them must change the title.
  await page.goto('/auth/magic-link');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const address of await addressesOf(page)) {
    await page.evaluate(
      `document.title = ''; history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'));`,
    );
    await expect.poll(() => page.title(), address).not.toBe('');
    const title = await page.title();
    pages.set(title, [...(pages.get(title) ?? []), address]);
  }
  expect([...pages].filter(([title, addresses]) => addresses.length > 1 || !title.endsWith(' · Evenhand'))).toEqual([]);
};
