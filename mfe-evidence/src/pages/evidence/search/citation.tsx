import type { ContextLine, Retrieval } from '@evenhand/contracts/evidence/search';
import { dayOf, longMoment } from '@evenhand/contracts/toronto';
import { Badge } from '@evenhand/ui/badge';
import { Check } from '@evenhand/ui/icons';
import { PersonBadge } from '@evenhand/ui/person';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { Link } from 'react-router-dom';
import { CutOut } from './cut-out.js';
import { Marked } from './marked.js';
import styles from './search.module.css';
import { useWriters, type Writer } from './writers.js';

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

/** Other days on which the same words were written. */
const otherDays = ({ at, alsoAt }: Retrieval): number =>
  new Set(alsoAt.flatMap((place) => (place.at ? [dayOf(place.at)] : [])).filter((day) => !at || day !== dayOf(at)))
    .size;

const OtherPlaces = ({ citation }: { citation: Retrieval }) => {
  const { alsoAt } = citation;
  const days = otherDays(citation);
  if (alsoAt.length === 0) return null;
  return (
    <details className={styles.source}>
      <summary>{days > 0 ? wording.alsoOn(days) : wording.alsoAt(alsoAt.length)}</summary>
      <ol>
        {alsoAt.map((place, index) => (
          <li key={`${place.fileId} ${place.position}`}>
            <Link to={placePath(place)}>{wording.openOther(index + 1)}</Link>
            {place.at && <>, {longMoment(place.at)}</>}
          </li>
        ))}
      </ol>
    </details>
  );
};

const Sender = ({ sender, whose }: { sender: string; whose: Writer }) =>
  whose ? (
    <>
      <PersonBadge whose={whose} name={whose === 'you' ? wording.you : sender} quiet />
      <bdi>{whose === 'you' ? wording.you : sender}</bdi>
    </>
  ) : (
    <>
      <span className={styles.someone} aria-hidden="true">
        {[...sender.trim()][0]?.toUpperCase()}
      </span>
      <bdi>{sender}</bdi>
    </>
  );

/** Letters in a picture may be misread: they are never called word for word. */
const HowRead = ({ citation: { scanned, unclear } }: { citation: Retrieval }) => {
  if (unclear) return <Badge kind="attention">{wording.picture.unclear}</Badge>;
  if (scanned) return <Badge kind="attention">{wording.picture.read}</Badge>;
  return (
    <span className={styles.verbatim}>
      <Check aria-hidden="true" /> {wording.verbatim}
    </span>
  );
};

export const Citation = ({ citation, number, question }: CitationProps) => {
  const { filename, path, snippet, people, at: written, beside, position, sent } = citation;
  const [sender, ...others] = people;
  const at = written ?? sent?.at;
  const writerOf = useWriters();
  return (
    <li className={styles.citation}>
      <p className={styles.who}>
        {sender && <Sender sender={sender} whose={writerOf(sender)} />}
        {others.length > 0 && <bdi className={styles.others}>{wording.to(others.join(', '))}</bdi>}
        {sent?.people[0] && <bdi className={styles.others}>{wording.sentBy(sent.people[0])}</bdi>}
        {at && <time dateTime={at}>{longMoment(at)}</time>}
        <span className={styles.number}>{wording.place(number)}</span>
      </p>
      <Said own={position} lines={beside.filter(({ side }) => side === 'before')} />
      <blockquote dir="auto" className={styles.snippet}>
        <Marked text={withoutGaps(snippet)} question={question} />
      </blockquote>
      {citation.scanned && <CutOut citation={citation} />}
      <Said own={position} lines={beside.filter(({ side }) => side === 'after')} />
      <p className={styles.actions}>
        <Link to={placePath(citation)} aria-label={wording.openQuote(number)}>
          {wording.open}
        </Link>
        <HowRead citation={citation} />
      </p>
      <OtherPlaces citation={citation} />
      <details className={styles.source}>
        <summary>{wording.source}</summary>
        <p>
          <bdi>{filename}</bdi> · <bdi>{path}</bdi>
        </p>
      </details>
    </li>
  );
};
