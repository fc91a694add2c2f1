import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fillCase, type SampleCase } from '../../deploy/local/demo/fill-case.ts';
import { readSettings } from '../../deploy/local/settings.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { codeFor, codesSoFar } from '../people/guests.ts';

/** The width of each kind of page on a wide screen. */
const WIDTHS: Record<string, number> = { question: 640, reading: 720, work: 1_160 };

/** Where a person with a case comes by; what these lead to is crawled. */
const OWN_PAGES = ['/dashboard', '/intake', '/agreement', '/flow/sign', '/documents', '/account/payments'];

/** Counts from the first paint on how far things moved that had been drawn already. */
const SHIFTS = `
  window.shifted = 0;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      window.shifted += value;
      window.shifts.push(sources.map(({ node }) => node?.outerHTML?.slice(0, 80)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Parts that come by an answer of their own may push down what lies below them, never the page as a whole. */
const MOST_SHIFTED = 0.1;

const opened = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // A condition as text is evaluated outside the page, whose content security policy allows no eval.
  await expect
    .poll(() => page.evaluate('document.fonts.status === "loaded" && !document.querySelector("main [aria-busy=true]")'))
    .toBe(true);
};

const expectToStandStill = async (page: Page): Promise<void> => {
  const { shifted, shifts } = await page.evaluate<{ shifted: number; shifts: unknown }>('({ shifted, shifts })');
  expect(shifted, JSON.stringify(shifts)).toBeLessThan(MOST_SHIFTED);
};

/** The frame of a page on a wide screen: its kind, how wide its body is, and where it starts beside the site's name. */
const expectFrame = async (page: Page): Promise<void> => {
  const frame = await page.evaluate<{ kind: string; width: number; start: number; name: number } | null>(`(() => {
    const head = document.querySelector('[data-page] h1');
    const page = head?.closest('[data-page]');
    const body = [...(page?.children ?? [])].find((child) => child.contains(head));
    const name = document.querySelector('header a');
    if (!page || !body || !name) return null;
    const { left } = page.children[0].getBoundingClientRect();
    return { kind: page.dataset.page, width: body.getBoundingClientRect().width, start: left, name: name.getBoundingClientRect().left };
  })()`);
  expect(frame).not.toBeNull();
  const { kind = '', width = 0, start = 0, name = 0 } = frame ?? {};
  expect(Object.keys(WIDTHS)).toContain(kind);
  expect(width).toBeLessThanOrEqual(WIDTHS[kind] ?? 0);
  expect(Math.abs(start - name)).toBeLessThanOrEqual(1);
};

/** Narrow, and narrow with letters twice as large: nothing has to be pushed sideways. */
const expectToFit = async (page: Page): Promise<void> => {
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.evaluate('document.documentElement.style.fontSize = "200%"');
  await expectNoSidewaysScroll(page);
};

/** Only colours differ in the dark. */
const expectReadableInTheDark = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};

const linksOn = async (page: Page): Promise<string[]> => {
  const paths = await page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href]')].filter((a) => a.origin === location.origin).map((a) => a.pathname)`,
  );
  return [...new Set(paths)];
};

/** A public page is drawn when it is built, so its heading stands in the answer; the others are opened. */
const expectLinksToLead = async (page: Page, links: Iterable<string>): Promise<void> => {
  for (const path of links) {
    const answer = await page.request.get(path);
    expect(answer.ok(), path).toBe(true);
    if (path.startsWith('/api/') || (await answer.text()).includes('<h1')) continue;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).not.toHaveText(/404|not found/i);
  }
};

let sample: SampleCase;
test.describe.configure({ mode: 'default', timeout: 480_000 });
test.beforeAll(async ({ baseURL }, info) => {
  const mailboxPort = Number(new URL(String(info.config.metadata.mailbox)).port);
  const publicUrl = String(baseURL);
  sample = await fillCase({ ...readSettings(), port: Number(new URL(publicUrl).port), mailboxPort, publicUrl });
});
test.use({ viewport: { width: 1_440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('the pages of a case are accessible in light and dark, keep their frame, stand still while they load, fit a phone with large text and lead nowhere dead', async ({
  page,
}) => {
  await page.addInitScript(SHIFTS);
  const { email, password } = sample;
  const headers = { origin: new URL(String(test.info().project.use.baseURL)).origin };
  const entered = await page.request.post('/api/auth/password/login', { data: { email, password }, headers });
  expect(entered.ok()).toBe(true);
  const links = new Set<string>();
  for (const path of OWN_PAGES) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1_440, height: 900 });
      await opened(page, path);
      await expectToStandStill(page);
      await expectFrame(page);
      await expectAccessible(page);
      await expectReadableInTheDark(page);
      for (const link of await linksOn(page)) links.add(link);
      await expectToFit(page);
    });
  }
  links.delete('/api/logout');
  expect(links.size).toBeGreaterThan(20);
  await expectLinksToLead(page, links);
});

test('the page on which the partner reads is accessible in light and dark, keeps its frame and fits a phone with large text', async ({
  page,
  mailbox,
}) => {
  const partner = { name: 'Sam Sample', email: sample.partnerEmail };
  const codes = await codesSoFar(mailbox, partner);
  await page.goto(sample.partnerLink);
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(mailbox, partner, codes));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read the agreement');
  await expectFrame(page);
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await expectToFit(page);
});
