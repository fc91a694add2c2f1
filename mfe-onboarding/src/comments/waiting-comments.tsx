import type { Comments } from '@evenhand/contracts/agreement/comments';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { Badge } from '@evenhand/ui/badge';
import { commentsWording } from '@evenhand/wording/comments';
import { Link } from 'react-router-dom';
import { otherOf } from '../couple.js';
import { newIn } from './comment-calls.js';
import styles from './comments.module.css';

const wording = commentsWording.waiting;

interface WaitingCommentsProps {
  comments: Comments | undefined;
  document: AgreementDocument;
  /** The page with the articles; empty for this one. */
  at: '' | '/agreement';
}

/** The articles with comments for both, and who waits for whom. Empty without any. */
export const WaitingComments = ({ comments, document, at }: WaitingCommentsProps) => {
  const waiting = comments?.threads.filter(({ waitsFor }) => waitsFor !== null) ?? [];
  if (!comments || waiting.length === 0) return null;
  const name = document.parties[otherOf(comments.party)];
  const titleOf = (clauseId: string) => {
    const article = document.articles.find(({ id }) => id === clauseId);
    return article ? (
      <Link to={`${at}#${clauseId}`}>{wording.article(article.number, article.heading)}</Link>
    ) : (
      wording.gone
    );
  };
  return (
    <section aria-labelledby="waiting-comments">
      <h2 id="waiting-comments">{wording.title}</h2>
      <ul className={styles.list}>
        {waiting.map((thread) => (
          <li key={thread.clauseId} className={styles.head}>
            <span>{titleOf(thread.clauseId)}</span>
            {newIn(thread) > 0 && <Badge kind="info">{commentsWording.new}</Badge>}
            <span className={styles.quiet}>
              {thread.waitsFor === comments.party ? commentsWording.waitsForYou : commentsWording.waitsFor(name)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
