import { randomInt } from 'node:crypto';
import { BUCKET_COOKIE, BUCKETS } from '@evenhand/contracts/release-set';
import type { Request, Response } from 'express';
import { cookieIn } from '../identity/cookies.js';

const NUMBER = /^\d{1,2}$/;

/** The bucket of a browser, which keeps its set of versions; undefined when it has none. */
export const bucketOf = (request: Request): number | undefined => {
  const value = cookieIn(request.get('cookie') ?? '', BUCKET_COOKIE) ?? '';
  return NUMBER.test(value) ? Number(value) : undefined;
};

/** Gives a browser a random bucket until it closes. The number identifies no one: a hundredth of all have it. */
export const assignBucket = (response: Response, isSecure: boolean): number => {
  const bucket = randomInt(BUCKETS);
  // Readable by scripts: the shell chooses its remotes by it.
  response.cookie(BUCKET_COOKIE, String(bucket), { path: '/', sameSite: 'lax', secure: isSecure });
  return bucket;
};
