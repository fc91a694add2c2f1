import type { Page, Route } from '@playwright/test';
import { expect, test } from '../journey.ts';

const PAGE = '/disclosure-access';
const ENTRY = '**/remotes/mfe-finance/*/remoteEntry.js*';
const SHELL = '**/static/js/index.*.js';

const STYLE = '**/remotes/mfe-finance/*/static/css/async/__federation_expose_routes.*';

const partFiles = {
  'the manifest': '**/remotes.json',
  'the entry of a part': ENTRY,
  'a script of a part': '**/remotes/mfe-finance/*/static/js/async/__federation_expose_routes.*',
  'a style of a part': STYLE,
};

const sendChanged = async (route: Route, change: (text: string) => string): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

/** The comment that a script begins with, a selector, or a signature: otherwise the file would work. */
const flipByte = (text: string): string =>
  text.replace(/allFunctionsCalledOnLoad|\.[a-z]|"signature":"./, (found) => {
    const last = found.charCodeAt(found.length - 1);
    return found.slice(0, -1) + String.fromCharCode(last ^ 1);
  });
const addCode = (text: string): string => `globalThis.isForged=true;${text}`;

/** What the browser refused for a wrong hash, and for the want of one. */
const refusalsOf = (page: Page): string[] => {
  const refusals: string[] = [];
  page.on('console', (message) => /'integrity' attribute/.test(message.text()) && refusals.push(message.text()));
  page.on('requestfailed', (request) => request.failure()?.errorText === 'integrity' && refusals.push(request.url()));
  return refusals;
};
const isForged = (page: Page): Promise<boolean> => page.evaluate('"isForged" in globalThis');

const onDeadHost = (route: Route): Promise<void> => route.abort('connectionrefused');

const attacks: Record<string, (route: Route) => Promise<void>> = {
  'has a flipped byte': (route) => sendChanged(route, flipByte),
  'is that of another version': (route) => sendChanged(route, addCode),
  'is on a dead host': onDeadHost,
  'is on a host that hangs': async () => {},
};

const cells = Object.entries(partFiles).flatMap(([file, address]) =>
  Object.entries(attacks).map(([attack, answer]) => ({ file, address, attack, answer })),
);
for (const { file, address, attack, answer } of cells)
  if (address !== STYLE || answer !== onDeadHost)
    test(`${file} ${attack}: the part is unavailable, and none of it runs`, async ({ page }) => {
      await page.route(address, answer);
      await page.goto(PAGE, { waitUntil: 'commit' });
      await expect(page.getByText('This part is unavailable')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      expect(await isForged(page)).toBe(false);
    });

test('a style of a part is on a dead host: the page is shown without it, or is unavailable', async ({ page }) => {
  await page.route(STYLE, onDeadHost);
  await page.goto(PAGE);
  const shown = page.getByText('This link no longer works. Ask your partner for a new one.');
  await expect(shown.or(page.getByText('This part is unavailable'))).toBeVisible();
});

const shellAttacks: Record<string, (page: Page) => Promise<unknown>> = {
  'has a flipped byte': (page) => page.route(SHELL, (route) => sendChanged(route, flipByte)),
  'is that of another version': (page) => page.route(SHELL, (route) => sendChanged(route, addCode)),
  'has no hash': async (page) => {
    await page.route(SHELL, (route) => sendChanged(route, addCode));
    await page.route(`**${PAGE}`, (route) => sendChanged(route, (html) => html.replaceAll(/ integrity="[^"]*"/g, '')));
  },
};

for (const [attack, begin] of Object.entries(shellAttacks))
  test(`a script of the shell ${attack}: the browser runs none of it`, async ({ page }) => {
    await begin(page);
    const refusals = refusalsOf(page);
    await page.goto(PAGE);
    await expect.poll(() => refusals.length).toBeGreaterThan(0);
    expect(await isForged(page)).toBe(false);
  });

/** A page with a tag of the entry that it preloads. */
const insertTag = (html: string, route: Route): string => {
  const [, entry = ''] = /href="([^"]+remoteEntry\.js)"/.exec(html) ?? [];
  return html.replace('</title>', `</title><script src="${new URL(entry, route.request().url()).href}"></script>`);
};

test('a tag in the page names the entry of a part without its hash: the browser runs none of it', async ({ page }) => {
  await page.route(ENTRY, (route) => sendChanged(route, addCode));
  await page.route(`**${PAGE}`, (route) => sendChanged(route, (html) => insertTag(html, route)));
  await page.goto(PAGE);
  await expect(page.getByText('This part is unavailable')).toBeVisible();
  expect(await isForged(page)).toBe(false);
});

test('a browser without Integrity-Policy runs a tag of the page, and the part does not come from it', async ({
  page,
}) => {
  await page.route(ENTRY, (route) => sendChanged(route, addCode));
  await page.route(`**${PAGE}`, async (route) => {
    const fetched = await route.fetch();
    const { 'integrity-policy': _, ...headers } = fetched.headers();
    await route.fulfill({ response: fetched, headers, body: insertTag(await fetched.text(), route) });
  });
  await page.goto(PAGE);
  await expect(page.getByText('This part is unavailable')).toBeVisible();
  expect(await isForged(page)).toBe(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This part is unavailable')).toBeVisible();
});
