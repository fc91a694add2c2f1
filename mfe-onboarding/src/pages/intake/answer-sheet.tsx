import { type SheetArticle, writeAnswerSheet } from '@evenhand/contracts/agreement/answer-sheet';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { inDollars } from '@evenhand/contracts/intake/written';
import { Sheet } from '@evenhand/ui/sheet';
import { call } from '@evenhand/web-kit/call';
import { reasonOf } from '@evenhand/web-kit/problem-error';
import { intakeWording } from '@evenhand/wording/intake';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../questions/use-settled.js';
import styles from './answer-sheet.module.css';
import { TimeShares } from './time-shares.js';
import { useBeforeLastChange } from './use-before-last-change.js';

const wording = intakeWording.sheet;
const AFTER_MS = 400;
/** From this width on it is open next to the questions; below, it is folded under them. */
const BESIDE = '(min-width: 1200px)';

const Article = ({ article: { number, heading, paragraphs } }: { article: SheetArticle }) => (
  <section>
    <h2>
      {number}. {heading}
    </h2>
    {paragraphs.map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other identity than its place
      <p key={index} dir="auto">
        {paragraph.number && <span className={styles.number}>{paragraph.number}</span>}
        {paragraph.parts.map(({ text, isMarked }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch of text has no other identity than its place
          isMarked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
        )}
      </p>
    ))}
  </section>
);

/** The clauses that these answers produce, from the agreement's generator, updated while typing. */
export const AnswerSheet = ({ record, fields }: { record: IntakeRecord; fields: IntakeField[] }) => {
  const [isOpen, setOpen] = useState(() => window.matchMedia(BESIDE).matches);
  const before = useBeforeLastChange(record);
  const asked = useSettled({ record, fields, before }, AFTER_MS);
  const { data, error } = useQuery({
    queryKey: [writeAnswerSheet.path, asked],
    queryFn: () =>
      call(writeAnswerSheet, {
        fields: asked.fields,
        record: inDollars(asked.record),
        before: inDollars(asked.before),
      }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <details className={styles.beside} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{wording.title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet is scrolled by keyboard, too */}
      <section className={styles.scrolls} aria-label={wording.title} tabIndex={0}>
        <Sheet small>
          {data?.articles.map((article) => (
            <Article key={article.id} article={article} />
          ))}
          {data?.articles.length === 0 && <p className={styles.quiet}>{wording.nothing}</p>}
          {!data && <p className={styles.quiet}>{error ? (reasonOf(error) ?? wording.failed) : wording.writing}</p>}
        </Sheet>
        {data?.parentingTime && <TimeShares share={data.parentingTime} partner={record.partnerName} />}
      </section>
    </details>
  );
};
