import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { accessWording } from '@evenhand/wording/signing';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Focused } from '../../signing/focused.js';

const wording = accessWording.review;

interface ConfirmedActProps {
  offer: string;
  question: string;
  yes: string;
  act: UseMutationResult<unknown, Error, void>;
}

/** A button for an act that is confirmed first. */
export const ConfirmedAct = ({ offer, question, yes, act }: ConfirmedActProps) => {
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const ask = (
    <Button kind="quiet" onClick={() => setAsking(true)}>
      {offer}
    </Button>
  );
  if (!isAsking) return isAsking === null ? ask : <Focused key="offer">{ask}</Focused>;
  return (
    <Focused key="question">
      <Notice kind="attention">
        <p>{question}</p>
        {act.isError && <p>{sentenceOf(act.error, wording.failed)}</p>}
        <Actions>
          <Button busy={act.isPending} onClick={() => act.mutate()}>
            {yes}
          </Button>
          <Button onClick={() => setAsking(false)}>{wording.back}</Button>
        </Actions>
      </Notice>
    </Focused>
  );
};
