import type { Endpoint } from '@evenhand/contracts/endpoint';
import type { Working as CalculatedWorking } from '@evenhand/contracts/finance/calculators/working';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { call } from '@evenhand/web-kit/call';
import { TryAgain } from '@evenhand/web-kit/failure';
import { reasonOf } from '@evenhand/web-kit/problem-error';
import { useTitle } from '@evenhand/web-kit/title';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { type ComponentType, type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import styles from './calculator.module.css';
import { entriesOf, type Field, listsOf, type Written } from './field';
import { Fields } from './fields';
import { type Problems, readQuestion } from './read-question';
import { Result } from './result';
import { useCalculation } from './use-calculation';
import { useFocusAfterAsking } from './use-focus-after-asking';
import { useWritten } from './use-written';

interface CalculatorProps<Asked, Question extends Asked, Answer> {
  words: { title: string; lead: string };
  /** The endpoint that calculates; its body schema also validates the form. */
  ask: Endpoint<z.ZodType<Question, Asked>, z.ZodType<Answer>>;
  fields: (written: Written) => readonly Field[];
  headline: ComponentType<Answer>;
  /** Shown below the form. */
  children?: ReactNode;
}

const NONE: Problems = {};

/** A calculator: the form, and next to it the result of the last calculation. */
export function Calculator<Asked, Question extends Asked, Answer extends CalculatedWorking>({
  words: { title, lead },
  ask: endpoint,
  fields: fieldsFor,
  headline: Headline,
  children,
}: CalculatorProps<Asked, Question, Answer>) {
  useTitle(title);
  const { asked, isAsked, written, change, keep, ask } = useWritten(fieldsFor);
  const [refused, setRefused] = useState(NONE);
  const reading = readQuestion(endpoint.body, fieldsFor(asked), asked);
  const question = isAsked && 'question' in reading ? reading.question : null;
  const calculation = useCalculation(title, question, (now) => call(endpoint, now));
  const fields = fieldsFor(written);
  const problems = { ...calculation.problems, ...refused };
  const { form, result, expectAnswer } = useFocusAfterAsking(problems, calculation.answer);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = readQuestion(endpoint.body, fields, written);
    setRefused('problems' in now ? now.problems : NONE);
    expectAnswer();
    if ('problems' in now) return;
    if (calculation.failure) calculation.again();
    void ask();
  };

  return (
    <Page kind="public" title={title} lead={lead}>
      <div className={styles.columns}>
        <form ref={form} className={styles.form} noValidate onSubmit={submit} onBlur={keep}>
          <Fields fields={fields} written={written} problems={problems} onChange={change} />
          <Elsewhere problems={problems} fields={fields} written={written} />
          <Button kind="primary" type="submit" busy={calculation.isOnItsWay}>
            {calculation.isOnItsWay ? wording.calculating : wording.calculate}
          </Button>
          <p className={styles.small}>{wording.privacy}</p>
          {children}
          <p className={styles.small}>
            <Link to="/calculators">{wording.all}</Link>
          </p>
        </form>
        <section className={styles.result} aria-labelledby="result">
          <h2 id="result" ref={result} tabIndex={-1}>
            {wording.result.heading}
          </h2>
          {calculation.isOnItsWay && <Spinner label={wording.calculating} />}
          {calculation.failure && (
            <TryAgain
              sentence={reasonOf(calculation.failure) ?? wording.failed}
              error={calculation.failure}
              label={wording.tryAgain}
              onPress={calculation.again}
            />
          )}
          {calculation.answer && (
            <Result answer={calculation.answer} entries={entriesOf(fieldsFor(asked), asked)} asked={asked}>
              <Headline {...calculation.answer} />
            </Result>
          )}
          {calculation.isIdle && <p className={styles.small}>{wording.result.none}</p>}
        </section>
      </div>
    </Page>
  );
}

/** Problems that belong to no single field. */
const Elsewhere = ({
  problems,
  fields,
  written,
}: {
  problems: Problems;
  fields: readonly Field[];
  written: Written;
}) => {
  if (Object.keys(problems).length === 0) return null;
  const drawn = new Set([...entriesOf(fields, written), ...listsOf(fields)].map(({ name }) => name));
  const elsewhere = Object.entries(problems).filter(([name]) => !drawn.has(name));
  return (
    <Notice kind="danger" title={wording.refused}>
      {elsewhere.length > 0 && (
        <ul>
          {elsewhere.map(([name, sentence]) => (
            <li key={name}>{sentence}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
};
