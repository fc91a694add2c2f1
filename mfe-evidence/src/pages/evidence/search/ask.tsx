import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { Spinner } from '@evenhand/ui/spinner';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { isSignedOut } from '../session-end.js';
import { Answer } from './answer.js';
import { QuestionForm } from './question-form.js';
import { useAsk, useExchange } from './search-api.js';

const wording = evidenceSearchWording.answer;

/** The question box, and below it the answer to what was asked last. */
export const Ask = ({ canAsk }: { canAsk: boolean }) => {
  const exchange = useExchange();
  const ask = useAsk();
  return (
    <>
      <QuestionForm
        last={exchange?.query}
        canAsk={canAsk}
        busy={ask.isPending}
        hasAsked={exchange !== null || !ask.isIdle}
        onAsk={(query) => ask.mutate(query)}
      />
      {ask.isPending && (
        <Card>
          <Spinner label={wording.searching} />
        </Card>
      )}
      {ask.isError && !isSignedOut(ask.error) && <Notice kind="danger" title={wording.failed} />}
      {exchange && !ask.isPending && !ask.isError && (
        <Answer key={ask.submittedAt} exchange={exchange} isNew={ask.isSuccess} />
      )}
    </>
  );
};
