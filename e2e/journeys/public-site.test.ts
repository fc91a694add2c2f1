import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { linkIn } from '../mailbox.ts';
import { expectToFit } from '../page-checks.ts';
import { newCouple } from '../people/couple.ts';
import { register } from '../people/register.ts';
import { structuredDataIn } from '../structured-data.ts';

const all = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The paths that the sitemap names. */
const publicPaths = async (request: APIRequestContext): Promise<string[]> => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return all(/<loc>([^<]+)<\/loc>/g, sitemap).map((address) => new URL(address).pathname);
};

/** Waits until the application, which a first use loads, has replaced the prerendered page. */
const expectApplication = (page: Page) => expect(page.locator('#drawn')).toHaveCount(0);

test('every public page works without scripts: one heading, a title, a description, links that answer', async ({
  request,
}) => {
  const paths = await publicPaths(request);
  expect(paths.length).toBeGreaterThan(50);
  const titles = new Set<string>();
  const links = new Set<string>();
  for (const path of paths) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(200);
    expect(all(/(<h1[ >])/g, html), path).toHaveLength(1);
    expect(all(/<meta name="description" content="([^"]{20,200})">/g, html), path).toHaveLength(1);
    expect(new URL(all(/<link rel="canonical" href="([^"]+)">/g, html)[0] ?? '').pathname, path).toBe(path);
    expect(structuredDataIn(html).length, path).toBeGreaterThan(0);
    titles.add(all(/<title>([^<]+)<\/title>/g, html)[0] ?? '');
    const picture = new URL(all(/<meta property="og:image" content="([^"]+)">/g, html)[0] ?? '').pathname;
    for (const link of [picture, ...all(/<a [^>]*href="(\/[^"#]*)/g, html)]) links.add(link.replaceAll('&amp;', '&'));
  }
  expect(titles.size).toBe(paths.length);
  const unknown = await request.get('/blog/999');
  expect(await unknown.text()).toContain(`<link rel="canonical" href="${new URL('/blog/1', unknown.url()).href}`);
  const pages = [...links].filter((link) => !link.startsWith('/api/'));
  const answers = await Promise.all(pages.map(async (link) => [link, (await request.get(link)).status()] as const));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

test('the site has an RSS feed, and a robots.txt that names the sitemap', async ({ request }) => {
  expect(all(/<item>/g, await (await request.get('/rss.xml')).text())).toHaveLength(9);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test('reading an article fetches no script and asks for no session', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/blog/3');
  await page.mouse.wheel(0, 2_000);
  await expect(page.getByText('at least 40 percent of the time over the course of a year')).toBeVisible();
  expect(asked.filter((each) => /^(script|fetch|xhr) /.test(each))).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const width of [320, 1440]) {
  test(`articles, glossary and the sample agreement fit ${width} px, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/blog', '/blog/1', '/glossary', '/sample-agreement', '/support']) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

test('public pages fit a phone with text at 200 %', async ({ page }) => {
  for (const path of ['/', '/how-it-works', '/pricing', '/faq', '/support', '/sample-agreement', '/calculators']) {
    await page.goto(path);
    await test.step(path, () => expectToFit(page));
  }
});

test('the blog is filtered by category, links to other articles, and an article is shared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Spousal Support' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/category=spousal-support/);
  await page.getByRole('link', { name: 'Spousal support: first the right, then the range' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spousal support: first the right, then the range');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link was copied.')).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/\/blog\/6$/);
  await page.getByRole('link', { name: 'A parenting plan for a bad week' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A parenting plan for a bad week');
});

test('a reader subscribes to the newsletter, confirms and unsubscribes', async ({ page, mailbox }) => {
  const reader = `reader-${Date.now()}@example.test`;
  await page.goto('/blog/1');
  await page.getByLabel('Your e-mail address').fill(reader);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Check your mailbox')).toBeVisible();
  await page.goto(linkIn(await mailbox.next(reader, '')));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You are subscribed.', { exact: false })).toBeVisible();
  expect(page.url()).not.toContain('token');
  const welcome = await mailbox.next(reader, '', 1);
  await page.goto(/https?:\/\/[^\s/]+(\/newsletter\/unsubscribe\S*)/.exec(welcome.text ?? '')?.[1] ?? '');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed.', { exact: false })).toBeVisible();
});

test('a support message gets a number, and its sender a receipt by mail', async ({ page, mailbox }) => {
  const sender = `sender-${Date.now()}@example.test`;
  await page.goto('/support');
  await page.getByLabel('Your message').focus();
  await expectApplication(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please enter an e-mail address.')).toBeVisible();
  await page.getByLabel('Your e-mail address').fill(sender);
  await page.getByLabel('What is it about?').selectOption('The Evidence Kit');
  await page.getByLabel('Your message').fill('Can I bring a backup of my chats?');
  await page.getByRole('button', { name: 'Send' }).click();
  const told = page.getByText(/Your message has the number EH-/);
  await expect(told).toBeVisible();
  const reference = /EH-[\w-]+/.exec((await told.textContent()) ?? '')?.[0] ?? 'none';
  expect((await mailbox.next(sender, '')).text).toContain(reference);
});

test('visits are counted after consent, and no longer when the consent is withdrawn', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/analytics/') && sent.push(request.postData() ?? ''));
  await page.goto('/blog?category=child-support');
  await expectApplication(page);
  await page.getByRole('button', { name: 'Yes, you may count' }).click();
  await expect(page.getByText('You agreed that we count your visits.')).toBeVisible();
  const views = () => sent.filter((body) => body.includes('page-viewed')).length;
  await expect.poll(views).toBe(1);
  await page.getByRole('link', { name: 'Co-Parenting', exact: true }).click();
  await expect(page).toHaveURL(/co-parenting/);
  await expect.poll(views).toBe(2);
  expect(sent.join(' ')).not.toContain('child-support');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Your visits are not counted.')).toBeVisible();
  const before = sent.length;
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(9);
  expect(sent).toHaveLength(before);
});

test('the end-to-end test passes, leaves no data, and is counted until the consent is withdrawn', async ({
  page,
  mailbox,
}) => {
  await register(page, newCouple().owner);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Yes, you may count' }).click();
  await expect(page.getByText('You agreed that we count your visits.')).toBeVisible();
  await page.getByRole('link', { name: 'TEST E2E' }).click();
  await page.getByRole('button', { name: 'Run the test' }).click();
  await expect(page.getByText('The whole workflow works. Nothing of the test was kept.')).toBeVisible();
  await expect(page.getByText('Alex Example and Sam Sample')).toBeVisible();
  await expect(page.getByText('(Done)')).toHaveCount(5);
  await expectAccessible(page);
  expect(await mailbox.to('sam@example.test')).toEqual([]);
  await page.getByRole('link', { name: 'Signing link' }).click();
  await expect(page.getByText('This link no longer works', { exact: false })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('What happens with your agreement will be listed here.')).toBeVisible();

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Open: What was counted' }).click();
  await expect(page.getByRole('row', { name: /^End-to-end test ended passed: yes/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Page opened page: dashboard, query: none/ }).first()).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Your visits are not counted.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing is recorded about you.')).toBeVisible();
  await page.goto('/counts');
  await expect(page.getByText('The counts are shown to those who run this site.', { exact: false })).toBeVisible();
});
