import { isAsked, isNeeded } from '@evenhand/contracts/intake/asked';
import { chosenDays } from '@evenhand/contracts/intake/parenting-facts';
import { facts, type IntakeField, type IntakeRecord } from '@evenhand/contracts/intake/record';
import { intakeSteps } from '@evenhand/contracts/intake/steps';
import { cents } from '@evenhand/contracts/money';
import { longDate } from '@evenhand/contracts/toronto';
import { Answers } from '@evenhand/ui/answers';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { inDollars } from '@evenhand/web-kit/amount';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { ChangeLink } from '../../answers/change-link.js';
import styles from './intake.module.css';
import { cellsOf, type ListKind, type PlainKind } from './kinds.js';
import { childHomeOptions, partyOptions, provinceOptions } from './options.js';
import { questionKinds } from './question-kinds.js';

const labelIn = (options: readonly { value: string; label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label;

const daysInWords = ({ scheduleDays, partnerName }: IntakeRecord): string | null => {
  const { you, partner, share } = wording.twoWeeks;
  const chosen = chosenDays(scheduleDays);
  const own = chosen?.filter((party) => party === 'owner').length ?? 0;
  return chosen && `${share(you, own)}, ${share(partnerName?.trim() || partner, chosen.length - own)}`;
};

/** An answer as text; null without one. */
const valueInWords = (kind: PlainKind, value: unknown, record: IntakeRecord): string | null => {
  if (kind.kind === 'yes') return value ? wording.check.yes : wording.check.no;
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (kind.kind === 'amount') return inDollars(cents(Number(value)));
  if (kind.kind === 'date') return longDate(String(value));
  if (kind.kind === 'party') return labelIn(partyOptions(record), value) ?? null;
  if (kind.kind === 'two-weeks') return daysInWords(record);
  if (kind.kind === 'province') return labelIn(provinceOptions, value) ?? null;
  if (kind.kind === 'child-home') return labelIn(childHomeOptions, value) ?? null;
  return Array.isArray(value) ? value.join('\n') : String(value);
};

/** A list row as one line: ticked questions by their label, other answers by their value. */
const rowInWords = (list: ListKind, row: object, record: IntakeRecord): string =>
  cellsOf(list, row, record)
    .map(({ kind, label, value }) => {
      if (kind.kind === 'yes') return value ? label : null;
      return valueInWords(kind, value, record);
    })
    .filter(Boolean)
    .join(', ') || wording.check.unanswered;

const inWords = (field: IntakeField, record: IntakeRecord): string | null => {
  const kind = questionKinds[field];
  if (kind.kind !== 'list') return valueInWords(kind, record[field], record);
  const value: unknown = record[field];
  const rows: object[] = Array.isArray(value) ? value : [];
  return rows.length > 0 ? rows.map((row) => rowInWords(kind, row, record)).join('\n') : null;
};

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
