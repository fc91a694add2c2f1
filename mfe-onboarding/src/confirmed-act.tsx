import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Failure } from '@evenhand/web-kit/failure';
import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

interface ConfirmedActProps {
  words: Readonly<Record<'offer' | 'question' | 'yes' | 'keep' | 'failed', string>>;
  /** Of the question, where its text alone does not name the act. */
  title?: string;
  kind?: 'secondary' | 'danger';
  act: Pick<UseMutationResult<unknown, Error, void>, 'error' | 'isPending' | 'mutate'>;
}

/** A button for an act that is confirmed in its place. Each press replaces what was pressed, and the focus follows. */
export const ConfirmedAct = ({ words, title, kind = 'secondary', act }: ConfirmedActProps) => {
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsking !== null) (isAsking ? place.current : place.current?.querySelector('button'))?.focus();
  }, [isAsking]);
  return (
    <div ref={place} tabIndex={-1}>
      {isAsking ? (
        <Notice kind="attention" title={title}>
          <p>{words.question}</p>
          <Failure error={act.error} otherwise={words.failed} />
          <Actions>
            <Button kind={kind} busy={act.isPending} onClick={() => act.mutate()}>
              {words.yes}
            </Button>
            <Button onClick={() => setAsking(false)}>{words.keep}</Button>
          </Actions>
        </Notice>
      ) : (
        <p>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {words.offer}
          </Button>
        </p>
      )}
    </div>
  );
};
