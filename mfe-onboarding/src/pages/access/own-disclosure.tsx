import {
  type AccessView,
  type DisclosureToConfirm,
  disownDisclosure,
  sendDisclosureCode,
} from '@evenhand/contracts/access/access';
import { longDay } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { accessWording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SigningCode } from '../../signing/signing-code.js';

const wording = accessWording.review.half;

/** For a half that another person filled in. */
const NotMine = ({ sha256, onDone }: { sha256: string; onDone: (view: AccessView) => void }) => {
  const [isAsking, setAsking] = useState(false);
  const disown = useMutation({ mutationFn: () => call(disownDisclosure, { sha256 }), onSuccess: onDone });
  if (!isAsking)
    return (
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {wording.notMine}
      </Button>
    );
  return (
    <Notice kind="attention">
      <p>{wording.notMineConfirm}</p>
      {disown.isError && <p>{sentenceOf(disown.error, accessWording.review.failed)}</p>}
      <Actions>
        <Button busy={disown.isPending} onClick={() => disown.mutate()}>
          {wording.notMineYes}
        </Button>
        <Button onClick={() => setAsking(false)}>{accessWording.review.back}</Button>
      </Actions>
    </Notice>
  );
};

interface OwnDisclosureProps {
  disclosure: DisclosureToConfirm;
  code: string;
  onCode: (code: string) => void;
  onDone: (view: AccessView) => void;
}

/** The partner's half in the agreement; it counts once the partner confirms it with a mailed code. */
export const OwnDisclosure = ({ disclosure, code, onCode, onDone }: OwnDisclosureProps) => {
  const { sha256, frozenAt, from, confirmed } = disclosure;
  if (confirmed)
    return (
      <Notice kind="good">
        <p>{wording.confirmed(longDay(frozenAt), from)}</p>
      </Notice>
    );
  return (
    <Card title={wording.title}>
      <p>{wording.lead(longDay(frozenAt), from)}</p>
      <SigningCode send={() => call(sendDisclosureCode)} value={code} onChange={onCode} error={undefined} />
      <NotMine sha256={sha256} onDone={onDone} />
    </Card>
  );
};
