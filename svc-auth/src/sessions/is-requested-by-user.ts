import type { Request } from 'express';

/**
 * Did the person at the browser ask for this navigation? Not when another site sent them here, and not when the
 * browser only fetches ahead. A browser too old to say is believed: the worst it can lead to is signing in again.
 */
export const isRequestedByUser = (request: Request): boolean => {
  const isFromElsewhere = ['cross-site', 'same-site'].includes(request.get('sec-fetch-site') ?? '');
  const isFetchedAhead = [request.get('sec-purpose'), request.get('purpose')].some((why) => why?.includes('prefetch'));
  return !isFromElsewhere && !isFetchedAhead;
};
