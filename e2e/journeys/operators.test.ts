import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from '../accessibility.ts';
import { expectFinished } from '../finished.ts';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { callApi } from '../people/draft.ts';
import { operator } from '../people/operator.ts';
import { proveAddress } from '../people/prove-address.ts';
import { register } from '../people/register.ts';
import { Traces } from '../traces.ts';

const SERVICES = ['svc-auth', 'svc-intake', 'svc-evidence', 'svc-finance', 'svc-billing'];
const SECRET = 'the bicycle in the cellar';

const notFound = (page: Page) => page.getByRole('heading', { name: '404 Page Not Found' });
const letters = (page: Page) => page.getByRole('region', { name: 'index-file, svc-evidence' });
const chat = (day: number) => ({
  name: `chat-${day}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`[2026-03-0${day}, 09:12] Sam: I keep ${SECRET}.\n`),
});

const setUpSecondFactor = async (page: Page): Promise<void> => {
  const { secret } = await (await callApi(page, 'POST', '/api/auth/second-factor/app', {})).json();
  const code = new TOTP({ secret }).generate();
  expect((await callApi(page, 'POST', '/api/auth/second-factor/app/confirm', { code })).status()).toBe(200);
};

const completeFiles = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/evidence/status')).json()).counts.complete;

test('an operator sees what was given up, sends it again, and its work is done; all others see page-not-found', async ({
  page,
  browser,
}, info) => {
  const traces = await Traces.open(String(info.config.metadata.dataFolder));
  await register(page, operator);
  await page.goto('/operators');
  await expect(notFound(page)).toBeVisible();
  await proveAddress(page);
  await page.goto('/operators');
  await expect(notFound(page)).toBeVisible();
  await setUpSecondFactor(page);

  await test.step('nothing waits on a site where nothing was given up', async () => {
    await page.goto('/operators');
    await expect(page.getByRole('heading', { level: 1, name: 'Operators' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    await expectFinished(page, 'operators-empty');
  });

  await page.goto('/evidence?step=upload');
  await page.locator('input[type="file"]').setInputFiles([chat(1), chat(2)]);
  await expect.poll(() => completeFiles(page), { timeout: 120_000 }).toBe(2);
  const { fileIds } = await traces.idsOf([chat(1).name, chat(2).name]);
  await traces.giveUpReading(fileIds);
  expect(await completeFiles(page)).toBe(0);

  await test.step('the letters are shown without what they are about', async () => {
    await page.goto('/operators');
    await expect(letters(page).getByText('Job of svc-evidence, 2 letters')).toBeVisible();
    await expect(letters(page).getByRole('row', { name: /5.*A store or server could not be reached/ })).toHaveCount(2);
    await expect(page.getByRole('row', { name: /svc-evidence.*2$/ })).toBeVisible();
    const state = await (await page.request.get('/api/operators/svc-evidence')).text();
    for (const hidden of [...fileIds, SECRET, 'ECONNREFUSED', 'chat-1']) expect(state).not.toContain(hidden);
    await expectFinished(page, 'operators');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/operators-dark.png`, fullPage: true });
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('one letter is sent again by keyboard, and its file is read', async () => {
    await letters(page)
      .getByRole('button', { name: /^Send again: index-file/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 letter sent')).toBeVisible();
    await expect(letters(page).getByText('Job of svc-evidence, 1 letter')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Given up' })).toBeFocused();
    await expect.poll(() => completeFiles(page)).toBe(1);
  });

  await test.step('all letters of a kind are sent again, and who did is recorded', async () => {
    await traces.giveUpReading(fileIds);
    await page.getByRole('button', { name: 'Look again' }).click();
    await letters(page).getByRole('button', { name: 'Send all 2 again' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    await expect.poll(() => completeFiles(page)).toBe(2);
    await expect(page.getByRole('row', { name: /index-file.*svc-evidence.*You$/ })).toHaveCount(3);
    await expectFinished(page, 'operators-sent');
  });

  await test.step('the page and its endpoints do not exist for anybody else', async () => {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto('/operators');
    await expect(notFound(stranger)).toBeVisible();
    await register(stranger, newCouple().owner);
    await proveAddress(stranger);
    await setUpSecondFactor(stranger);
    await stranger.goto('/operators');
    await expect(notFound(stranger)).toBeVisible();
    for (const service of SERVICES) {
      expect((await stranger.request.get(`/api/operators/${service}`)).status()).toBe(404);
      const all = { kind: 'job', name: 'index-file' };
      expect((await callApi(stranger, 'POST', `/api/operators/${service}/sent-again`, all)).status()).toBe(404);
    }
    expect((await stranger.request.get('/api/operators/releases')).status()).toBe(404);
  });
  await traces.close();
});
