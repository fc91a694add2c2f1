import { type AskDeletion, askDeletion } from '@evenhand/contracts/auth/deletion';
import { getAnnouncedRecovery } from '@evenhand/contracts/auth/factor-recovery';
import { Actions } from '@evenhand/ui/actions';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { headingTakesFocusOf } from '@evenhand/web-kit/focus-heading';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { deleteAccountWording as wording } from '@evenhand/wording/delete-account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Proof } from '../../proof/proof.js';
import { Consequences } from './consequences.js';
import styles from './delete.module.css';
import { DeleteAtOnce } from './delete-at-once.js';
import { PendingDeletion } from './pending-deletion.js';
import { ProofForm } from './proof-form.js';
import { useDeletion } from './use-deletion.js';

const InAWeek = ({ proof, onAsked }: { proof: Proof; onAsked: () => Promise<unknown> }) => {
  const asking = useMutation({ mutationFn: (given: AskDeletion) => call(askDeletion, given), onSuccess: onAsked });
  const place = useRef<HTMLDivElement>(null);
  // The notice of the request is above the other parts.
  useEffect(() => {
    const parts = place.current?.parentElement;
    return parts ? headingTakesFocusOf(parts) : undefined;
  }, []);
  return (
    <div ref={place}>
      <Card title={wording.week.title}>
        <p>{wording.week.text}</p>
        <ProofForm proof={proof} act={asking} label={wording.week.act} kind="danger" failed={wording.failed} />
        <p className={styles.note}>{wording.week.sooner}</p>
      </Card>
    </div>
  );
};

const BeingSigned = () => (
  <Notice kind="attention" title={wording.signing.title}>
    <p>{wording.signing.text}</p>
    <Actions>
      <SecondaryLink to="/flow/sign">{wording.signing.go}</SecondaryLink>
    </Actions>
  </Notice>
);

/** The deletion of everything: in seven days, or at once. */
const DeletePage = () => {
  useTitle(wording.title);
  const [isKept, setKept] = useState(false);
  const deletion = useDeletion();
  const queries = useQueryClient();
  const reload = async (kept: boolean) => {
    setKept(kept);
    await queries.invalidateQueries({ queryKey: [getAnnouncedRecovery.path] });
    return deletion.refetch();
  };
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      <Loaded query={deletion} words={wording}>
        {({ pending, isBeingSigned, proof }) => (
          <div className={styles.parts}>
            {pending && <PendingDeletion pending={pending} isBeingSigned={isBeingSigned} onKept={() => reload(true)} />}
            {isKept && !pending && (
              <Notice kind="good">
                <p>{wording.pending.kept}</p>
              </Notice>
            )}
            {isBeingSigned && <BeingSigned />}
            {pending && !isBeingSigned && <DeleteAtOnce proof={proof} />}
            <Consequences />
            {!pending && !isBeingSigned && <InAWeek proof={proof} onAsked={() => reload(false)} />}
          </div>
        )}
      </Loaded>
    </Page>
  );
};

export default DeletePage;
