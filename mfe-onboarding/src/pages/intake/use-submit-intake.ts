import { askedAnswers } from '@evenhand/contracts/intake/asked';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { codeOf, fieldProblemsOf, ProblemError, reasonOf } from '@evenhand/web-kit/problem-error';
import { signInAgain } from '@evenhand/web-kit/sign-in';
import { showToast } from '@evenhand/web-kit/toast';
import { track } from '@evenhand/web-kit/track';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { submitAnswers } from '../../answers/intake-calls.js';
import { baseOf } from './draft-state.js';
import type { IntakeDraft } from './use-intake-draft.js';

const SIGN_IN_AFTER_MS = 1_000;

const isExpiredSession = (error: unknown): boolean =>
  error instanceof ProblemError && error.message.startsWith('401') && error.message.includes('Unauthorized');

/** Saves and submits; an ended session leads to the sign-in. */
export const useSubmitIntake = (draft: IntakeDraft) => {
  const attempt = useAttempt();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { record, unsent } = draft;
      const version = baseOf(draft);
      return { unsent, saved: await submitAnswers(askedAnswers(record), version, attempt.key({ record, version })) };
    },
    onSuccess: async ({ unsent, saved }) => {
      attempt.done();
      draft.submitted(unsent, saved);
      queries.setQueryData([getIntake.path], draft.state().saved);
      await queries.invalidateQueries();
      showToast(wording.submitted);
      track({ name: 'intake-completed', properties: {} });
      // A person who changes an answer meanwhile stays with it.
      if (draft.state().status === 'saved') navigate('/flow/review');
    },
    onError: (error) => {
      if (isExpiredSession(error)) {
        showToast({ ...wording.sessionExpired, kind: 'destructive' });
        signInAgain(SIGN_IN_AFTER_MS);
        return;
      }
      if (codeOf(error) === 'changed-elsewhere') void draft.changedElsewhere(fieldProblemsOf(error));
      showToast({ ...wording.failed, text: reasonOf(error) ?? wording.failed.text, kind: 'destructive' });
    },
  });
};
