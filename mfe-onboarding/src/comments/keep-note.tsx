import type { Article } from '@evenhand/contracts/agreement/document';
import type { NegotiableField } from '@evenhand/contracts/agreement/negotiable';
import type { Party } from '@evenhand/contracts/identity';
import { Button } from '@evenhand/ui/button';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { Failure } from '@evenhand/web-kit/failure';
import { commentsWording as wording } from '@evenhand/wording/comments';
import { useMutation } from '@tanstack/react-query';
import { useShow, write } from './comment-calls.js';

interface KeepNoteProps {
  party: Party;
  articles: readonly Article[];
  /** The answers that the note is about; it is kept on the article of the first. */
  fields: readonly NegotiableField[];
  text: string;
  onKept: () => void;
}

/** Keeps what was written as a note of its author instead of sending it. */
export const KeepNote = ({ party, articles, fields, text, onKept }: KeepNoteProps) => {
  const show = useShow(party);
  const attempt = useAttempt();
  const clauseId = articles.find(({ answers }) => fields.some((field) => answers.includes(field)))?.id;
  const note = { clauseId: clauseId ?? '', text, audience: 'self' as const };
  const keeping = useMutation({
    mutationFn: () => write(party, note, attempt.key(note)),
    onSuccess: (comments) => {
      attempt.done();
      show(comments);
      onKept();
    },
  });
  if (!clauseId) return null;
  return (
    <>
      <Button busy={keeping.isPending} onClick={() => keeping.mutate()}>
        {wording.keepAsNote}
      </Button>
      <Failure error={keeping.error} otherwise={wording.failed} />
    </>
  );
};
