import type { Request } from 'express';

/** Whether a page of this site sent the request, by the word of the browser. */
export const isFromUs = (request: Request, publicUrl: string): boolean => {
  const origin = request.get('origin');
  const site = request.get('sec-fetch-site');
  if (site && site !== 'same-origin') return false;
  return origin ? origin === publicUrl : site === 'same-origin';
};
