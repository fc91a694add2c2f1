import type { WitnessHere } from '@evenhand/contracts/access/witness-here';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { signingWording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import { openInPlace } from '../../link-token.js';

const wording = signingWording.witness.here;

export interface HandOverProps {
  /** A link for the witness named. */
  link: () => Promise<WitnessHere>;
  /** Ends what whoever signed has open on this device. */
  leave: () => Promise<unknown>;
}

/** The witness is in the room and signs on this device: first whoever signed is out, then the witness's own page comes. */
export const HandOver = ({ link, leave }: HandOverProps) => {
  const handOver = useMutation({
    mutationFn: async () => {
      const { token } = await link();
      await leave();
      return token;
    },
    onSuccess: openInPlace,
  });
  return (
    <>
      <p>{wording.help}</p>
      {handOver.isError && (
        <Notice kind="danger">
          <p>{sentenceOf(handOver.error, wording.failed)}</p>
        </Notice>
      )}
      <Actions>
        <Button kind="primary" busy={handOver.isPending || handOver.isSuccess} onClick={() => handOver.mutate()}>
          {wording.act}
        </Button>
      </Actions>
    </>
  );
};
