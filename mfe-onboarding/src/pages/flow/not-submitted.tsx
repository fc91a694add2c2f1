import { askedAnswers } from '@evenhand/contracts/intake/asked';
import type { Intake } from '@evenhand/contracts/intake/intake';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { codeOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { flowWording } from '@evenhand/wording/flow';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { useDraftAgreement } from '../../agreement/use-agreement.js';
import { submitAnswers } from '../../answers/intake-calls.js';

const wording = flowWording.review;

interface NotSubmittedProps {
  intake: Intake;
  draft: ReturnType<typeof useDraftAgreement>;
}

/** Submits answers that were changed after submission and drafts again. */
export const NotSubmitted = ({ intake: { record, version, savedAt, submittedAt }, draft }: NotSubmittedProps) => {
  const attempt = useAttempt();
  const submit = useMutation({
    mutationFn: () => submitAnswers(askedAnswers(record), version, attempt.key(record)),
    onSuccess: () => {
      attempt.done();
      return draft.mutateAsync();
    },
  });
  if (!submittedAt || !savedAt || savedAt <= submittedAt) return null;
  const isRefused = codeOf(submit.error) === 'invalid-input';
  return (
    <Notice kind="attention">
      <p>{wording.notSubmitted}</p>
      {submit.isError && (
        <p>
          {isRefused ? wording.submitFailed : sentenceOf(submit.error, wording.submitFailed)}{' '}
          <Link to="/intake?step=check">{wording.toAnswers}</Link>
        </p>
      )}
      <Actions>
        <Button busy={submit.isPending} onClick={() => submit.mutate()}>
          {wording.submitAgain}
        </Button>
      </Actions>
    </Notice>
  );
};
