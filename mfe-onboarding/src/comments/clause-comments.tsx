import type { Comments } from '@evenhand/contracts/agreement/comments';
import type { Article } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { MessageCircle } from '@evenhand/ui/icons';
import { commentsWording as wording } from '@evenhand/wording/comments';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Names, otherOf } from '../couple.js';
import { newIn, useRead } from './comment-calls.js';
import { CommentForm } from './comment-form.js';
import { CommentItem } from './comment-item.js';
import styles from './comments.module.css';

interface ClauseCommentsProps {
  article: Article;
  /** Undefined until they are loaded. */
  comments: Comments | undefined;
  party: Party;
  names: Names;
}

/** The notes and comments on an article, folded to their count. */
export const ClauseComments = ({ article: { id, heading }, comments, party, names }: ClauseCommentsProps) => {
  const [isOpen, setOpen] = useState(false);
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const reading = useRead(party);
  const thread = comments?.threads.find(({ clauseId }) => clauseId === id);
  const count = thread?.comments.length ?? 0;
  const isUnread = isOpen && thread !== undefined && newIn(thread) > 0;
  const markRead = useEffectEvent(() => {
    if (!comments || !thread) return;
    setFresh(thread.comments.filter(({ isNew }) => isNew).map((comment) => comment.id));
    reading.mutate({ clauseId: id, upTo: comments.upTo });
  });
  useEffect(() => {
    if (isUnread) markRead();
  }, [isUnread]);
  if (!comments) return null;
  const other = names[otherOf(party)];
  return (
    <section className={styles.thread} aria-label={wording.threadOf(heading)}>
      <p className={styles.head}>
        <Button small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <MessageCircle />
          {thread && count > 0 ? wording.count(count, newIn(thread)) : wording.write}
        </Button>
        {thread?.waitsFor === party && <Badge kind="attention">{wording.waitsForYou}</Badge>}
        {thread?.waitsFor === otherOf(party) && <span className={styles.quiet}>{wording.waitsFor(other)}</span>}
      </p>
      {isOpen && (
        <>
          {count > 0 && (
            <ol className={styles.list}>
              {thread?.comments.map((comment) => (
                <CommentItem
                  key={comment.id}
                  comment={comment}
                  party={party}
                  names={names}
                  isFresh={comment.isNew || fresh.includes(comment.id)}
                />
              ))}
            </ol>
          )}
          <CommentForm clauseId={id} party={party} name={other} isOpen={comments.isOpen} />
        </>
      )}
    </section>
  );
};
