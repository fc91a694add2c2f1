import type { Article } from '@evenhand/contracts/agreement/document';
import { PROPOSAL_DAYS } from '@evenhand/contracts/agreement/proposals';
import type { Party } from '@evenhand/contracts/identity';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextArea } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { Failure } from '@evenhand/web-kit/failure';
import { Loaded } from '@evenhand/web-kit/loaded';
import { showToast } from '@evenhand/web-kit/toast';
import { proposalsWording as wording } from '@evenhand/wording/proposals';
import { useState } from 'react';
import { KeepNote } from '../comments/keep-note.js';
import { type Names, otherOf } from '../couple.js';
import { titleOf, useAnswerInWords } from './answer-in-words.js';
import { LivePrice } from './live-price.js';
import { PatchEditor } from './patch-editor.js';
import { fieldsIn, patchIn, type Received, recordIn, send, useProposals } from './proposal-calls.js';
import { useChange } from './proposal-changes.js';
import styles from './proposals.module.css';
import { usePrice } from './use-price.js';
import type { Request } from './use-request.js';

const words = wording.drawer;

interface ProposalFormProps {
  party: Party;
  names: Names;
  /** The other's proposal that this one answers. */
  counters?: string;
  request: Request;
  /** With them, what is written can be kept as a note. */
  articles?: readonly Article[];
  onSent: () => void;
}

type Closing = Received['closedBy'];

const Closed = ({ by }: { by: Closing }) =>
  by && (
    <Notice kind="attention">
      <p>{wording.closedBy[by]}</p>
    </Notice>
  );

const ProposalForm = (form: ProposalFormProps) => (
  <Loaded query={useProposals(form.party)} words={wording}>
    {({ closedBy, answers }) => (
      <>
        <Closed by={closedBy} />
        {(closedBy === null || form.request.isWritten) && (
          <Form {...form} answers={answers} isClosed={closedBy !== null} />
        )}
      </>
    )}
  </Loaded>
);

const Form = ({
  party,
  names,
  counters,
  request: { patch, reason, change },
  articles = [],
  onSent,
  answers,
  isClosed,
}: ProposalFormProps & { answers: Received['answers']; isClosed: boolean }) => {
  const [firstAnswers] = useState(() => JSON.stringify(answers));
  const price = usePrice(party, patch);
  const answerInWords = useAnswerInWords(party);
  const attempt = useAttempt();
  const name = names[otherOf(party)];
  const content = { patch, reason, ...(counters && { counters }) };
  const sending = useChange(
    party,
    () => send(party, { ...content, attempt: attempt.key(content) }),
    () => {
      attempt.done();
      showToast({ title: words.sentTitle(name), text: words.sent(name) });
      onSent();
    },
  );
  const isEmpty = fieldsIn(patch).length === 0;
  const record = recordIn({ ...patchIn(answers), ...patch });
  const asNote = () =>
    [...fieldsIn(patch).map((field) => words.asked(titleOf(field, party), answerInWords(field, record))), reason].join(
      '\n',
    );
  const isComplete = !isEmpty && price.asks.length === 0 && reason.trim() !== '';
  return (
    <div className={styles.form}>
      {!isClosed && JSON.stringify(answers) !== firstAnswers && (
        <Notice kind="attention">
          <p>{words.draftChanged}</p>
        </Notice>
      )}
      <PatchEditor
        {...{ party, answers, patch, articles }}
        asks={price.asks}
        onChange={(next) => change({ patch: next })}
      />
      <LivePrice {...{ party, names, price }} />
      {!isEmpty && (
        <>
          <TextArea
            label={words.why}
            hint={words.whyHint(name)}
            maxLength={1_000}
            value={reason}
            onChange={(next) => change({ reason: next })}
          />
          <p className={styles.quiet}>
            {words.nothingSent} {words.until(name, PROPOSAL_DAYS)}
          </p>
          <Failure error={sending.error} otherwise={words.failed} />
          <Actions>
            <Button
              kind="primary"
              disabled={!isComplete || isClosed}
              busy={sending.isPending}
              onClick={() => sending.mutate()}
            >
              {words.send(name)}
            </Button>
            {isComplete && (
              <KeepNote party={party} articles={articles} fields={fieldsIn(patch)} text={asNote()} onKept={onSent} />
            )}
          </Actions>
        </>
      )}
    </div>
  );
};

export default ProposalForm;
