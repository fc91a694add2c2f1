import type { Passage as Shown } from '@evenhand/contracts/evidence/search';
import { Badge } from '@evenhand/ui/badge';
import { classNames } from '@evenhand/ui/class-names';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useEffect, useRef } from 'react';
import { longMoment } from '../evidence/long-day.js';
import styles from './place.module.css';

const wording = evidenceSearchWording;

const Text = ({ text, quote }: { text: string; quote: string | undefined }) => {
  const start = quote ? text.indexOf(quote) : -1;
  if (!quote || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark>{quote}</mark>
      {text.slice(start + quote.length)}
    </>
  );
};

interface PassageProps {
  passage: Shown;
  isCited: boolean;
  /** The words that the answer quotes of it, where they are known. */
  quote?: string | undefined;
}

/** A message or page as it stands in its file; the cited one stands out, its quoted words come into view, and the keyboard goes on there. */
export const Passage = ({ passage, isCited, quote }: PassageProps) => {
  const { path, people, at, text, scanned } = passage;
  const [sender, ...others] = people;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isCited) return;
    item.current?.focus({ preventScroll: true });
    (item.current?.querySelector('mark') ?? item.current)?.scrollIntoView({ block: 'center' });
  }, [isCited]);
  return (
    <li
      ref={item}
      className={classNames(styles.passage, isCited && styles.cited)}
      aria-current={isCited || undefined}
      tabIndex={isCited ? -1 : undefined}
    >
      <p className={styles.who}>
        {sender && <bdi className={styles.sender}>{sender}</bdi>}
        {others.length > 0 && <bdi>{wording.answer.to(others.join(', '))}</bdi>}
        {at && <time dateTime={at}>{longMoment(at)}</time>}
        <bdi>{path}</bdi>
        {scanned && <Badge kind="attention">{wording.place.scanned.badge}</Badge>}
        {isCited && <Badge kind="info">{wording.place.cited}</Badge>}
      </p>
      <p className={styles.text} dir="auto">
        <Text text={text} quote={quote} />
      </p>
    </li>
  );
};
