import type { Block } from '@evenhand/contracts/agreement/document';
import { Badge } from '@evenhand/ui/badge';
import { Check, ChevronDown } from '@evenhand/ui/icons';
import { agreementWording } from '@evenhand/wording/agreement';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Passages } from '../agreement/paper.js';
import styles from './section.module.css';

const wording = agreementWording.reader;

/** Calls back once the end of an open section is in the window. */
const useEndSeen = (isWatched: boolean, onSeen: () => void) => {
  const end = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isWatched || !end.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWatched]);
  return end;
};

interface SectionProps {
  id: string;
  number?: number;
  heading: string;
  blocks: Block[];
  isOpen: boolean;
  isRead: boolean;
  /** Texts that an earlier version did not have; null where nothing changed. */
  added: readonly string[] | null;
  onToggle: (isOpen: boolean) => void;
  onRead: () => void;
  /** Between heading and text. */
  children?: ReactNode;
  /** After the text. */
  after?: ReactNode;
}

/** An article or a schedule, folded to its heading. */
export const Section = ({
  id,
  number,
  heading,
  blocks,
  isOpen,
  isRead,
  added,
  onToggle,
  onRead,
  children,
  after,
}: SectionProps) => {
  const end = useEndSeen(isOpen && !isRead, onRead);
  return (
    <details
      id={id}
      className={styles.section}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <h3>
          {number && <span className={styles.number}>{number}</span>}
          <span>{heading}</span>
        </h3>
        {added && <Badge kind="info">{wording.changed}</Badge>}
        {isRead && (
          <span className={styles.read}>
            <Check />
            {wording.read}
          </span>
        )}
        <ChevronDown />
      </summary>
      <div className={styles.text}>
        {children}
        <Passages blocks={blocks} added={added ?? []} />
        {after}
        <div ref={end} />
      </div>
    </details>
  );
};
