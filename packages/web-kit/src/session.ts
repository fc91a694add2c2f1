import { type CurrentUser, getCurrentUser } from '@evenhand/contracts/auth/user';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from './call.js';
import { ProblemError } from './problem-error.js';

const USER_FRESH_MS = 300_000;
const key = [getCurrentUser.path];

/** No session is an answer, not an error: a 401 means nobody. */
const readUser = async (): Promise<CurrentUser | null> => {
  try {
    return await call(getCurrentUser);
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return null;
    throw error;
  }
};

export interface Session {
  user: CurrentUser | null;
  isLoading: boolean;
  isSignedIn: boolean;
}

/** Who is signed in. Any failure to find out counts as nobody. */
export const useSession = (): Session => {
  const { data, isPending } = useQuery({
    queryKey: key,
    queryFn: readUser,
    staleTime: USER_FRESH_MS,
    retry: false,
    refetchOnMount: true,
  });
  return { user: data ?? null, isLoading: isPending, isSignedIn: Boolean(data) };
};

/** Asks anew who is signed in. */
export const refreshSession = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: key });
