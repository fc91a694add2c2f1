import type { QueryEvidence } from '@evenhand/contracts/evidence/search';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { TextInput } from '@evenhand/ui/inputs';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import type { FormEvent } from 'react';
import { useDraft } from './draft.js';
import { filtersOf } from './filter-fields.js';
import { Filters } from './filters.js';
import { Suggestions } from './suggestions.js';

const wording = evidenceSearchWording.ask;
const LONGEST_QUESTION = 1_000;

interface QuestionFormProps {
  /** False until something is there to be found. */
  canAsk: boolean;
  busy: boolean;
  /** Something was asked in this visit: what comes of it matters more than suggestions. */
  hasAsked: boolean;
  onAsk: (query: QueryEvidence) => void;
  /** The suggestion that was pressed folds away: somebody has to take the focus. */
  onSuggested: () => void;
}

export const QuestionForm = ({ canAsk, busy, hasAsked, onAsk, onSuggested }: QuestionFormProps) => {
  const { question, fields, change } = useDraft();
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
    <Card title={wording.title}>
      <form onSubmit={submit}>
        <TextInput
          {...wording.question}
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
          enterKeyHint="search"
          value={question}
          onChange={(typed) => change({ question: typed })}
        />
        <Filters fields={fields} onChange={(filled) => change({ fields: filled })} />
        {!canAsk && <p>{wording.wait}</p>}
        <Actions>
          <Button type="submit" kind="primary" busy={busy} disabled={isBlocked || question.trim() === ''}>
            {wording.submit}
          </Button>
        </Actions>
      </form>
      <Suggestions isOpen={!hasAsked} disabled={isBlocked} onAsk={askSuggested} />
    </Card>
  );
};
