import { LONGEST_COMMENT, WriteComment } from '@evenhand/contracts/agreement/comments';
import type { Party } from '@evenhand/contracts/identity';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { OneChoice } from '@evenhand/ui/choices';
import { TextArea } from '@evenhand/ui/inputs';
import { Failure } from '@evenhand/web-kit/failure';
import { useForm } from '@evenhand/web-kit/use-form';
import { commentsWording as wording } from '@evenhand/wording/comments';
import { grouped } from '@evenhand/wording/grouped';
import { useShow, write } from './comment-calls.js';
import styles from './comments.module.css';

interface CommentFormProps {
  clauseId: string;
  party: Party;
  /** Of the other person. */
  name: string;
  /** Whether something can be written for both. */
  isOpen: boolean;
}

const most = grouped(LONGEST_COMMENT);

/** Private unless the author chooses otherwise. The input stays in the tab until it is sent. */
export const CommentForm = ({ clauseId, party, name, isOpen }: CommentFormProps) => {
  const show = useShow(party);
  const { field, form, isSending, failure, startOver } = useForm({
    schema: WriteComment,
    start: { clauseId, text: '', audience: 'self' },
    refused: { text: wording.empty },
    draft: `comment.${clauseId}`,
    send: (comment, attempt) => write(party, { ...comment, audience: isOpen ? comment.audience : 'self' }, attempt),
    onSent: (comments) => {
      show(comments);
      startOver();
    },
  });
  const text = field('text');
  const audience = field('audience');
  const isForBoth = isOpen && audience.value === 'both';
  const error = text.value.length > LONGEST_COMMENT ? wording.tooLong(most) : text.error;
  return (
    <form {...form} className={styles.form}>
      <TextArea {...text} error={error} label={wording.text} rows={3} />
      {isOpen ? (
        <OneChoice
          label={wording.who}
          value={audience.value}
          onChange={(value) => audience.onChange(value === 'both' ? 'both' : 'self')}
          options={[
            { value: 'self', label: wording.audience.self },
            { value: 'both', label: wording.audience.both(name) },
          ]}
        />
      ) : (
        <p className={styles.quiet}>{wording.closed}</p>
      )}
      {isForBoth && <p className={styles.quiet}>{wording.bothMeans(name)}</p>}
      <Failure error={failure} otherwise={wording.failed} />
      <Actions>
        <Button type="submit" busy={isSending}>
          {isForBoth ? wording.send(name) : wording.keep}
        </Button>
      </Actions>
    </form>
  );
};
