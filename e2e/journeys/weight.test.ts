import { firstCalls } from '@evenhand/contracts/first-calls';
import type { Page, Request, Response } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { callApi } from '../people/draft.ts';
import { register } from '../people/register.ts';

/** Bytes of JavaScript on the wire, as the browser got them compressed. */
const HOME = 200 * 1_024;
/** 232 KB for the shell and the page, and at most 130 KB for antd. */
const WORK_PAGE = (232 + 130) * 1_024;

/** Names in each script and sheet that has a part of antd. */
const ANTD = /anticon|--ant-/;

const isScript = (response: Response): boolean =>
  response.ok() && (response.headers()['content-type'] ?? '').includes('javascript');

/** Bytes of JavaScript that a page loads, with an empty cache, during the given work. */
const scriptBytes = async (page: Page, work: () => Promise<void>): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts: Response[] = [];
  page.on('response', (response) => isScript(response) && scripts.push(response));
  await work();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
};

test('the home page loads no scripts for reading and at most 200 KB for signing in', async ({ page }) => {
  const reading = await scriptBytes(page, async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  expect(reading).toBe(0);
  const using = await scriptBytes(page, async () => {
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  expect(using).toBeGreaterThan(0);
  expect(using).toBeLessThanOrEqual(HOME);
});

const ASSETS = '/financial-tracker?tab=assets';
/** Without a row the tracker shows no table of antd. */
const asset = {
  category: 'vehicle',
  name: 'Car',
  value: 18_500,
  ownership: 'party_a',
  valuationDate: '2026-11-01T05:00:00.000Z',
};

test('a signed-in work page loads at most 362 KB of scripts, antd included', async ({ page }) => {
  await register(page, newCouple().owner);
  expect((await callApi(page, 'POST', '/api/financial/assets', asset)).status()).toBe(201);
  const loaded = await scriptBytes(page, async () => {
    await page.goto(ASSETS);
    await expect(page.getByRole('columnheader', { name: 'Asset' })).toBeVisible();
  });
  expect(await antdOn(page, ASSETS)).not.toEqual([]);
  test.info().annotations.push({ type: 'weight', description: `${Math.round(loaded / 1_024)} KB` });
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThanOrEqual(WORK_PAGE);
});

test.describe(() => {
  test.use({ successful: true });
  test('each page of a new case takes every answer that its HTML asked for, is refused none, and asks for no file twice', async ({
    page,
  }) => {
    await register(page, newCouple().owner);
    for (const path of Object.keys(firstCalls)) {
      const requested: string[] = [];
      const keep = (request: Request) => requested.push(request.url());
      page.on('request', keep);
      await page.goto(path);
      const waiting = () => page.evaluate('firstCalls?.map(({ address }) => address)');
      await expect.poll(waiting, { message: path }).toEqual([]);
      await page.waitForLoadState('networkidle');
      page.off('request', keep);
      const files = requested.filter((url) => url.includes('/remotes/'));
      expect(files, path).toEqual([...new Set(files)]);
    }
  });
});

/** Addresses of scripts and sheets with antd that a page loads. */
const antdOn = async (page: Page, path: string): Promise<string[]> => {
  const loaded: Response[] = [];
  const keep = (response: Response) =>
    /javascript|css/.test(response.headers()['content-type'] ?? '') && loaded.push(response);
  page.on('response', keep);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('response', keep);
  const texts = await Promise.all(
    loaded.filter((one) => one.ok()).map(async (one) => ({ url: one.url(), text: await one.text() })),
  );
  return texts.filter(({ text }) => ANTD.test(text)).map(({ url }) => url);
};

test('antd is loaded by work pages, and by no public page, sign-in, question or signing page', async ({ page }) => {
  const quiet = [
    '/',
    '/?sign-in=1',
    '/pricing',
    '/calculators/child-support',
    '/review-access',
    '/sign-access',
    '/verify',
    '/verify/activity',
    '/verify/deletion',
    '/account/deleted',
    '/your-data',
  ];
  for (const path of quiet) expect(await antdOn(page, path), path).toEqual([]);
  await register(page, newCouple().owner);
  const asking = ['/onboarding', '/intake', '/flow/intake', '/flow/review', '/flow/sign', '/agreement', '/checkout'];
  for (const path of asking) expect(await antdOn(page, path), path).toEqual([]);
  expect(await antdOn(page, '/account/counting')).not.toEqual([]);
});
