import type { CookieOptions, Request } from 'express';

/** Null without the cookie. */
export const readCookie = (request: Request, name: string): string | null => {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null;
};

/** HttpOnly, SameSite and without an end date: a session cookie of the browser. */
export const cookieOptions = (publicUrl: string, path = '/'): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: publicUrl.startsWith('https:'),
  path,
});
