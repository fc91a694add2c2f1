import type { Article } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { Spinner } from '@evenhand/ui/spinner';
import { proposalsWording as wording } from '@evenhand/wording/proposals';
import { lazy, type ReactNode, Suspense } from 'react';
import { type Names } from '../couple.js';
import { AskingModal } from './asking-modal.js';
import { useRequest } from './use-request.js';

/** The questions of the intake are loaded once they are asked for. */
const ProposalForm = lazy(() => import('./proposal-form.js'));

interface SendDrawerProps {
  party: Party;
  names: Names;
  /** Where a private note can be kept. */
  articles?: readonly Article[];
  title?: string;
  /** The other's proposal that this one answers. */
  counters?: string;
  /** Filled in at the beginning, with amounts in cents. */
  start?: IntakeChanges;
  /** Above the form. */
  before?: ReactNode;
  /** At the end of the drawer. */
  after?: ReactNode;
  close: () => void;
}

/** The form of a proposal in a drawer, which closes once it is sent. Closing or going back with changes asks first. */
export const SendDrawer = ({ title = wording.ask, before, after, close, start, ...form }: SendDrawerProps) => {
  const request = useRequest({ ...form, start });
  const end = () => {
    request.forget();
    close();
  };
  return (
    <AskingModal
      kind="drawer"
      title={title}
      closeLabel={wording.drawer.close}
      isWritten={request.isWritten}
      onClose={end}
    >
      {before}
      <Suspense fallback={<Spinner label={wording.loading} />}>
        <ProposalForm {...form} request={request} onSent={end} />
      </Suspense>
      {after}
    </AskingModal>
  );
};
