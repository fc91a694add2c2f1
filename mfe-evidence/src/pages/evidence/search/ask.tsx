import type { QueryEvidence } from '@evenhand/contracts/evidence/search';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { Spinner } from '@evenhand/ui/spinner';
import { reasonOf } from '@evenhand/web-kit/problem-error';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isSignedOut } from '../../../requests/session-end.js';
import { keepDraft } from '../../../visit/draft.js';
import { useAsk, useExchange, useIsForgotten } from '../../../visit/exchange.js';
import { fieldsOf } from '../../../visit/filter-fields.js';
import { Answer } from './answer.js';
import { QuestionForm } from './question-form.js';
import { SaveSearch } from './saved/save-search.js';
import { SavedSearches } from './saved/saved-searches.js';
import styles from './search.module.css';

const wording = evidenceSearchWording.answer;

export const Ask = ({ canAsk, children }: { canAsk: boolean; children?: ReactNode }) => {
  const queries = useQueryClient();
  const exchange = useExchange();
  const isForgotten = useIsForgotten();
  const { ask, isPending, error, askedAt } = useAsk();
  /** An answer that was shown before does not take the focus again. */
  const [shownBefore] = useState(isPending ? undefined : askedAt);
  const outcome = useRef<HTMLDivElement>(null);
  /** Remounts the form when a saved search is asked again. */
  const [form, setForm] = useState(0);
  const isFailed = error !== null;
  useEffect(() => {
    if (isPending || isFailed) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [isPending, isFailed]);
  const isDone = !isPending && !isFailed;
  /** The pressed button disappears. */
  const askFromOutcome = (query: QueryEvidence) => {
    ask(query);
    outcome.current?.focus();
  };
  const askAgain = (query: QueryEvidence) => {
    keepDraft(queries, { question: query.question, fields: fieldsOf(query.filters) });
    setForm(form + 1);
    askFromOutcome(query);
  };
  return (
    <>
      <div className={styles.main}>
        <QuestionForm
          key={form}
          canAsk={canAsk}
          busy={isPending}
          retrievals={exchange?.answer.retrievals ?? []}
          hasAsked={exchange !== null || isForgotten || askedAt !== undefined}
          onAsk={(query) => ask(query)}
          onSuggested={() => outcome.current?.focus()}
        />
        <div ref={outcome} className={styles.outcome} tabIndex={-1}>
          {isPending && (
            <Card>
              <Spinner label={wording.searching} />
            </Card>
          )}
          {isFailed && !isSignedOut(error) && <Notice kind="danger" title={reasonOf(error) ?? wording.failed} />}
          {exchange && isDone && (
            <Answer
              key={askedAt}
              exchange={exchange}
              isNew={askedAt !== shownBefore}
              onAnyTime={() => askFromOutcome({ ...exchange.query, anyTime: true })}
            >
              <SaveSearch query={exchange.query} />
            </Answer>
          )}
          {isForgotten && isDone && <Notice title={wording.forgotten} />}
        </div>
      </div>
      <div className={styles.side}>
        <SavedSearches canAsk={canAsk} busy={isPending} onAsk={askAgain} />
        {children}
      </div>
    </>
  );
};
