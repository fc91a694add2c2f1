import type { Page } from '@playwright/test';
import { fillCase, type SampleCase } from '../../deploy/local/demo/fill-case.ts';
import { every, type Shot, type Viewer } from '../../deploy/local/pictures/shots.ts';
import { readSettings } from '../../deploy/local/settings.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import {
  expectDistinctTitles,
  expectFrame,
  expectLinksToLead,
  expectReadableInTheDark,
  expectToFit,
  linksOn,
  openStill,
  WATCH_SHIFTS,
} from '../page-checks.ts';
import { codeFor, codesSoFar } from '../people/guests.ts';

/** Starting pages of a person with a case; their links are followed. */
const WAYS = ['/dashboard', '/intake', '/agreement', '/flow/sign', '/documents', '/account/payments'];

const seenBy = (viewer: Viewer): Shot[] => every.filter((shot) => shot.viewer === viewer);

/** Opens a page, brings it into its state, checks it in every way, and returns its links. */
const lookAt = async (page: Page, { path, prepare }: Shot): Promise<string[]> => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await openStill(page, path);
  await expectFrame(page);
  await prepare?.(page);
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  const links = await linksOn(page);
  await expectToFit(page);
  return links;
};

let sample: SampleCase;
test.describe.configure({ mode: 'default', timeout: 900_000 });
test.beforeAll(async ({ baseURL }, info) => {
  const mailboxPort = Number(new URL(String(info.config.metadata.mailbox)).port);
  const publicUrl = String(baseURL);
  sample = await fillCase({ ...readSettings(), port: Number(new URL(publicUrl).port), mailboxPort, publicUrl });
});
test.beforeEach(({ page }) => page.addInitScript(WATCH_SHIFTS));
test.use({ successful: true, viewport: { width: 1_440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('the pages of a case are accessible in every state, light and dark, keep their frame, do not shift while they load, fit a phone with large text and have no dead links', async ({
  page,
}) => {
  const { email, password } = sample;
  const headers = { origin: new URL(String(test.info().project.use.baseURL)).origin };
  const entered = await page.request.post('/api/auth/password/login', { data: { email, password }, headers });
  expect(entered.ok()).toBe(true);
  const links = new Set<string>();
  for (const shot of seenBy('owner'))
    await test.step(shot.name, async () => {
      const found = await lookAt(page, shot);
      if (WAYS.includes(shot.path)) for (const link of found) links.add(link);
    });
  await test.step('each address has a separate tab title, which hides the subject', () => expectDistinctTitles(page));
  links.delete('/api/logout');
  expect(links.size).toBeGreaterThan(20);
  await expectLinksToLead(page, links);
});

test('every page that a micro front end claims is answered', async ({ page }) => {
  const { payload } = await (await page.request.get('/remotes.json')).json();
  const { parts }: { parts: Record<string, { live: { paths: string[] } }> } = JSON.parse(payload);
  const paths = Object.values(parts).flatMap(({ live }) => live.paths.filter((path) => !/[:*]/.test(path)));
  const answers = await Promise.all(paths.map(async (path) => ({ path, ok: (await page.request.get(path)).ok() })));
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
});

/** The pages that any visitor without a case may see. The public site has a separate journey. */
const BESIDE_A_CASE = ['/verify', '/verify/activity', '/download', '/review-access'];

test.describe(() => {
  // Without a link there is no access to open, which the API answers with 401.
  test.use({ successful: false });
  test('the pages without a case are accessible in every state, light and dark, keep their frame, do not shift while they load and fit a phone with large text', async ({
    page,
  }) => {
    for (const shot of seenBy('visitor').filter(({ path }) => BESIDE_A_CASE.includes(path)))
      await test.step(shot.name, () => lookAt(page, shot));
  });
});

test('the pages that the partner opens by their link are accessible in every state, light and dark, keep their frame, do not shift while they load and fit a phone with large text', async ({
  page,
  mailbox,
}) => {
  const partner = { name: 'Sam Sample', email: sample.partnerEmail };
  const codes = await codesSoFar(mailbox, partner);
  await page.goto(sample.partnerLink);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectFrame(page);
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(mailbox, partner, codes));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read the agreement');
  for (const shot of seenBy('partner')) await test.step(shot.name, () => lookAt(page, shot));
});
