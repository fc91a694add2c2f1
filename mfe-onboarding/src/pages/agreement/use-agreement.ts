import { type Agreement, draftAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { call } from '@evenhand/web-kit/call';
import { ProblemError } from '@evenhand/web-kit/problem-error';
import { track } from '@evenhand/web-kit/track';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = [getAgreement.path];

/** No agreement yet is an answer, not a failure. */
export const readAgreement = async (): Promise<Agreement | null> => {
  try {
    return await call(getAgreement);
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  }
};

/** Before the intake is submitted there is none to ask for. */
export const useAgreement = (canBeThere = true) =>
  useQuery({ queryKey: key, queryFn: readAgreement, staleTime: 0, enabled: canBeThere });

/** Writes the agreement from the answers as submitted. */
export const useDraftAgreement = () => {
  const attempt = useAttempt();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(draftAgreement, undefined, { attempt: attempt.key() }),
    onSuccess: async (agreement) => {
      attempt.done();
      track({ name: 'agreement-generated', properties: {} });
      queries.setQueryData(key, agreement);
      await queries.invalidateQueries();
    },
  });
};
