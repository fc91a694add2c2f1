import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { readerOf } from '@evenhand/contracts/intake/readers';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { Why } from '@evenhand/ui/why';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { readersWording } from '@evenhand/wording/readers';
import { Question } from '../../questions/question.js';
import { GuidelineAmount } from './guideline-amount.js';
import styles from './intake.module.css';
import type { Screen } from './screens.js';
import { TermsOf } from './terms-of.js';
import { answerId } from './use-screen-focus.js';

interface SubjectQuestionsProps {
  screen: Screen;
  record: IntakeRecord;
  problems: readonly FieldProblem[];
  onChange: (changes: IntakeChanges) => void;
}

export const SubjectQuestions = ({
  screen: { subject, fields },
  record,
  problems,
  onChange,
}: SubjectQuestionsProps) => (
  <>
    {fields.map((field, index) => (
      <div key={field} id={answerId(field)}>
        <ReadBy field={field} before={fields[index - 1]} record={record} />
        <Question
          field={field}
          record={record}
          error={problems.find(({ pointer }) => pointer.split('/').includes(field))?.detail ?? null}
          onChange={onChange}
        />
        {field === 'childSupportPayer' && <GuidelineAmount record={record} />}
      </div>
    ))}
    <Why label={wording.whyWeAsk} about={wording.subjects[subject]}>
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt>{wording.fields[field].label}</dt>
            <dd>{wording.fields[field].why}</dd>
          </div>
        ))}
      </dl>
      <TermsOf subject={subject} />
    </Why>
  </>
);

interface ReadByProps {
  field: IntakeField;
  before: IntakeField | undefined;
  record: IntakeRecord;
}

/** Shown when the readers differ from those of the previous question. */
const ReadBy = ({ field, before, record }: ReadByProps) => {
  const reader = readerOf(field, record);
  if (before && readerOf(before, record) === reader) return null;
  return <p className={styles.reader}>{readersWording[reader]}</p>;
};
