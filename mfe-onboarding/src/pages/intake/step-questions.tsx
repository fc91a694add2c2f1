import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { isAsked } from '@evenhand/contracts/intake/steps';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { Why } from '@evenhand/ui/why';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { Fragment } from 'react';
import type { Changes } from './draft-keeper.js';
import { GuidelineAmount } from './guideline-amount.js';
import styles from './intake.module.css';
import { Question } from './question.js';
import { bySubject } from './subjects.js';

interface StepQuestionsProps {
  fields: readonly IntakeField[];
  record: IntakeRecord;
  problems: readonly FieldProblem[];
  onChange: (changes: Changes) => void;
  /** Told which questions somebody has come to. */
  onSubject: (fields: IntakeField[]) => void;
}

/** The questions of a step, gathered by what they are about; why they are asked is told once for each subject. */
export const StepQuestions = ({ fields, record, problems, onChange, onSubject }: StepQuestionsProps) =>
  bySubject(fields.filter((field) => isAsked(field, record))).map(({ subject, fields: asked }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus is
    <div key={subject} className={styles.subject} onFocus={() => onSubject(asked)}>
      <h3>{wording.subjects[subject]}</h3>
      {asked.map((field) => (
        <Fragment key={field}>
          <Question
            field={field}
            record={record}
            error={problems.find(({ pointer }) => pointer.split('/').includes(field))?.detail ?? null}
            onChange={onChange}
          />
          {field === 'childSupportPayer' && <GuidelineAmount record={record} />}
        </Fragment>
      ))}
      <Why label={wording.whyWeAsk} about={wording.subjects[subject]}>
        <dl>
          {asked.map((field) => (
            <div key={field}>
              <dt>{wording.fields[field].label}</dt>
              <dd>{wording.fields[field].why}</dd>
            </div>
          ))}
        </dl>
      </Why>
    </div>
  ));
