import type { AnswerPeriod, EvidenceAnswer } from '@evenhand/contracts/evidence/search';
import { longDate } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { classNames } from '@evenhand/ui/class-names';
import { Notice } from '@evenhand/ui/notice';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Exchange } from '../../../visit/exchange.js';
import { Citation } from './citation.js';
import styles from './search.module.css';

const wording = evidenceSearchWording.answer;

const titleOf = ({ kind, otherPerson }: EvidenceAnswer): string =>
  otherPerson ? wording.otherPerson.title(otherPerson.asked, otherPerson.writers) : wording.titles[kind];

const Caution = ({ kind, otherPerson }: EvidenceAnswer) => {
  if (otherPerson) return <Notice title={wording.otherPerson.notice(otherPerson.asked, otherPerson.writers)} />;
  return kind === 'closest' && <Notice kind="attention" title={wording.closest} />;
};

const daysOf = ({ from, to }: AnswerPeriod): string => {
  const { between, since, until } = wording.period;
  if (from === null) return until(longDate(to ?? ''));
  if (to === null) return since(longDate(from));
  return from === to ? longDate(from) : between(longDate(from), longDate(to));
};

interface PeriodProps {
  period: AnswerPeriod;
  hasPlaces: boolean;
  onAnyTime: () => void;
}

/** The time that was understood; it can be taken away. */
const Period = ({ period, hasPlaces, onAnyTime }: PeriodProps) => (
  <p className={styles.period}>
    {wording.period[period.isApplied ? 'only' : hasPlaces ? 'nothing' : 'none'](daysOf(period))}
    {period.isApplied && (
      <Button kind="quiet" onClick={onAnyTime}>
        {wording.period.remove}
      </Button>
    )}
  </p>
);

interface AnswerProps {
  exchange: Exchange;
  /** True for an answer that has just arrived: it takes the focus. */
  isNew: boolean;
  /** Asks again without the time that the question names. */
  onAnyTime: () => void;
  /** Actions on the question, after its answer. */
  children?: ReactNode;
}

export const Answer = ({ exchange: { query, answer }, isNew, onAnyTime, children }: AnswerProps) => {
  const { question, filters = {} } = query;
  const isNarrowed = Object.keys(filters).length > 0;
  const isOfSomeTime = answer.period?.isApplied === true || filters.from !== undefined || filters.to !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(answer)}
      </h2>
      <p className={styles.asked} dir="auto">
        {wording.asked(question)}
      </p>
      {answer.noSuchDay && <Notice quiet title={wording.noSuchDay(answer.noSuchDay, isOfSomeTime)} />}
      {answer.period && (
        <Period period={answer.period} hasPlaces={answer.retrievals.length > 0} onAnyTime={onAnyTime} />
      )}
      <Caution {...answer} />
      <p className={classNames(styles.words, answer.kind === 'answer' && styles.answer)} dir="auto">
        {answer.answer}
      </p>
      {answer.retrievals.length === 0 && isNarrowed && <p>{wording.narrowed}</p>}
      {answer.retrievals.length > 0 && (
        <>
          <h3>{answer.kind === 'answer' ? wording.places : wording.closestPlaces}</h3>
          <ol className={classNames(styles.citations, answer.kind === 'closest' && styles.closest)}>
            {answer.retrievals.map((citation, index) => (
              <Citation
                key={`${citation.fileId} ${citation.position} ${citation.snippet}`}
                citation={citation}
                number={index + 1}
                question={question}
              />
            ))}
          </ol>
        </>
      )}
      {children}
    </Card>
  );
};
