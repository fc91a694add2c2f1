import { SIGNED_IN_HINT } from '@evenhand/contracts/auth/signed-in-hint';
import { type CurrentUser, getCurrentUser } from '@evenhand/contracts/auth/user';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from './call.js';
import { ProblemError } from './problem-error.js';

const USER_FRESH_MS = 300_000;
const key = [getCurrentUser.path];

/** Without the hint no session is requested; a prerendered page has no cookies. */
const readHint = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.cookie.split('; ').find((pair) => pair.startsWith(`${SIGNED_IN_HINT}=`));

/** Each session has a separate hint: the 401 of an ended session leaves the hint of its successor. */
const forgetHint = (hint: string): void => {
  if (readHint() !== hint) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve
  document.cookie = `${SIGNED_IN_HINT}=; path=/; max-age=0`;
};

/** A 401 means no session; it is not an error. */
const readUser = async (): Promise<CurrentUser | null> => {
  const hint = readHint();
  if (!hint) return null;
  try {
    return await call(getCurrentUser);
  } catch (error) {
    if (!(error instanceof ProblemError && error.status === 401)) throw error;
    forgetHint(hint);
    return null;
  }
};

export interface Session {
  user: CurrentUser | null;
  isLoading: boolean;
  isSignedIn: boolean;
}

/** `enabled: false` asks no service. A failure counts as no session. */
export const useSession = ({ enabled = true } = {}): Session => {
  const { data, isPending } = useQuery({
    queryKey: key,
    queryFn: readUser,
    enabled,
    initialData: () => (readHint() ? undefined : null),
    staleTime: USER_FRESH_MS,
    retry: false,
    refetchOnMount: true,
  });
  return { user: data ?? null, isLoading: isPending, isSignedIn: Boolean(data) };
};

/** The user of the session as last asked for; null when none is known. */
export const knownUser = (queries: QueryClient): CurrentUser | null => queries.getQueryData<CurrentUser>(key) ?? null;

/** Asks for the session before a component does. */
export const fetchSession = (queries: QueryClient): Promise<void> =>
  queries.prefetchQuery({ queryKey: key, queryFn: readUser, staleTime: USER_FRESH_MS });

/** Asks again. A pending request may be about the previous session, so it is dropped. */
export const refreshSession = async (queries: QueryClient): Promise<void> => {
  await queries.cancelQueries({ queryKey: key });
  await queries.invalidateQueries({ queryKey: key });
};
