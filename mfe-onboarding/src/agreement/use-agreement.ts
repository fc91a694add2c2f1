import { type Agreement, draftAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { call } from '@evenhand/web-kit/call';
import { track } from '@evenhand/web-kit/track';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readIntake } from '../answers/intake-calls.js';

const key = [getAgreement.path];

/** Null before the first draft; not fetched before the intake is submitted. */
export const useAgreement = (canBeThere = true) =>
  useQuery({ queryKey: key, queryFn: () => call(getAgreement), staleTime: 0, enabled: canBeThere });

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

/** The text is fixed from the first signature on. */
export const isLocked = ({ state }: Agreement): boolean => state === 'partially_signed' || state === 'completed';

/** Declined, expired or withdrawn: a new version may replace it. */
export const isOver = ({ state }: Agreement): boolean =>
  state === 'declined' || state === 'expired' || state === 'voided';

/** Replacing it reaches no other person and drops no approval. */
const isPrivate = ({ state, approvals }: Agreement): boolean => state === 'draft' && approvals.length === 0;

/** The agreement; drafted on arrival when there is none of the submitted answers and only its owner has read it. */
export const useWrittenAgreement = () => {
  const agreement = useAgreement();
  const intake = useQuery({ queryKey: [getIntake.path], queryFn: readIntake, staleTime: 0 });
  const draft = useDraftAgreement();
  const { data: standing } = agreement;
  const isFirst = standing === null && Boolean(intake.data?.submittedAt);
  const isOutdated = Boolean(standing?.answersChanged && isPrivate(standing));
  const isToBeWritten = isFirst || isOutdated;
  const { mutate, isIdle } = draft;
  useEffect(() => {
    if (isToBeWritten && isIdle) mutate();
  }, [isToBeWritten, isIdle, mutate]);
  const isWriting = (isToBeWritten && !draft.isError) || (standing === null && intake.isPending);
  return { agreement, intake, draft, isWriting };
};
