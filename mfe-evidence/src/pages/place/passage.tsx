import type { Passage as Shown } from '@evenhand/contracts/evidence/search';
import { longMoment, timeOfDay, weekdayAndDay } from '@evenhand/contracts/toronto';
import { Badge } from '@evenhand/ui/badge';
import { classNames } from '@evenhand/ui/class-names';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useEffect, useRef } from 'react';
import type { Side } from '../../people/sides.js';
import { Dated } from './dated.js';
import { altOf, Picture } from './picture.js';
import styles from './place.module.css';

const wording = evidenceSearchWording;

const Text = ({ text, quote }: { text: string; quote: string | undefined }) => {
  const start = quote ? text.indexOf(quote) : -1;
  if (!quote || start < 0) return <Dated text={text} />;
  return (
    <>
      <Dated text={text.slice(0, start)} />
      <mark>
        <Dated text={quote} />
      </mark>
      <Dated text={text.slice(start + quote.length)} />
    </>
  );
};

interface PassageProps {
  passage: Shown;
  isCited: boolean;
  /** The quoted words, where known. */
  quote?: string | undefined;
  /** Left or right in a chat; undefined for a page of a document. */
  side?: Side | undefined;
  /** Address of the picture, for a passage read from one. */
  picture?: string | undefined;
  /** The first of its day on this page. */
  isNewDay: boolean;
}

/** The cited passage is highlighted, scrolled to its quote and focused. */
export const Passage = ({ passage, isCited, quote, side, picture, isNewDay }: PassageProps) => {
  const { path, people, at, text, scanned, unclear, sent } = passage;
  const [sender, ...others] = people;
  const item = useRef<HTMLLIElement>(null);
  const scrollToQuote = () =>
    (item.current?.querySelector('mark') ?? item.current)?.scrollIntoView({ block: 'center' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once, not with each render
  useEffect(() => {
    if (!isCited) return;
    item.current?.focus({ preventScroll: true });
    scrollToQuote();
  }, [isCited]);
  return (
    <li ref={item} className={styles.line} aria-current={isCited || undefined} tabIndex={isCited ? -1 : undefined}>
      {at && isNewDay && (
        <p className={styles.day}>
          <time dateTime={at}>{weekdayAndDay(at)}</time>
        </p>
      )}
      <div className={classNames(styles.passage, side && styles[side], isCited && styles.cited)}>
        <p className={styles.who}>
          {sender && <bdi className={styles.sender}>{sender}</bdi>}
          {others.length > 0 && <bdi>{wording.answer.to(others.join(', '))}</bdi>}
          {sent?.people[0] && <bdi>{wording.answer.sentBy(sent.people[0])}</bdi>}
          {sent?.at && <time dateTime={sent.at}>{longMoment(sent.at)}</time>}
          {at && (
            <time dateTime={at} title={longMoment(at)}>
              {timeOfDay(at)}
            </time>
          )}
          <bdi>{path}</bdi>
          {scanned && (
            <Badge kind="attention">{unclear ? wording.answer.picture.unclear : wording.place.scanned.badge}</Badge>
          )}
          {isCited && <Badge kind="info">{wording.place.cited}</Badge>}
        </p>
        {picture && (
          <Picture
            address={picture}
            alt={sender ? wording.place.picture.ofMessage : altOf(text)}
            onLoad={isCited ? scrollToQuote : undefined}
          />
        )}
        <p className={styles.text} dir="auto">
          <Text text={text} quote={quote} />
        </p>
      </div>
    </li>
  );
};
