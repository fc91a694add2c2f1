import { LONGEST_QUESTION, type QueryEvidence, type Retrieval } from '@evenhand/contracts/evidence/search';
import { Button } from '@evenhand/ui/button';
import { classNames } from '@evenhand/ui/class-names';
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
  const isTooLong = question.length > LONGEST_QUESTION;

  const ask = (asked: string) => {
    if (isBlocked || asked.trim() === '') return;
    change({ question: asked });
    onAsk({ question: asked, filters });
  };
  const askSuggested = (asked: string) => {
    ask(asked);
    onSuggested();
  };
  const hint = canAsk ? wording.question.hint : wording.wait;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong) ask(question);
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
            aria-invalid={isTooLong}
            autoComplete="off"
            enterKeyHint="search"
            value={question}
            onChange={({ target }) => change({ question: target.value })}
          />
          <Button type="submit" kind="primary" busy={busy} disabled={isBlocked || isTooLong || question.trim() === ''}>
            {wording.submit}
          </Button>
        </div>
        <p id={`${id}-hint`} className={classNames(styles.hint, isTooLong && styles.tooLong)} aria-live="polite">
          {isTooLong ? wording.question.tooLong(question.length, LONGEST_QUESTION) : hint}
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
