import type { Party } from '@evenhand/contracts/identity';
import type { CoolingOff, SigningDays } from '@evenhand/contracts/signing/signing';
import { weekdayAndDate } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { coolingOffWording as wording } from '@evenhand/wording/cooling-off';
import { useMutation } from '@tanstack/react-query';

const inWords = ({ received, waived }: SigningDays): SigningDays => ({
  received: weekdayAndDate(received),
  waived: weekdayAndDate(waived),
});

interface WaitingTimeProps {
  coolingOff: CoolingOff;
  reader: Party;
  /** Records that the reader agrees to sign sooner. */
  shorten: () => Promise<unknown>;
}

/** When signing is possible, until it is, and how both make it sooner. */
export const WaitingTime = ({ coolingOff, reader, shorten }: WaitingTimeProps) => {
  const agreeing = useMutation({ mutationFn: shorten });
  const { from, shortened, open, shortenedBy } = coolingOff;
  if (open.waived) return null;
  const canShorten = shortenedBy.length < 2 && (shortened.received < from.received || shortened.waived < from.waived);
  const hasAgreed = shortenedBy.includes(reader);
  return (
    <Notice title={wording.title}>
      <p>
        <strong>{wording.from(inWords(from))}</strong> {wording.why}
      </p>
      {canShorten && hasAgreed && <p>{wording.youAgreed}</p>}
      {canShorten && !hasAgreed && (
        <>
          <p>{wording.sooner(inWords(shortened))}</p>
          {shortenedBy.length > 0 && <p>{wording.partnerAgreed}</p>}
          {agreeing.isError && <p>{sentenceOf(agreeing.error, wording.failed)}</p>}
          <Actions>
            <Button busy={agreeing.isPending} onClick={() => agreeing.mutate()}>
              {agreeing.isPending ? wording.agreeing : wording.agree}
            </Button>
          </Actions>
        </>
      )}
    </Notice>
  );
};
