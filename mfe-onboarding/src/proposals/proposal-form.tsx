import { type NegotiableField, PROPOSAL_DAYS } from '@evenhand/contracts/agreement/proposals';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { SelectInput, TextArea } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { Failure } from '@evenhand/web-kit/failure';
import { Loaded } from '@evenhand/web-kit/loaded';
import { proposalsWording as wording } from '@evenhand/wording/proposals';
import { useState } from 'react';
import { inWords } from '../questions/answer-in-words.js';
import { Question } from '../questions/question.js';
import { LivePrice } from './live-price.js';
import {
  fieldsIn,
  type Names,
  otherOf,
  patchIn,
  type Received,
  recordIn,
  send,
  useChange,
  useProposals,
} from './proposal-calls.js';
import styles from './proposals.module.css';

const words = wording.drawer;

interface ProposalFormProps {
  party: Party;
  names: Names;
  /** The other's proposal that this one answers. */
  counters?: string;
  /** Filled in at the beginning, with amounts in cents. */
  start?: IntakeChanges;
  onSent: () => void;
}

const ProposalForm = (form: ProposalFormProps) => (
  <Loaded query={useProposals(form.party)} words={wording}>
    {(received) =>
      received.isOpen ? (
        <Form {...form} answers={received.answers} />
      ) : (
        <Notice quiet>
          <p>{wording.closed}</p>
        </Notice>
      )
    }
  </Loaded>
);

/** An amount of child support needs its reason in the text. */
const NEEDS: Partial<Record<NegotiableField, NegotiableField>> = { agreedChildSupportAmount: 'childSupportReason' };

const Form = ({
  party,
  names,
  counters,
  start = {},
  onSent,
  answers,
}: ProposalFormProps & { answers: Received['answers'] }) => {
  const now = patchIn(answers);
  const [patch, setPatch] = useState(start);
  const [chosen, setChosen] = useState(fieldsIn(start));
  const [reason, setReason] = useState('');
  const attempt = useAttempt();
  const name = names[otherOf(party)];
  const content = { patch, reason, ...(counters && { counters }) };
  const sending = useChange(
    party,
    () => send(party, { ...content, attempt: attempt.key(content) }),
    () => {
      attempt.done();
      onSent();
    },
  );
  const record = recordIn({ ...now, ...patch });
  const options = fieldsIn(now).filter((field) => !chosen.includes(field));
  const choose = (value: string) => {
    const field = options.find((option) => option === value);
    if (!field) return;
    const needed = NEEDS[field];
    const isToBeAdded = needed && !chosen.includes(needed);
    setChosen([...chosen, field, ...(isToBeAdded ? [needed] : [])]);
  };
  const leave = (field: NegotiableField) => {
    setChosen(chosen.filter((one) => one !== field));
    setPatch(Object.fromEntries(Object.entries(patch).filter(([one]) => one !== field)));
  };
  const isComplete = fieldsIn(patch).length > 0 && reason.trim() !== '';
  return (
    <div className={styles.form}>
      {chosen.map((field) => (
        <fieldset key={field} className={styles.chosen}>
          <legend>{wording.fields[field]}</legend>
          <p className={styles.quiet}>{words.now(inWords(field, recordIn(now)) ?? words.open)}</p>
          <Question
            field={field}
            record={record}
            error={null}
            reader={party}
            onChange={(changes) => setPatch((before) => ({ ...before, ...changes }))}
          />
          <Button kind="quiet" onClick={() => leave(field)}>
            {words.leave(wording.fields[field])}
          </Button>
        </fieldset>
      ))}
      {options.length > 0 && (
        <SelectInput
          label={chosen.length === 0 ? words.which : words.another}
          empty={words.choose}
          value=""
          onChange={choose}
          options={options.map((field) => ({ value: field, label: wording.fields[field] }))}
        />
      )}
      <LivePrice party={party} names={names} patch={patch} />
      {chosen.length > 0 && (
        <>
          <TextArea
            label={words.why}
            hint={words.whyHint(name)}
            maxLength={1_000}
            value={reason}
            onChange={setReason}
          />
          <p className={styles.quiet}>
            {words.nothingSent} {words.until(name, PROPOSAL_DAYS)}
          </p>
          <Failure error={sending.error} otherwise={words.failed} />
          <Actions>
            <Button kind="primary" disabled={!isComplete} busy={sending.isPending} onClick={() => sending.mutate()}>
              {words.send(name)}
            </Button>
          </Actions>
        </>
      )}
    </div>
  );
};

export default ProposalForm;
