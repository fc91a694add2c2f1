import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Modal } from '@evenhand/ui/modal';
import { financeWording } from '@evenhand/wording/finance';
import { type ReactNode, useState } from 'react';
import { Drawer } from './drawer.js';

const { add, unsaved } = financeWording;

interface AskingDrawerProps {
  title: string;
  isWritten: boolean;
  /** Forgets the entry; it was not saved. */
  onDiscard?: () => void;
  onClose: () => void;
  /** `close` asks as the drawer does. */
  children: (close: () => void) => ReactNode;
}

/** A drawer that asks before closing loses what was entered in it. */
export const AskingDrawer = ({ title, isWritten, onDiscard, onClose, children }: AskingDrawerProps) => {
  const [isAsking, setAsking] = useState(false);
  const close = () => (isWritten ? setAsking(true) : onClose());
  const stay = () => setAsking(false);
  const leave = () => {
    onDiscard?.();
    onClose();
  };
  return (
    <>
      <Drawer title={title} closeLabel={add.close} onClose={close}>
        {children(close)}
      </Drawer>
      {isAsking && (
        <Modal title={unsaved.title} closeLabel={unsaved.stay} onClose={stay}>
          <p>{unsaved.text}</p>
          <Actions>
            <Button kind="primary" onClick={stay}>
              {unsaved.stay}
            </Button>
            <Button onClick={leave}>{unsaved.leave}</Button>
          </Actions>
        </Modal>
      )}
    </>
  );
};
