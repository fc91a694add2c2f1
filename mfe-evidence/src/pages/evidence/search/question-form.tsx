import type { QueryEvidence, Retrieval } from '@evenhand/contracts/evidence/search';
import { Button } from '@evenhand/ui/button';
import { Search } from '@evenhand/ui/icons';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { type FormEvent, useId } from 'react';
import { useDraft } from '../../../visit/draft.js';
import { filtersOf } from '../../../visit/filter-fields.js';
import { Filters } from './filters.js';
import styles from './search.module.css';
import { Suggestions } from './suggestions.js';
import { Timeline } from './timeline.js';

const wording = evidenceSearchWording.ask;
const LONGEST_QUESTION = 1_000;

interface QuestionFormProps {
  /** False while no file is searchable. */
  canAsk: boolean;
  busy: boolean;
  /** Folds the suggestions once a question was asked. */
  hasAsked: boolean;
  /** The passages found last. */
  retrievals: readonly Retrieval[];
  onAsk: (query: QueryEvidence) => void;
  /** For focus: the pressed suggestion is folded away. */
  onSuggested: () => void;
}

export const QuestionForm = ({ canAsk, busy, hasAsked, retrievals, onAsk, onSuggested }: QuestionFormProps) => {
  const { question, fields, change } = useDraft();
  const id = useId();
  const filters = filtersOf(fields);
  const isBlocked = busy || !canAsk || filters === null;

  const ask = (asked: string) => {
    if (isBlocked || asked.trim() === '') return;
    change({ question: asked });
    onAsk({ question: asked, filters });
  };
  const askSuggested = (asked: string) => {
    ask(asked);
    onSuggested();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(question);
  };

  return (
    <section className={styles.ask}>
      <h2 className="visually-hidden">{wording.title}</h2>
      <form onSubmit={submit}>
        <label className={styles.label} htmlFor={id}>
          {wording.question.label}
        </label>
        <div className={styles.box}>
          <Search aria-hidden="true" size={20} />
          <input
            id={id}
            aria-describedby={`${id}-hint`}
            dir="auto"
            maxLength={LONGEST_QUESTION}
            autoComplete="off"
            enterKeyHint="search"
            value={question}
            onChange={({ target }) => change({ question: target.value })}
          />
          <Button type="submit" kind="primary" busy={busy} disabled={isBlocked || question.trim() === ''}>
            {wording.submit}
          </Button>
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {canAsk ? wording.question.hint : wording.wait}
        </p>
        <Filters fields={fields} onChange={(filled) => change({ fields: filled })} />
      </form>
      <Timeline
        fields={fields}
        retrievals={retrievals}
        onChoose={(days) => change({ fields: { ...fields, ...days } })}
      />
      <Suggestions isOpen={!hasAsked} disabled={isBlocked} onAsk={askSuggested} />
    </section>
  );
};
