import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Article } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import { Button } from '@evenhand/ui/button';
import { CircleHelp, Menu } from '@evenhand/ui/icons';
import { Modal } from '@evenhand/ui/modal';
import { Page } from '@evenhand/ui/page';
import { agreementWording } from '@evenhand/wording/agreement';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { DealOnOnePage } from '../deal/deal-on-one-page.js';
import { Contents, type ContentsProps } from './contents.js';
import { Decision } from './decision.js';
import { PlainWords } from './plain-words.js';
import styles from './reader.module.css';
import { Section } from './section.js';
import { useCurrentSection } from './use-current-section.js';
import { useFolds } from './use-folds.js';
import { useIsWide } from './use-is-wide.js';
import { minutesFor, useReading } from './use-reading.js';

const wording = agreementWording.reader;

interface ReaderProps {
  agreement: Agreement;
  /** Addressed as "you". */
  party: Party;
  title: string;
  above?: ReactNode;
  lead?: ReactNode;
  /** Every section is unfolded at first. */
  areOpen?: boolean;
  decision: { title: string; advice?: ReactNode; actions: ReactNode };
  before?: ReactNode;
  afterDeal?: ReactNode;
  after?: ReactNode;
  /** At the end of an article, such as the links to its answers. */
  underArticle?: (article: Article) => ReactNode;
}

/** The agreement to read: the deal first, articles folded, contents and decision in view. Stays over a new version, with its open dialogs. */
export const Reader = ({
  agreement: { document, deal, hash, approvedBefore },
  party,
  title,
  above,
  lead,
  areOpen = false,
  decision,
  before,
  afterDeal,
  after,
  underArticle,
}: ReaderProps) => {
  const { articles, schedules } = document;
  const sections = useMemo(
    () => [...articles.map(({ id }) => id), ...schedules.map(({ letter }) => `schedule-${letter}`)],
    [articles, schedules],
  );
  // Sixty articles follow the first frame, which shows the deal, unless the address names one of them.
  const hasText = useDeferredValue(true, location.hash !== '');
  const places = useMemo(() => ['deal', ...(hasText ? sections : [])], [sections, hasText]);
  const { open, toggle, openAll, foldAll } = useFolds(sections, areOpen);
  const { read, markRead } = useReading(hash);
  const current = useCurrentSection(places);
  const isWide = useIsWide();
  const [noteOf, setNoteOf] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const changes = approvedBefore?.changes ?? [];
  const addedIn = (title: string): readonly string[] | null =>
    changes.find((one) => one.title === title)?.added ?? null;
  const titleOf = ({ number, heading }: Article) => agreementWording.versions.article(number, heading);
  const changed = articles.filter((article) => addedIn(titleOf(article))).map(({ id }) => id);

  const unread = articles.filter(({ id }) => !read.includes(id));
  const count = articles.length - unread.length;
  const contents: ContentsProps = { document, hasDeal: deal !== null, current, read, changed };
  const note = articles.find(({ id }) => id === noteOf);
  const plainWords = note && <PlainWords key={note.id} article={note} onClose={() => setNoteOf(null)} />;
  const fold = (id: string) => ({
    id,
    isOpen: open.includes(id),
    isRead: read.includes(id),
    onToggle: (isOpen: boolean) => toggle(id, isOpen),
    onRead: () => markRead(id),
  });

  return (
    <Page
      kind="reader"
      title={title}
      above={above}
      lead={lead}
      start={<Contents {...contents} />}
      aside={
        <>
          <Decision
            title={decision.title}
            advice={decision.advice}
            progress={{
              percent: Math.round((100 * count) / Math.max(1, articles.length)),
              words: wording.progress(count, articles.length, minutesFor(unread)),
            }}
            contents={
              <Button kind="quiet" small onClick={() => setChoosing(true)}>
                <Menu />
                {agreementWording.contents}
              </Button>
            }
          >
            {decision.actions}
          </Decision>
          {isWide && plainWords}
          {isChoosing && (
            <Modal
              kind="sheet"
              title={agreementWording.contents}
              closeLabel={wording.closeContents}
              onClose={() => setChoosing(false)}
            >
              <Contents {...contents} onGo={() => setChoosing(false)} />
            </Modal>
          )}
        </>
      }
    >
      {before}
      {deal && <DealOnOnePage deal={deal} parties={document.parties} party={party} changed={changed} />}
      {afterDeal}
      <div className={styles.head}>
        <h2>{wording.title}</h2>
        <Button kind="quiet" small onClick={open.length === sections.length ? foldAll : openAll}>
          {open.length === sections.length ? wording.foldAll : wording.openAll(sections.length)}
        </Button>
      </div>
      <div className={styles.paper}>
        {hasText &&
          articles.map((article) => (
            <Section
              key={article.id}
              {...fold(article.id)}
              number={article.number}
              heading={article.heading}
              blocks={article.blocks}
              added={addedIn(titleOf(article))}
              after={underArticle?.(article)}
            >
              {article.note && (
                <p className={styles.aids}>
                  <Button
                    small
                    aria-expanded={noteOf === article.id}
                    onClick={() => setNoteOf(noteOf === article.id ? null : article.id)}
                  >
                    <CircleHelp />
                    {agreementWording.note}
                  </Button>
                </p>
              )}
              {!isWide && noteOf === article.id && plainWords}
            </Section>
          ))}
        {hasText &&
          schedules.map(({ letter, heading, blocks }) => (
            <Section
              key={letter}
              {...fold(`schedule-${letter}`)}
              heading={agreementWording.schedule(letter, heading)}
              blocks={blocks}
              added={addedIn(agreementWording.schedule(letter, heading))}
            />
          ))}
      </div>
      {after}
    </Page>
  );
};
