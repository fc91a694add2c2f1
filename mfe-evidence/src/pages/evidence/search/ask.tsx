import type { QueryEvidence } from '@evenhand/contracts/evidence/search';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { Spinner } from '@evenhand/ui/spinner';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useEffect, useRef, useState } from 'react';
import { isSignedOut } from '../session-end.js';
import { Answer } from './answer.js';
import { QuestionForm } from './question-form.js';
import { SaveSearch } from './saved/save-search.js';
import { SavedSearches } from './saved/saved-searches.js';
import styles from './search.module.css';
import { useAsk, useExchange, useIsForgotten } from './search-api.js';

const wording = evidenceSearchWording.answer;

/** The question box, and below it what comes of what was asked last. */
export const Ask = ({ canAsk }: { canAsk: boolean }) => {
  const exchange = useExchange();
  const isForgotten = useIsForgotten();
  const ask = useAsk();
  const outcome = useRef<HTMLDivElement>(null);
  /** Filled in anew with each saved search that is asked again. */
  const [form, setForm] = useState({ number: 0, query: exchange?.query });
  useEffect(() => {
    if (ask.isPending || ask.isError) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [ask.isPending, ask.isError]);
  const isDone = !ask.isPending && !ask.isError;
  const askAgain = (query: QueryEvidence) => {
    setForm({ number: form.number + 1, query });
    ask.mutate(query);
    outcome.current?.focus();
  };
  return (
    <>
      <QuestionForm
        key={form.number}
        last={form.query}
        canAsk={canAsk}
        busy={ask.isPending}
        hasAsked={exchange !== null || isForgotten || !ask.isIdle}
        onAsk={(query) => ask.mutate(query)}
        onSuggested={() => outcome.current?.focus()}
      />
      <div ref={outcome} className={styles.outcome} tabIndex={-1}>
        {ask.isPending && (
          <Card>
            <Spinner label={wording.searching} />
          </Card>
        )}
        {ask.isError && !isSignedOut(ask.error) && <Notice kind="danger" title={wording.failed} />}
        {exchange && isDone && (
          <Answer key={ask.submittedAt} exchange={exchange} isNew={ask.isSuccess}>
            <SaveSearch query={exchange.query} />
          </Answer>
        )}
        {isForgotten && isDone && <Notice title={wording.forgotten} />}
      </div>
      <SavedSearches canAsk={canAsk} busy={ask.isPending} onAsk={askAgain} />
    </>
  );
};
