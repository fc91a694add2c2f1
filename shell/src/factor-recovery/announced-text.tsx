import { cancelAddressChange, getAddressChange } from '@evenhand/contracts/auth/address-change';
import { cancelDeletion, getDeletion } from '@evenhand/contracts/auth/deletion';
import { longMoment } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { announcedAddressWording, announcedDeletionWording } from '@evenhand/wording/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import styles from './recovery-text.module.css';

/** What waits, with the call that stops it and the query of the page that shows it. */
const announced = {
  addressChange: { words: announcedAddressWording, stop: () => call(cancelAddressChange), shown: getAddressChange },
  deletion: { words: announcedDeletionWording, stop: () => call(cancelDeletion), shown: getDeletion },
};

interface AnnouncedTextProps {
  what: keyof typeof announced;
  at: string;
  onStopped: () => unknown;
}

const AnnouncedText = ({ what, at, onStopped }: AnnouncedTextProps) => {
  const { words, stop, shown } = announced[what];
  const queries = useQueryClient();
  const stopping = useMutation({
    mutationFn: stop,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [shown.path] });
      await onStopped();
    },
  });
  return (
    <div className={styles.announced}>
      <Notice kind="attention" title={words.title}>
        <p>{words.text(longMoment(at))}</p>
        <p>{words.notMe}</p>
        <Failure error={stopping.error} otherwise={words.failed} />
        <Button busy={stopping.isPending} onClick={() => stopping.mutate()}>
          {words.stop}
        </Button>
      </Notice>
    </div>
  );
};

export default AnnouncedText;
