import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { Why } from '@evenhand/ui/why';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { GuidelineAmount } from './guideline-amount.js';
import { Question } from './question.js';
import type { Screen } from './screens.js';
import { TermsOf } from './terms-of.js';
import { answerId } from './use-screen-focus.js';

interface SubjectQuestionsProps {
  screen: Screen;
  record: IntakeRecord;
  problems: readonly FieldProblem[];
  onChange: (changes: IntakeChanges) => void;
}

/** The questions about one subject, and once for all of them why they are asked. */
export const SubjectQuestions = ({
  screen: { subject, fields },
  record,
  problems,
  onChange,
}: SubjectQuestionsProps) => (
  <>
    {fields.map((field) => (
      <div key={field} id={answerId(field)}>
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
