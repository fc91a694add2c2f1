import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Modal } from '@evenhand/ui/modal';
import { evidenceWording } from '@evenhand/wording/evidence';

interface ConfirmProps {
  title: string;
  text: string;
  submit: string;
  cancel: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is gone for good. Keeping it is the easy way out. */
export const Confirm = ({ title, text, submit, cancel, busy, onConfirm, onClose }: ConfirmProps) => (
  <Modal title={title} closeLabel={evidenceWording.files.close} onClose={onClose}>
    <p>{text}</p>
    <Actions>
      <Button kind="danger" busy={busy} onClick={onConfirm}>
        {submit}
      </Button>
      <Button onClick={onClose}>{cancel}</Button>
    </Actions>
  </Modal>
);
