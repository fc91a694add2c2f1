import { cancelDeletion, type PendingDeletion as Pending } from '@evenhand/contracts/auth/deletion';
import { longMoment } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { VanishingButton } from '@evenhand/web-kit/vanishing-button';
import { deleteAccountWording } from '@evenhand/wording/delete-account';
import { useMutation } from '@tanstack/react-query';

const words = deleteAccountWording.pending;

interface PendingDeletionProps {
  pending: Pending;
  isBeingSigned: boolean;
  onKept: () => Promise<unknown>;
}

/** The deletion that waits, and the one press that cancels it. */
export const PendingDeletion = ({ pending, isBeingSigned, onKept }: PendingDeletionProps) => {
  const keeping = useMutation({ mutationFn: () => call(cancelDeletion), onSuccess: onKept });
  return (
    <Notice kind="attention" title={words.title(longMoment(new Date(pending.dueAt)))}>
      <p>{words.text}</p>
      {isBeingSigned && <p>{deleteAccountWording.signing.waits}</p>}
      <Failure error={keeping.error} otherwise={words.failed} />
      <Actions>
        <VanishingButton kind="primary" busy={keeping.isPending} onClick={() => keeping.mutate()}>
          {words.keep}
        </VanishingButton>
      </Actions>
    </Notice>
  );
};
