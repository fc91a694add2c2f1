import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import type { SampleCase } from '../demo/fill-case.ts';
import { codeIn, mailCount, nextMail } from '../demo/mails.ts';
import type { Settings } from '../settings.ts';
import { Trouble } from '../trouble.ts';
import type { Shot, Viewer } from './shots.ts';
import { webpOf } from './webp.ts';
import { TEXTS_ON_SCREEN } from './words.ts';

/** Generous for a busy machine: only a failure takes this long. */
const PATIENCE_MS = 120_000;

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** The full page, or the viewport. */
  readonly whole: boolean;
  /** Pixels of the picture for each of the page; 1 by default. */
  readonly scale?: number;
}

export interface Album {
  readonly shots: readonly Shot[];
  readonly looks: readonly Look[];
  readonly folder: string;
  /** With its ending: png, or webp for a picture that a page shows. */
  readonly nameOf: (shot: Shot, look: Look) => string;
  /** Takes the texts on a picture. */
  readonly read?: (name: string, texts: string[]) => void;
}

/** Takes each screenshot in each look; returns the names of those that failed. */
export const takePictures = async (settings: Settings, sample: SampleCase, album: Album): Promise<string[]> => {
  const browser = await launchBrowser();
  await mkdir(album.folder, { recursive: true });
  try {
    const failed: string[] = [];
    for (const viewer of ['visitor', 'owner', 'partner'] as const) {
      const shots = album.shots.filter((shot) => shot.viewer === viewer);
      if (shots.length === 0) continue;
      const state = await entered(browser, settings, sample, viewer);
      for (const look of album.looks) failed.push(...(await inLook(browser, settings, state, { album, shots, look })));
    }
    return failed;
  } finally {
    await browser.close();
  }
};

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function entered(browser: Browser, settings: Settings, sample: SampleCase, viewer: Viewer): Promise<State> {
  const context = await browser.newContext({ baseURL: settings.publicUrl });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  if (viewer === 'owner') {
    const { email, password } = sample;
    const headers = { origin: settings.publicUrl };
    const answer = await context.request.post('/api/auth/password/login', { data: { email, password }, headers });
    if (!answer.ok()) throw new Trouble(`The sample case cannot be signed in to: ${answer.status()}.`);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  if (viewer === 'partner') {
    const codes = await mailCount(settings, sample.partnerEmail, 'Your code');
    await page.goto(sample.partnerLink);
    const code = codeIn(await nextMail(settings, sample.partnerEmail, 'Your code', codes));
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Code', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  }
  const state = await context.storageState();
  await context.close();
  return state;
}

interface Turn {
  readonly album: Album;
  readonly shots: readonly Shot[];
  readonly look: Look;
}

async function inLook(browser: Browser, settings: Settings, state: State, turn: Turn): Promise<string[]> {
  const { album, shots, look } = turn;
  const context = await browser.newContext({
    baseURL: settings.publicUrl,
    storageState: state,
    viewport: { width: look.width, height: look.height },
    deviceScaleFactor: look.scale ?? 1,
    colorScheme: look.scheme,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const failed: string[] = [];
  for (const shot of shots) {
    const page = await context.newPage();
    const name = album.nameOf(shot, look);
    try {
      await page.goto(shot.path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await shot.prepare?.(page);
      await page.waitForFunction('document.fonts.status === "loaded" && !document.querySelector("[aria-busy=true]")');
      // For late responses, such as the agreement sheet next to a question.
      await page.waitForTimeout(1_000);
      // A dialog is fixed to the viewport.
      const fullPage = look.whole && (await page.getByRole('dialog').count()) === 0;
      const png = await page.screenshot({ fullPage });
      album.read?.(name, await page.evaluate<string[]>(TEXTS_ON_SCREEN));
      await writeFile(join(album.folder, name), name.endsWith('.webp') ? await webpOf(context, png) : png);
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
    await page.close();
  }
  await context.close();
  return failed;
}
