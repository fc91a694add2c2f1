import {
  type ChildSupport,
  type ChildSupportQuestion,
  calculateChildSupport,
} from '@evenhand/contracts/finance/calculators/child-support';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { dayOf, longDate } from '@evenhand/contracts/toronto';
import { LineByLine } from '@evenhand/ui/line-by-line';
import { inDollars } from '@evenhand/web-kit/amount';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { useQuery } from '@tanstack/react-query';
import { useSettled } from '../../questions/use-settled.js';
import { guidelineQuestion } from './guideline-question.js';
import styles from './intake.module.css';

const words = wording.guideline;
const AFTER_MS = 600;

/** The Guidelines' amount for the answers so far, or the answers it still needs. */
export const GuidelineAmount = ({ record }: { record: IntakeRecord }) => {
  const found = guidelineQuestion(record, dayOf(new Date()));
  if (found === 'not-settled-by-tables') return null;
  return (
    <section className={styles.guideline} aria-label={words.title} aria-live="polite">
      <h2 className={styles.guidelineTitle}>{words.title}</h2>
      {found === 'contradiction' && <p>{words.check}</p>}
      {found !== 'contradiction' && 'missing' in found && <Missing fields={found.missing} />}
      {found !== 'contradiction' && 'question' in found && <Amount question={found.question} />}
    </section>
  );
};

const Missing = ({ fields }: { fields: readonly IntakeField[] }) => (
  <>
    <p>{words.missing}</p>
    <ul>
      {fields.map((field) => (
        <li key={field}>{field === 'children' ? words.birthdates : wording.fields[field].label}</li>
      ))}
    </ul>
  </>
);

const Amount = ({ question }: { question: ChildSupportQuestion }) => {
  const settled = useSettled(question, AFTER_MS);
  const { data, error } = useQuery({
    queryKey: [calculateChildSupport.path, settled],
    queryFn: () => call(calculateChildSupport, settled),
  });
  if (error) return <p>{sentenceOf(error, words.failed)}</p>;
  return data ? <Calculated {...data} /> : <p>{words.calculating}</p>;
};

const Calculated = ({ payor, monthly, steps, notices }: ChildSupport) => (
  <>
    <p className={styles.guidelineAmount}>
      {payor === null ? words.nobodyPays : words.pays[payor](inDollars(monthly))}
    </p>
    {notices.map(({ sentence }) => (
      <p key={sentence} className={styles.guidelineNote}>
        {sentence}
      </p>
    ))}
    <LineByLine
      title={words.working}
      columns={words.columns}
      lines={steps.map(({ label, amount, citation, inForce }) => ({
        label,
        amount,
        note: inForce ? `${citation}, ${words.inForce(longDate(inForce))}` : citation,
      }))}
    />
    <p className={styles.guidelineNote}>{words.notAdvice}</p>
  </>
);
