import { type AccessView, getAccess } from '@evenhand/contracts/access/access';
import { call } from '@evenhand/web-kit/call';
import { ProblemError } from '@evenhand/web-kit/problem-error';
import { useQuery } from '@tanstack/react-query';

export const accessKey = [getAccess.path];
const WATCH_MS = 4_000;

/** Null without an open access: a link is needed then. */
const readAccess = async (): Promise<AccessView | null> => {
  try {
    return await call(getAccess);
  } catch (error) {
    if (error instanceof ProblemError && [401, 403, 404, 410].includes(error.status)) return null;
    throw error;
  }
};

const isOver = (view: AccessView | null | undefined) => !view || Boolean(view.signing?.completedAt);

/**
 * What the open link gives access to. Polled until the agreement is sealed: others sign meanwhile, and a withdrawal
 * closes an open page too. A link that was just followed replaces it, so nothing is asked before its code is entered.
 */
export const useAccess = (isLinkFollowed: boolean) =>
  useQuery({
    queryKey: isLinkFollowed ? [...accessKey, 'link'] : accessKey,
    queryFn: () => (isLinkFollowed ? null : readAccess()),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : WATCH_MS),
  });
