import { askRecovery, finishRecovery, getAnnouncedRecovery } from '@evenhand/contracts/auth/factor-recovery';
import { longMoment } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { refreshSession } from '@evenhand/web-kit/session';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const words = secondFactorWording.lost;

/** The recovery of a person who has neither app nor recovery code. */
export const LostFactor = ({ onRecovered }: { onRecovered: () => void }) => {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const queryKey = [getAnnouncedRecovery.path];
  const { data } = useQuery({ queryKey, queryFn: () => call(getAnnouncedRecovery), staleTime: 0 });
  const asking = useMutation({
    mutationFn: () => call(askRecovery),
    onSuccess: (recovery) => queries.setQueryData(queryKey, { recovery }),
  });
  const finishing = useMutation({
    mutationFn: () => call(finishRecovery),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey });
      await refreshSession(queries);
      onRecovered();
    },
  });
  const failure = <Failure error={asking.error ?? finishing.error} otherwise={secondFactorWording.failed} />;
  const mine = data?.recovery?.askedHere ? data.recovery : null;
  if (mine?.isOver)
    return (
      <>
        {failure}
        <p>{words.over}</p>
        <Button busy={finishing.isPending} onClick={() => finishing.mutate()}>
          {words.finish}
        </Button>
      </>
    );
  if (mine)
    return (
      <Notice>
        <p>{words.waits(longMoment(mine.opensAt))}</p>
      </Notice>
    );
  if (!isOpen)
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
    );
  return (
    <>
      {failure}
      <p>{words.text}</p>
      <Button busy={asking.isPending} onClick={() => asking.mutate()}>
        {words.ask}
      </Button>
    </>
  );
};
