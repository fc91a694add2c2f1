import { cancelAddressChange, getAddressChange } from '@evenhand/contracts/auth/address-change';
import { longMoment } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { announcedAddressWording as words } from '@evenhand/wording/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import styles from './recovery-text.module.css';

interface AddressTextProps {
  opensAt: string;
  onStopped: () => unknown;
}

const AddressText = ({ opensAt, onStopped }: AddressTextProps) => {
  const queries = useQueryClient();
  const stopping = useMutation({
    mutationFn: () => call(cancelAddressChange),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [getAddressChange.path] });
      await onStopped();
    },
  });
  return (
    <div className={styles.announced}>
      <Notice kind="attention" title={words.title}>
        <p>{words.text(longMoment(opensAt))}</p>
        <p>{words.notMe}</p>
        <Failure error={stopping.error} otherwise={words.failed} />
        <Button busy={stopping.isPending} onClick={() => stopping.mutate()}>
          {words.stop}
        </Button>
      </Notice>
    </div>
  );
};

export default AddressText;
