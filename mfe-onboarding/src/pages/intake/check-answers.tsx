import { isAsked, isNeeded } from '@evenhand/contracts/intake/asked';
import { facts, type IntakeField, type IntakeRecord } from '@evenhand/contracts/intake/record';
import { intakeSteps } from '@evenhand/contracts/intake/steps';
import { Answers } from '@evenhand/ui/answers';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { ChangeLink } from '../../answers/change-link.js';
import { inWords } from '../../questions/answer-in-words.js';
import styles from './intake.module.css';

/** Optional fields are listed only when answered or required by another answer. */
const isReadBack = (field: IntakeField, record: IntakeRecord): boolean =>
  isAsked(field, record) &&
  (!(field in facts) || isNeeded(field, record) || (record[field] !== undefined && inWords(field, record) !== null));

export const CheckAnswers = ({ record, mayChange }: { record: IntakeRecord; mayChange: boolean }) => {
  const openAnswers = intakeSteps
    .flatMap(({ fields }) => [...fields])
    .filter((field) => isAsked(field, record) && isNeeded(field, record) && inWords(field, record) === null);

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
                .filter((field) => isReadBack(field, record))
                .map((field) => ({
                  key: field,
                  question: wording.fields[field].label,
                  answer:
                    inWords(field, record) ??
                    (isNeeded(field, record) ? wording.check.unanswered : wording.check.leftEmpty),
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
