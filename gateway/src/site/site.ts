import { readdirSync, readFileSync, watchFile } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { drawnInsteadOf } from '@evenhand/contracts/pages';
import { setFolder, sharesOf } from '@evenhand/contracts/release-set';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { assignBucket, bucketOf } from './bucket.js';
import { variantFor } from './encodings.js';
import { knownPages } from './known-pages.js';
import { MANIFEST, readManifest } from './manifest.js';
import { pageHeaders, withCardForm } from './page-policy.js';

/**
 * The single-page application, for pages without a prerendered file. A site without prerendering has only index.html.
 */
const SHELL = ['app.html', 'index.html'] as const;
const NOT_FOUND = '404.html';
/** Opened as a separate document, so that its policy applies. */
const CHECKOUT = '/checkout';
/** Served at the addresses of the pages that they replace. */
const SETS = 'sets/';
const LOOK_EVERY_MS = 1_000;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** A content hash in the file's name, or in its version folder's. */
const NAMED_BY_CONTENT = /\.[0-9a-f]{8,}\.|^remotes\/[^/]+\/[0-9a-f]{8,}\//;
/** Never pages: these folders, and addresses with an extension. */
const NEVER_A_PAGE = /^\/(api|internal|remotes|static|sets)(\/|$)|\.\w+$/;

const ofTheFile = ['content-encoding', 'cache-control', 'content-type'];

interface SiteOptions {
  /** The origin of the store for direct uploads. */
  uploadOrigin?: string;
  /** The checkout page loads Stripe's card form. */
  takesCards?: boolean;
  /** Cookies are for https alone. */
  isSecure?: boolean;
  /** Called when a release cannot be read; the one before stays live. */
  onFailure?: (error: unknown) => void;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** `pricing/index.html` and `pricing.html` are prerendered pages of /pricing. */
const drawnFileOf = (path: string, has: (file: string) => boolean): string | undefined =>
  [join(path, 'index.html'), `${path}.html`].map((file) => file.slice(1)).find(has);

/** Files, page addresses, and the headers of each prerendered page. */
const readFolder = (folder: string, uploadOrigin?: string) => {
  const files = new Set(filesBelow(folder));
  const drawn = [...files].filter((file) => file.endsWith('.html'));
  const has = (file: string) => files.has(file);
  const shell = SHELL.find((file) => files.has(file)) ?? SHELL[1];
  const manifest = readManifest(folder);
  return {
    shares: sharesOf(manifest),
    has,
    shell,
    notFound: files.has(NOT_FOUND) ? NOT_FOUND : shell,
    isKnown: knownPages(manifest, (path) => drawnFileOf(dirname(path), has) !== undefined),
    pages: new Map(drawn.map((file) => [file, pageHeaders(readFileSync(join(folder, file), 'utf8'), uploadOrigin)])),
  };
};

/**
 * Serves the built site as of the last release: only files that existed then, by exact name. A release writes
 * `remotes.json` last, which triggers a new reading of the folder. Pages without a prerendered file get the
 * application; unknown addresses get the 404 page.
 */
export const serveSite = (
  siteFolder: string,
  { uploadOrigin, takesCards = false, isSecure = true, onFailure = () => {} }: SiteOptions = {},
): RequestHandler => {
  const folder = resolve(siteFolder);
  let site = readFolder(folder, uploadOrigin);
  watchFile(join(folder, MANIFEST), { interval: LOOK_EVERY_MS, persistent: false }, (releases) => {
    if (!releases.isFile()) return;
    try {
      site = readFolder(folder, uploadOrigin);
    } catch (error) {
      onFailure(error);
    }
  });

  /** While a canary runs, its browsers get the pages that differ in its set. */
  const inSet = (name: string, bucket: number | undefined): string => {
    const share = bucket === undefined ? undefined : site.shares.find((each) => bucket < each);
    const other = share && `${setFolder(share)}/${name}`;
    return other && site.has(other) ? other : name;
  };

  /** A page that differs between browsers is no shared cache's. */
  const askEachTime = (): string => (site.shares.length > 0 ? `private, ${ASK_EACH_TIME}` : ASK_EACH_TIME);

  const send = (request: Request, response: Response, next: NextFunction, name: string) => {
    const { file, encoding } = variantFor(request, name, site.has);
    response.vary('Accept-Encoding').type(extname(name));
    response.set('cache-control', NAMED_BY_CONTENT.test(name) ? FOR_EVER : askEachTime());
    if (encoding) response.set('content-encoding', encoding);
    response.sendFile(file, { root: folder, cacheControl: false }, (error) => {
      if (!error) return;
      if (!response.headersSent) for (const name of ofTheFile) response.removeHeader(name);
      // A released page that cannot be read is our failure.
      next(site.pages.has(name) ? new Error('a page of the site cannot be read', { cause: error }) : undefined);
    });
  };

  const file = (request: Request, response: Response, next: NextFunction) => {
    const name = request.path.slice(1);
    if (!site.has(name) || site.pages.has(name) || name.startsWith(SETS)) return next();
    return send(request, response, next, inSet(name, bucketOf(request)));
  };

  const page = (request: Request, response: Response, next: NextFunction) => {
    const path = request.path.replace(/(?<=.)\/$/, '');
    if (NEVER_A_PAGE.test(path)) return next();
    const known = drawnFileOf(path, site.has);
    const drawn = known ?? drawnFileOf(drawnInsteadOf(path) ?? path, site.has);
    const exists = drawn !== undefined || site.isKnown(path);
    const bucket = site.shares.length > 0 ? (bucketOf(request) ?? assignBucket(response, isSecure)) : undefined;
    const name = inSet(drawn ?? (exists ? site.shell : site.notFound), bucket);
    const headers = site.pages.get(name);
    if (!headers) return next();
    const hasCardForm = takesCards && path === CHECKOUT;
    response.set(hasCardForm ? withCardForm(headers) : headers);
    response.status(exists ? 200 : 404);
    return send(request, response, next, name);
  };

  return (request, response, next) => file(request, response, () => page(request, response, next));
};
