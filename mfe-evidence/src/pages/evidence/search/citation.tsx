import type { ContextLine, Retrieval } from '@evenhand/contracts/evidence/search';
import { longMoment } from '@evenhand/contracts/toronto';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { Link } from 'react-router-dom';
import { Marked } from './marked.js';
import styles from './search.module.css';

interface Place {
  fileId: string;
  position: number;
}

/** The address of a cited passage: ids only, no text of the evidence. */
const placePath = ({ fileId, position }: Place): string => `/evidence/files/${fileId}/passages/${position}`;

const wording = evidenceSearchWording.answer;

/** Removes empty lines, which would push the next quote off the screen. */
const withoutGaps = (text: string): string => text.replaceAll(/\n\s*\n/gu, '\n');

interface CitationProps {
  citation: Retrieval;
  /** From 1, in the order of the answer. */
  number: number;
  question: string;
}

/** Messages directly before or after a quote. */
const Said = ({ lines, own }: { lines: ContextLine[]; own: number }) =>
  lines.map(({ position, people: [sender], text }) => (
    <p key={position} dir="auto" className={styles.beside}>
      {sender && position !== own && <bdi>{sender}: </bdi>}
      {withoutGaps(text)}
    </p>
  ));

export const Citation = ({ citation, number, question }: CitationProps) => {
  const { filename, path, score, snippet, people, at, alsoAt, beside, position } = citation;
  const [sender, ...others] = people;
  return (
    <li className={styles.citation}>
      <p className={styles.who}>
        <span className={styles.number}>{wording.place(number)}</span>
        {sender && <bdi>{sender}</bdi>}
        {others.length > 0 && <bdi className={styles.others}>{wording.to(others.join(', '))}</bdi>}
        {at && <time dateTime={at}>{longMoment(at)}</time>}
      </p>
      <Said own={position} lines={beside.filter(({ side }) => side === 'before')} />
      <blockquote dir="auto" className={styles.snippet}>
        <Marked text={withoutGaps(snippet)} question={question} />
      </blockquote>
      <Said own={position} lines={beside.filter(({ side }) => side === 'after')} />
      <Link to={placePath(citation)} aria-label={wording.openQuote(number)}>
        {wording.open}
      </Link>
      {alsoAt.length > 0 && (
        <details className={styles.source}>
          <summary>{wording.alsoAt(alsoAt.length)}</summary>
          <ol>
            {alsoAt.map((place, index) => (
              <li key={`${place.fileId} ${place.position}`}>
                <Link to={placePath(place)}>{wording.openOther(index + 1)}</Link> <bdi>{place.filename}</bdi>,{' '}
                <bdi>{place.path}</bdi>
              </li>
            ))}
          </ol>
        </details>
      )}
      <details className={styles.source}>
        <summary>{wording.source}</summary>
        <p>
          <bdi>{filename}</bdi> · <bdi>{path}</bdi> · {wording.score(score)}
        </p>
      </details>
    </li>
  );
};
