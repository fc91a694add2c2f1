import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { DealLine } from '@evenhand/contracts/agreement/deal';
import type { Party } from '@evenhand/contracts/identity';
import { longDay } from '@evenhand/contracts/toronto';
import { FileText } from '@evenhand/ui/icons';
import { Sheet } from '@evenhand/ui/sheet';
import { signingWording } from '@evenhand/wording/signing';
import type { ReactNode } from 'react';
import { Line } from '../deal/deal-line.js';
import { Releases } from './releases.js';
import styles from './signing.module.css';

const wording = signingWording.what;
const LINES = 4;

/** The lines that people ask about first; a set-off has two, one for each amount. */
const first = ['parenting-time', 'child-support', 'equalization', 'spousal-support', 'home', 'other-assets', 'debts'];

const shortDeal = ({ deal }: Agreement): DealLine[] => {
  if (!deal) return [];
  const lines = [...deal.children, ...deal.pays, ...deal.keeps];
  return first.flatMap((topic) => lines.filter((line) => line.topic === topic)).slice(0, LINES);
};

const approvalsOf = ({ approvals, hash, document }: Agreement, reader: Party): string[] =>
  approvals
    .filter((approval) => approval.hash === hash)
    .map(({ party, at }) =>
      party === reader
        ? wording.youApproved(longDay(at))
        : wording.partnerApproved(document.parties[party], longDay(at)),
    );

interface WhatYouSignProps {
  agreement: Agreement;
  reader: Party;
  /** Address of the articles: a page, or a place in this one. */
  articlesAt: string;
  /** The way to the whole text. */
  read: ReactNode;
}

/** The deal in four lines with its articles, what is given up, and the exact text by its hash. */
export const WhatYouSign = ({ agreement, reader, articlesAt, read }: WhatYouSignProps) => {
  const { version, createdAt, hash, document } = agreement;
  return (
    <>
      <Sheet small>
        <p className={styles.version}>{wording.version(version, longDay(createdAt))}</p>
        <h3 className={styles.title}>{document.title}</h3>
        <p className={styles.quiet}>{wording.between(document.parties.owner, document.parties.partner)}</p>
        <ul className={styles.deal}>
          {shortDeal(agreement).map((line, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a set-off has two lines of one topic
              key={`${line.topic} ${index}`}
              line={line}
              reader={{ party: reader, parties: document.parties }}
              articlesAt={articlesAt}
              isChanged={false}
            />
          ))}
        </ul>
        <Releases releases={agreement.deal?.releases ?? []} />
        <p className={styles.read}>
          <FileText aria-hidden="true" /> {read}
        </p>
        <p className={styles.quiet}>
          {[wording.articles(document.articles.length), ...approvalsOf(agreement, reader)].join(' ')}
        </p>
      </Sheet>
      <p className={styles.after}>{signingWording.meaning}</p>
      <details className={styles.details}>
        <summary>{wording.details}</summary>
        <p>
          {wording.hash} <code>{hash}</code>
        </p>
      </details>
    </>
  );
};
