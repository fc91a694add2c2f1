import type { Comment } from '@evenhand/contracts/agreement/comments';
import type { Party } from '@evenhand/contracts/identity';
import { dayAndTime } from '@evenhand/contracts/toronto';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { Lock } from '@evenhand/ui/icons';
import { Notice } from '@evenhand/ui/notice';
import { PersonBadge } from '@evenhand/ui/person';
import { Failure } from '@evenhand/web-kit/failure';
import { commentsWording as wording } from '@evenhand/wording/comments';
import { heldBack } from '@evenhand/wording/hidden-contacts';
import type { Names } from '../couple.js';
import { useDeleteNote } from './comment-calls.js';
import styles from './comments.module.css';

interface CommentItemProps {
  comment: Comment;
  party: Party;
  names: Names;
  isFresh: boolean;
}

export const CommentItem = ({ comment, party, names, isFresh }: CommentItemProps) => {
  const { id, author, audience, text, writtenAt, isHeldBack } = comment;
  const deleting = useDeleteNote(party);
  const isOwn = author === party;
  return (
    <li className={audience === 'self' ? styles.note : undefined}>
      <p className={styles.head}>
        <PersonBadge whose={isOwn ? 'you' : 'partner'} name={names[author]} quiet small />
        <strong>{isOwn ? wording.you : names[author]}</strong>
        <span className={styles.quiet}>{dayAndTime(writtenAt)}</span>
        {isFresh && <Badge kind="info">{wording.new}</Badge>}
        {audience === 'self' && (
          <span className={styles.quiet}>
            <Lock /> {wording.onlyYou}
          </span>
        )}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {isOwn && isHeldBack && (
        <Notice kind="attention" quiet>
          <p>{heldBack.ownText}</p>
        </Notice>
      )}
      {audience === 'self' && (
        <>
          <Failure error={deleting.error} otherwise={wording.failed} />
          <Button kind="quiet" small busy={deleting.isPending} onClick={() => deleting.mutate(id)}>
            {wording.delete}
          </Button>
        </>
      )}
    </li>
  );
};
