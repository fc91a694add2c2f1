import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { Check } from '@evenhand/ui/icons';
import { agreementWording } from '@evenhand/wording/agreement';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './contents.module.css';
import { bySubject } from './subjects.js';

const wording = agreementWording.reader;

/** A heading without the prefix that its group's name repeats. */
const inGroup = (heading: string): string => {
  const name = heading.replace(/^(?:Parenting|Property): /, '');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

export interface ContentsProps {
  document: AgreementDocument;
  hasDeal: boolean;
  current: string | undefined;
  read: readonly string[];
  changed: readonly string[];
  /** After a section was chosen. */
  onGo?: () => void;
}

/** Scrolls the list, not the page, to the section that is being read. */
const useFollow = (current: string | undefined) => {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && link) list.current.scrollTop = link.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  return list;
};

export const Contents = ({ document, hasDeal, current, read, changed, onGo }: ContentsProps) => {
  const list = useFollow(current);
  const link = (id: string, name: string, number?: number) => (
    <li key={id}>
      <Link to={`#${id}`} onClick={onGo} aria-current={current === id ? 'location' : undefined}>
        {number && <span className={styles.number}>{number}</span>}
        <span>{name}</span>
        {changed.includes(id) && <span className={styles.changed} role="img" aria-label={wording.changed} />}
        {read.includes(id) && <Check aria-label={wording.read} />}
      </Link>
    </li>
  );
  return (
    <nav ref={list} className={styles.contents} aria-label={agreementWording.contents}>
      {hasDeal && <ul>{link('deal', agreementWording.deal.title)}</ul>}
      {bySubject(document.articles).map(({ subject, articles }) => (
        <div key={subject}>
          <p>{wording.subjects[subject]}</p>
          <ul>{articles.map(({ id, number, heading }) => link(id, inGroup(heading), number))}</ul>
        </div>
      ))}
      {document.schedules.length > 0 && (
        <div>
          <p>{wording.schedules}</p>
          <ul>
            {document.schedules.map(({ letter, heading }) =>
              link(`schedule-${letter}`, agreementWording.schedule(letter, heading)),
            )}
          </ul>
        </div>
      )}
    </nav>
  );
};
