import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Modal } from '@evenhand/ui/modal';
import { proposalsWording } from '@evenhand/wording/proposals';
import { type ComponentProps, useState } from 'react';
import { useBlocker } from 'react-router-dom';

const { unsent } = proposalsWording.drawer;

/** A modal that asks before closing, or leaving the page, loses what was written in it. */
export const AskingModal = ({
  isWritten,
  onClose,
  ...modal
}: ComponentProps<typeof Modal> & { isWritten: boolean }) => {
  const [isClosing, setClosing] = useState(false);
  const blocker = useBlocker(isWritten);
  const stay = () => {
    setClosing(false);
    blocker.reset?.();
  };
  const leave = () => {
    onClose();
    blocker.proceed?.();
  };
  return (
    <>
      <Modal {...modal} onClose={() => (isWritten ? setClosing(true) : onClose())} />
      {(isClosing || blocker.state === 'blocked') && (
        <Modal title={unsent.title} closeLabel={proposalsWording.card.back} onClose={stay}>
          <p>{unsent.text}</p>
          <Actions>
            <Button kind="primary" onClick={stay}>
              {unsent.stay}
            </Button>
            <Button onClick={leave}>{unsent.leave}</Button>
          </Actions>
        </Modal>
      )}
    </>
  );
};
