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
  /** A related passage, not an answer. */
  isClosest: boolean;
}

/** Messages directly before or after a quote. */
const Said = ({ lines, own }: { lines: ContextLine[]; own: number }) =>
  lines.map(({ position, people: [sender], text }) => (
    <p key={position} dir="auto" className={styles.beside}>
      {sender && position !== own && <bdi>{sender}: </bdi>}
      {withoutGaps(text)}
    </p>
  ));

export const Citation = ({ citation, number, question, isClosest }: CitationProps) => {
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
      <p className={styles.source}>
        <bdi>{filename}</bdi> · <bdi>{path}</bdi> · <span>{isClosest ? wording.maybe : wording.match(score)}</span>
      </p>
      {alsoAt.length > 0 && (
        <p className={styles.source}>
          {wording.alsoAt}{' '}
          {alsoAt.map((place) => (
            <Link key={`${place.fileId} ${place.position}`} className={styles.also} to={placePath(place)}>
              <bdi>{place.filename}</bdi>, <bdi>{place.path}</bdi>
            </Link>
          ))}
        </p>
      )}
      <Link to={placePath(citation)} aria-label={wording.openNamed(number, filename)}>
        {wording.open}
      </Link>
    </li>
  );
};
