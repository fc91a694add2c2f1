import type { Article } from '@evenhand/contracts/agreement/document';
import type { NegotiableField } from '@evenhand/contracts/agreement/negotiable';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import type { Rewording } from '@evenhand/contracts/intake/rewordings';
import { Button } from '@evenhand/ui/button';
import { SelectInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { intakeWording } from '@evenhand/wording/intake';
import { proposalsWording as wording } from '@evenhand/wording/proposals';
import { useState } from 'react';
import { bySubject, subjectOf } from '../answers/subjects.js';
import { Question } from '../questions/question.js';
import { titleOf, useAnswerInWords } from './answer-in-words.js';
import { OwnWords } from './own-words.js';
import { fieldsIn, patchIn, type Received, recordIn } from './proposal-calls.js';
import styles from './proposals.module.css';

const words = wording.drawer;

/** An amount of child support needs its reason in the text. */
const NEEDS: Partial<Record<NegotiableField, NegotiableField>> = { agreedChildSupportAmount: 'childSupportReason' };

interface PatchEditorProps {
  party: Party;
  answers: Received['answers'];
  /** With amounts in cents. */
  patch: IntakeChanges;
  /** Fields that the patch leaves blank: they are asked as well. */
  asks: readonly NegotiableField[];
  /** With them, a sentence can be written in own words. */
  articles?: readonly Article[];
  onChange: (patch: IntakeChanges) => void;
}

/** Chooses answers of the agreement and asks the intake's own questions for other ones. */
export const PatchEditor = ({ party, answers, patch, asks, articles = [], onChange }: PatchEditorProps) => {
  const now = patchIn(answers);
  const [added, setAdded] = useState(fieldsIn(patch));
  const answerInWords = useAnswerInWords(party);
  // A field that was asked for stays once it is answered.
  const chosen = [...new Set([...added, ...fieldsIn(patch), ...asks])];
  const record = recordIn({ ...now, ...patch });
  const kept = now.rewordings ?? [];
  const offered = fieldsIn(articles.length > 0 ? { ...now, rewordings: kept } : now);
  const options = bySubject(offered.filter((field) => !chosen.includes(field))).flatMap(({ fields }) => fields);
  const reword = (rewordings: Rewording[]) => {
    const { rewordings: _, ...others } = patch;
    const isAsBefore = JSON.stringify(rewordings) === JSON.stringify(kept);
    onChange(isAsBefore ? others : { ...others, rewordings: rewordings.length > 0 ? rewordings : null });
  };
  const choose = (value: string) => {
    const field = options.find((option) => option === value);
    if (!field) return;
    const needed = NEEDS[field];
    const isToBeAdded = needed && !chosen.includes(needed);
    setAdded([...chosen, field, ...(isToBeAdded ? [needed] : [])]);
  };
  const leave = (field: NegotiableField) => {
    setAdded(chosen.filter((one) => one !== field));
    onChange(Object.fromEntries(Object.entries(patch).filter(([one]) => one !== field)));
  };
  return (
    <>
      {chosen.map((field) => (
        <fieldset key={field} className={styles.chosen}>
          <legend>{titleOf(field, party)}</legend>
          {asks.includes(field) && (
            <Notice kind="attention" title={words.needed} quiet>
              <p>{words.neededMeans}</p>
            </Notice>
          )}
          {field === 'rewordings' && articles.length > 0 ? (
            <OwnWords {...{ articles, kept }} rewordings={record.rewordings ?? []} onChange={reword} />
          ) : (
            <>
              <p className={styles.quiet}>{words.now(answerInWords(field, recordIn(now)))}</p>
              <Question
                field={field}
                record={record}
                error={null}
                reader={party}
                onChange={(changes) => onChange({ ...patch, ...changes })}
              />
            </>
          )}
          {(field in patch || !asks.includes(field)) && (
            <Button kind="quiet" onClick={() => leave(field)}>
              {words.leave(titleOf(field, party))}
            </Button>
          )}
        </fieldset>
      ))}
      {options.length > 0 && (
        <SelectInput
          label={chosen.length === 0 ? words.which : words.another}
          empty={words.choose}
          value=""
          onChange={choose}
          options={options.map((field) => ({
            value: field,
            label: titleOf(field, party),
            group: intakeWording.subjects[subjectOf[field]],
          }))}
        />
      )}
    </>
  );
};
