import { cancelAddressChange, type PendingAddress as Pending } from '@evenhand/contracts/auth/address-change';
import { getAnnouncedRecovery } from '@evenhand/contracts/auth/factor-recovery';
import { longMoment } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { VanishingButton } from '@evenhand/web-kit/vanishing-button';
import { profileWording } from '@evenhand/wording/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const words = profileWording.address.pending;

interface PendingAddressProps {
  pending: Pending;
  onStopped: () => unknown;
}

/** An address that waits to take effect, and the button that stops it. */
export const PendingAddress = ({ pending, onStopped }: PendingAddressProps) => {
  const { email, opensAt, linkEndsAt, isProven } = pending;
  const queries = useQueryClient();
  const stopping = useMutation({
    mutationFn: () => call(cancelAddressChange),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [getAnnouncedRecovery.path] });
      await onStopped();
    },
  });
  const opens = longMoment(opensAt);
  return (
    <Notice title={words.title(email)}>
      <p>{isProven ? words.proven(opens) : words.unproven(longMoment(linkEndsAt), opens)}</p>
      <Failure error={stopping.error} otherwise={words.failed} />
      <Actions>
        <VanishingButton busy={stopping.isPending} onClick={() => stopping.mutate()}>
          {words.stop}
        </VanishingButton>
      </Actions>
    </Notice>
  );
};
