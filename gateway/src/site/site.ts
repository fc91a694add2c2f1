import { watchFile } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { drawnInsteadOf } from '@evenhand/contracts/pages';
import { setFolder } from '@evenhand/contracts/release-set';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { assignBucket, bucketOf } from './bucket.js';
import { variantFor } from './encodings.js';
import { changedAt, drawnFileOf, readFolder, readPage } from './folder.js';
import { MANIFEST } from './manifest.js';
import { withCardForm } from './page-policy.js';

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

  /** A page that a release writes is sent with its own policy, also before the folder is read again. */
  const pageOf = (name: string) => {
    const known = site.pages.get(name);
    const changed = changedAt(join(folder, name));
    if (!known || !changed || changed === known.changed) return known;
    const page = readPage(join(folder, name), uploadOrigin);
    site.pages.set(name, page);
    return page;
  };

  /** The compressed copy of a page that a release writes is one of the page before, for a moment. */
  const isCurrent = (name: string) => (file: string) =>
    site.has(file) && (!site.pages.has(name) || changedAt(join(folder, file)) >= changedAt(join(folder, name)));

  const send = (request: Request, response: Response, next: NextFunction, name: string) => {
    const { file, encoding } = variantFor(request, name, isCurrent(name));
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
    const headers = pageOf(name)?.headers;
    if (!headers) return next();
    const hasCardForm = takesCards && path === CHECKOUT;
    response.set(hasCardForm ? withCardForm(headers) : headers);
    response.status(exists ? 200 : 404);
    return send(request, response, next, name);
  };

  return (request, response, next) => file(request, response, () => page(request, response, next));
};
