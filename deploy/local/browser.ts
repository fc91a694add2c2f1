import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { run } from './run.ts';
import { installAsRoot, onPath } from './stack/system-packages.ts';
import { Trouble } from './trouble.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const found = (): string | undefined => NAMES.map(onPath).find((path) => path !== undefined);

/** Whether a browser is here, without installing one. */
export const hasBrowser = (): boolean =>
  [process.env.CHROMIUM, found(), chromium.executablePath()].some((path) => path && existsSync(path));

/** The system's Chromium, installed if permitted; undefined when Playwright has downloaded its own. */
export const findBrowser = async (): Promise<string | undefined> => {
  const browser = process.env.CHROMIUM ?? found() ?? (installAsRoot('chromium') ? found() : undefined);
  if (browser) return browser;
  const fetched = await run('playwright', ['install', 'chromium-headless-shell']);
  if (fetched.ok) return undefined;
  throw new Trouble(
    'There is no Chromium here and none could be installed: install Chromium, or set CHROMIUM=<its path>.',
  );
};

/** Chromium without its sandbox, which root has none of in a container. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = await findBrowser();
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
};

/** Debian's Firefox, installed if permitted. */
export const findFirefox = (): string => {
  const find = () => onPath('firefox-esr') ?? onPath('firefox');
  const firefox = process.env.FIREFOX ?? find() ?? (installAsRoot('firefox-esr') ? find() : undefined);
  if (firefox) return firefox;
  throw new Trouble('There is no Firefox here and none could be installed: install firefox-esr, or set FIREFOX.');
};

/** Provides pdfsig and pdftotext for the journeys. */
export const findPdfTools = (): void => {
  if (onPath('pdfsig') || (installAsRoot('poppler-utils') && onPath('pdfsig'))) return;
  throw new Trouble('The journeys read PDF files with pdfsig and it could not be installed: install poppler-utils.');
};
