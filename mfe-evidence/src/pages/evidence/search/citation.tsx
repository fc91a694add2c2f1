import type { Retrieval } from '@evenhand/contracts/evidence/search';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { Link } from 'react-router-dom';
import { placePath } from '../../place/place-path.js';
import { longMoment } from '../long-day.js';
import { Marked } from './marked.js';
import styles from './search.module.css';

const wording = evidenceSearchWording.answer;

/** Empty lines of a letter's layout would push the next quote off the screen. */
const withoutGaps = (text: string): string => text.replaceAll(/\n\s*\n/gu, '\n');

interface CitationProps {
  citation: Retrieval;
  /** Counted from 1, as the answer lists them. */
  number: number;
  question: string;
}

/** One quote, with where it comes from and the way there. */
export const Citation = ({ citation, number, question }: CitationProps) => {
  const { filename, path, score, snippet, people, at } = citation;
  const [sender, ...others] = people;
  return (
    <li className={styles.citation}>
      <p className={styles.who}>
        <span className={styles.number}>{wording.place(number)}</span>
        {sender && <bdi>{sender}</bdi>}
        {others.length > 0 && <bdi className={styles.others}>{wording.to(others.join(', '))}</bdi>}
        {at && <time dateTime={at}>{longMoment(at)}</time>}
      </p>
      <blockquote dir="auto" className={styles.snippet}>
        <Marked text={withoutGaps(snippet)} question={question} />
      </blockquote>
      <p className={styles.source}>
        <bdi>{filename}</bdi> · <bdi>{path}</bdi> · <span>{wording.match(score)}</span>
      </p>
      <Link to={placePath(citation)} aria-label={wording.openNamed(number, filename)}>
        {wording.open}
      </Link>
    </li>
  );
};
