import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Modal } from '@evenhand/ui/modal';
import { evidenceWording } from '@evenhand/wording/evidence';
import { flushSync } from 'react-dom';
import { isUnsure } from '../../../requests/outcome.js';

interface ConfirmProps {
  title: string;
  text: string;
  /** What happens later. */
  note?: string;
  submit: string;
  cancel: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const stay = () => {};

/** Confirms a permanent deletion. Cancel is the default; once confirmed, the dialog cannot be cancelled. */
export const Confirm = ({ title, text, note, submit, cancel, busy, onConfirm, onClose }: ConfirmProps) => (
  <Modal title={title} closeLabel={evidenceWording.files.close} onClose={busy ? stay : onClose}>
    <p>{text}</p>
    {note && <p>{note}</p>}
    <Actions>
      <Button kind="danger" busy={busy} onClick={onConfirm}>
        {submit}
      </Button>
      <Button disabled={busy} onClick={onClose}>
        {cancel}
      </Button>
    </Actions>
  </Modal>
);

interface ConfirmDeletionProps extends Omit<ConfirmProps, 'onConfirm'> {
  remove: () => Promise<unknown>;
  /** For focus: the pressed button is removed. */
  onGone: () => void;
}

export const ConfirmDeletion = ({ remove, onGone, ...question }: ConfirmDeletionProps) => {
  const close = () => {
    flushSync(question.onClose);
    onGone();
  };
  const closeAfter = (error: unknown) => (isUnsure(error) ? close() : question.onClose());
  return <Confirm {...question} onConfirm={() => void remove().then(close, closeAfter)} />;
};
