import { Card } from '@evenhand/ui/card';
import { classNames } from '@evenhand/ui/class-names';
import { Notice } from '@evenhand/ui/notice';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Exchange } from '../../../visit/exchange.js';
import { Citation } from './citation.js';
import styles from './search.module.css';

const wording = evidenceSearchWording.answer;

interface AnswerProps {
  exchange: Exchange;
  /** True for an answer that has just arrived: it takes the focus. */
  isNew: boolean;
  /** Actions on the question. */
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
        {wording.titles[answer.kind]}
      </h2>
      <p className={styles.asked} dir="auto">
        {wording.asked(question)}
      </p>
      {children}
      {answer.kind === 'closest' && <Notice kind="attention" title={wording.closest} />}
      <p className={classNames(styles.words, answer.kind === 'answer' && styles.answer)} dir="auto">
        {answer.answer}
      </p>
      {answer.retrievals.length === 0 && isNarrowed && <p>{wording.narrowed}</p>}
      {answer.retrievals.length > 0 && (
        <>
          <h3>{answer.kind === 'closest' ? wording.closestPlaces : wording.places}</h3>
          <ol className={answer.kind === 'closest' ? `${styles.citations} ${styles.closest}` : styles.citations}>
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
    </Card>
  );
};
