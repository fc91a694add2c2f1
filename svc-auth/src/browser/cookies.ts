import type { CookieOptions, Request } from 'express';

/** The value of a cookie the browser sent; null when it sent none. */
export const readCookie = (request: Request, name: string): string | null => {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null;
};

/** Out of reach of scripts and of other sites' requests; no end date, so it goes with the browser's session. */
export const cookieOptions = (publicUrl: string, path = '/'): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: publicUrl.startsWith('https:'),
  path,
});
