import type { EvidenceAnswer } from '@evenhand/contracts/evidence/search';
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

interface AnswerProps {
  exchange: Exchange;
  /** True for an answer that has just arrived: it takes the focus. */
  isNew: boolean;
  /** Actions on the question, after its answer. */
  children?: ReactNode;
}

export const Answer = ({ exchange: { query, answer }, isNew, children }: AnswerProps) => {
  const { question, filters = {} } = query;
  const isNarrowed = Object.keys(filters).length > 0;
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
