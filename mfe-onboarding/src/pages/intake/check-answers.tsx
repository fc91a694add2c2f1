import type { Child, IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { intakeSteps, isAsked, isNeeded } from '@evenhand/contracts/intake/steps';
import { cents } from '@evenhand/contracts/money';
import { Answers } from '@evenhand/ui/answers';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { inDollars } from '@evenhand/web-kit/amount';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { ChangeLink } from '../answers/change-link.js';
import { calendarDay } from '../dates.js';
import styles from './intake.module.css';
import { partyOptions, provinceOptions } from './options.js';
import { questionKinds } from './question-kinds.js';

const childInWords = ({ name, birthdate, specialNeeds }: Child): string =>
  [name ?? wording.check.unanswered, birthdate && calendarDay(birthdate), specialNeeds && wording.child.specialNeeds]
    .filter(Boolean)
    .join(', ');

const labelIn = (options: readonly { value: string; label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label;

/** An answer as it is read back; null when there is none. */
const inWords = (field: IntakeField, record: IntakeRecord): string | null => {
  const { kind } = questionKinds[field];
  if (field === 'children') return record.children?.length ? record.children.map(childInWords).join('\n') : null;
  const value: unknown = record[field];
  if (kind === 'yes') return value ? wording.check.yes : wording.check.no;
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (kind === 'amount') return inDollars(cents(Number(value)));
  if (kind === 'date') return calendarDay(String(value));
  if (kind === 'party') return labelIn(partyOptions(record), value) ?? null;
  if (kind === 'province') return labelIn(provinceOptions, value) ?? null;
  return Array.isArray(value) ? value.join('\n') : String(value);
};

/** Everything that was answered, by step, each with the way to its question while it may be changed. */
export const CheckAnswers = ({ record, mayChange }: { record: IntakeRecord; mayChange: boolean }) => {
  const openAnswers = intakeSteps
    .flatMap(({ fields }) => [...fields])
    .filter((field) => isAsked(field, record) && isNeeded(field) && inWords(field, record) === null);

  return (
    <>
      {mayChange && openAnswers.length > 0 && (
        <Notice kind="attention" title={wording.check.missingTitle}>
          <p>{wording.check.missing}</p>
        </Notice>
      )}
      {intakeSteps.map(({ step, fields }) => (
        <div key={step} className={styles.section}>
          <Card title={wording.steps[step].name}>
            <Answers
              rows={fields
                .filter((field) => isAsked(field, record))
                .map((field) => ({
                  key: field,
                  question: wording.fields[field].label,
                  answer:
                    inWords(field, record) ?? (isNeeded(field) ? wording.check.unanswered : wording.check.leftEmpty),
                  action: mayChange && (
                    <ChangeLink
                      field={field}
                      from="check"
                      className={buttonClass('quiet')}
                      label={wording.check.changeWhat(wording.fields[field].label)}
                    >
                      {wording.check.change}
                    </ChangeLink>
                  ),
                }))}
            />
          </Card>
        </div>
      ))}
    </>
  );
};
