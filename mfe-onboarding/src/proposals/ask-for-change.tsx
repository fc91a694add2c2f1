import type { Party } from '@evenhand/contracts/identity';
import { Button } from '@evenhand/ui/button';
import { Modal } from '@evenhand/ui/modal';
import { Spinner } from '@evenhand/ui/spinner';
import { proposalsWording as wording } from '@evenhand/wording/proposals';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Names } from './proposal-calls.js';

/** The questions of the intake are loaded once they are asked for. */
const ProposalForm = lazy(() => import('./proposal-form.js'));

interface AskForChangeProps {
  party: Party;
  names: Names;
  /** Another way out, at the end of the drawer. */
  instead?: ReactNode;
}

export const AskForChange = ({ party, names, instead }: AskForChangeProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{wording.ask}</Button>
      {isOpen && (
        <Modal kind="drawer" title={wording.ask} closeLabel={wording.drawer.close} onClose={close}>
          <Suspense fallback={<Spinner label={wording.loading} />}>
            <ProposalForm party={party} names={names} onSent={close} />
          </Suspense>
          {instead}
        </Modal>
      )}
    </>
  );
};
