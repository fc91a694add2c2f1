import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { ROOT } from '../../places.ts';
import { requireManifest } from '../publish.ts';
import { changeManifest, type ReleaseStore } from '../release-store.ts';
import type { Statement } from '../statement.ts';
import { addVersion, folderOf } from '../versions.ts';
import { writeSite } from '../write-site.ts';

/**
 * Lays out a site in which a release is live among the live versions of the other parts.
 * @param dist its build
 * @returns the folder of the site, below `folder`
 */
export const composeTrial = async (
  store: ReleaseStore,
  statement: Statement,
  dist: string,
  folder: string,
): Promise<string> => {
  const { site: origin, keys, validDays } = store;
  const trial: ReleaseStore = { folder, site: origin, keys, validDays };
  const { name, release } = statement;
  const { parts, contract } = requireManifest(store);
  for (const [part, { live }] of Object.entries(parts)) {
    const to = folderOf(trial, part, live.version);
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(folderOf(store, part, live.version), to);
  }
  addVersion(trial, name, release.version, dist, statement);
  const since = new Date().toISOString();
  const live = Object.entries(parts).map(([part, { live }]) => [part, { live, since }] as const);
  await changeManifest(trial, () => ({
    contract,
    parts: { ...Object.fromEntries(live), [name]: { live: release, since } },
  }));
  const site = join(folder, 'site');
  await writeSite(trial, site);
  return site;
};

const isCall = ({ pathname }: URL): boolean => /^\/(api|releases)\//.test(pathname);

type PagePolicy = typeof import('../../../../gateway/src/site/page-policy.js');

/** Of a page, as the built gateway sends them. */
const headersOf = async (): Promise<(file: string, pathname: string) => Record<string, string>> => {
  const policy = join(ROOT, 'gateway/dist/site/page-policy.js');
  const { pageHeaders, withCardForm }: PagePolicy = await import(pathToFileURL(policy).href);
  return (file, pathname) => {
    const headers = pageHeaders(readFileSync(file, 'utf8'));
    return { ...(pathname === '/checkout' ? withCardForm(headers) : headers) };
  };
};

/**
 * Answers pages and files of a browser from the folder of a site, pages with their policy; calls reach the running
 * product.
 */
export const serveTrial = async (context: BrowserContext, site: string): Promise<void> => {
  const pageHeaders = await headersOf();
  await context.route(
    (url) => !isCall(url),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const path = [pathname, `${pathname}/index.html`, 'app.html'].map((name) => join(site, name));
      const file = path.find((name) => /\.\w+$/.test(name) && existsSync(name));
      if (!file) return route.fulfill({ status: 404 });
      const headers = file.endsWith('.html') ? pageHeaders(file, pathname) : {};
      return route.fulfill({ path: file, headers });
    },
  );
};
