import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Article } from '@evenhand/contracts/agreement/document';
import { Actions } from '@evenhand/ui/actions';
import { Button, buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { flowWording } from '@evenhand/wording/flow';
import { Link } from 'react-router-dom';
import { draftFiles } from '../agreement/draft-files.js';
import { MissingAnswers } from '../agreement/missing-answers.js';
import type { useDraftAgreement } from '../agreement/use-agreement.js';
import { Checked } from '../findings/checked.js';
import styles from './flow.module.css';
import { articlesByTopic } from './topics.js';

const wording = flowWording.review;

const Topic = ({ heading, articles }: { heading: string; articles: Article[] }) => (
  <Card title={heading}>
    <ul>
      {articles.map(({ id, number, heading: article, note }) => (
        <li key={id}>
          <Link to={`/agreement#${id}`}>
            {number}. {article}
          </Link>
          <br />
          {note}
        </li>
      ))}
    </ul>
  </Card>
);

interface DraftSummaryProps {
  agreement: Agreement;
  redraft: ReturnType<typeof useDraftAgreement>;
}

/** The agreement by topic, each article with its plain words, and what can be done with the draft. */
export const DraftSummary = ({ agreement, redraft }: DraftSummaryProps) => {
  const { missing } = agreement.document;
  return (
    <div className={styles.stack}>
      {agreement.answersChanged && (
        <Notice kind="attention" title={wording.answersChanged}>
          <div>
            <Button busy={redraft.isPending} onClick={() => redraft.mutate()}>
              {wording.redraft}
            </Button>
          </div>
        </Notice>
      )}
      <MissingAnswers missing={missing} from="review" />
      <Checked from="review" />
      {articlesByTopic(agreement.document.articles).map(({ topic, articles }) => (
        <Topic key={topic} heading={wording.summary[topic]} articles={articles} />
      ))}
      <Actions>
        <Link className={buttonClass('secondary')} to="/agreement">
          {wording.preview}
        </Link>
        <a className={buttonClass('secondary')} href={draftFiles.pdf} download>
          {wording.pdf}
        </a>
        <a className={buttonClass('secondary')} href={draftFiles.docx} download>
          {wording.docx}
        </a>
        <Link className={buttonClass('secondary')} to="/intake?step=check">
          {wording.change}
        </Link>
      </Actions>
      <Card title={wording.nextTitle}>
        <ol>
          {wording.next.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <Link className={buttonClass('primary')} to="/flow/invite">
          {wording.invite}
        </Link>
      </Card>
    </div>
  );
};
