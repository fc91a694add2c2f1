import type { WitnessHere } from '@evenhand/contracts/access/witness-here';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Failure } from '@evenhand/web-kit/failure';
import { signingWording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import { openInPlace } from '../link-token.js';

const wording = signingWording.witness.here;

export interface HandOverProps {
  /** Makes a link for the named witness. */
  link: () => Promise<WitnessHere>;
  /** Ends the signer's access on this device. */
  leave: () => Promise<unknown>;
}

/** The witness signs on the same device: ends the signer's access, then opens the witness's link. */
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
      <Failure error={handOver.error} otherwise={wording.failed} />
      <Actions>
        <Button kind="primary" busy={handOver.isPending || handOver.isSuccess} onClick={() => handOver.mutate()}>
          {wording.act}
        </Button>
      </Actions>
    </>
  );
};
