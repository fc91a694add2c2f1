import type { SignInWays } from '@evenhand/contracts/auth/change-password';
import { getAnnouncedRecovery } from '@evenhand/contracts/auth/factor-recovery';
import {
  getSecondFactor,
  makeRecoveryCodes,
  RECOVERY_CODES,
  removeApp,
  type SecondFactor,
} from '@evenhand/contracts/auth/second-factor';
import { longDay } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { Focused } from '@evenhand/web-kit/focused';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useSession } from '@evenhand/web-kit/session';
import { accountWording } from '@evenhand/wording/account';
import { secondFactorWording as wording } from '@evenhand/wording/second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../account.module.css';
import { KeptCodes } from './kept-codes.js';
import { NeedsProof } from './needs-proof.js';
import { Passkeys } from './passkeys.js';
import { SetUpApp } from './set-up-app.js';

interface RowsProps {
  factor: SecondFactor;
  open: (part: 'set-up' | 'remove') => void;
  newCodes: { isPending: boolean; mutate: () => void };
}

const Rows = ({ factor: { appSince, recoveryCodes }, open, newCodes }: RowsProps) => (
  <ul className={styles.rows}>
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{wording.title}</p>
        <p className={styles.fact}>{appSince ? wording.onSince(longDay(appSince)) : wording.off}</p>
      </div>
      <Button small onClick={() => open(appSince ? 'remove' : 'set-up')}>
        {appSince ? wording.remove : wording.setUp}
      </Button>
    </li>
    {recoveryCodes && (
      <li className={styles.row}>
        <div>
          <p className={styles.name}>{wording.codes}</p>
          <p className={styles.fact}>
            {wording.codesLeft(recoveryCodes.left, RECOVERY_CODES, longDay(recoveryCodes.madeAt))}
          </p>
        </div>
        <Button small busy={newCodes.isPending} onClick={() => newCodes.mutate()}>
          {wording.codesNew}
        </Button>
      </li>
    )}
  </ul>
);

const RemoveApp = ({ onRemoved, onCancel }: { onRemoved: () => void; onCancel: () => void }) => {
  const removing = useMutation({ mutationFn: () => call(removeApp), onSuccess: onRemoved });
  return (
    <>
      <h3>{wording.removeTitle}</h3>
      <p>{wording.removeText}</p>
      <Failure error={removing.error} otherwise={wording.failed} />
      <Actions>
        <Button kind="primary" busy={removing.isPending} onClick={() => removing.mutate()}>
          {wording.remove}
        </Button>
        <Button onClick={onCancel}>{wording.cancel}</Button>
      </Actions>
    </>
  );
};

const hasFactor = ({ appSince, passkeys }: SecondFactor) => appSince !== null || passkeys.length > 0;

interface SecondFactorPartProps {
  ways: SignInWays;
  /** Other sessions end with a change of the factor. */
  reload: () => Promise<void>;
}

/** Passkeys, authenticator app and recovery codes. */
export const SecondFactorPart = ({ ways: { addressProvenLately: mayBegin }, reload }: SecondFactorPartProps) => {
  const { user } = useSession();
  const queries = useQueryClient();
  const factor = useQuery({ queryKey: [getSecondFactor.path], queryFn: () => call(getSecondFactor), staleTime: 0 });
  const [part, setPart] = useState<'set-up' | 'remove' | 'removed' | null>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const newCodes = useMutation({
    mutationFn: () => call(makeRecoveryCodes),
    onSuccess: (made) => setCodes(made.codes),
  });
  const close = async (next: 'removed' | null = null) => {
    setPart(next);
    setCodes([]);
    // With the last factor a recovery ends, which the frame announces.
    const announced = queries.invalidateQueries({ queryKey: [getAnnouncedRecovery.path] });
    await Promise.all([factor.refetch(), reload(), announced]);
  };
  if (codes.length > 0)
    return (
      <Focused className={styles.form}>
        <KeptCodes codes={codes} onKept={() => close()} />
      </Focused>
    );
  return (
    <Loaded query={factor} words={accountWording}>
      {(read) => (
        <>
          <Passkeys
            passkeys={read.passkeys}
            proof={hasFactor(read) || mayBegin || !user ? null : <NeedsProof user={user} />}
            onCodes={setCodes}
            reload={() => close()}
          />
          <Rows factor={read} open={setPart} newCodes={newCodes} />
          <Failure error={newCodes.error} otherwise={wording.failed} />
          {part === 'removed' && (
            <Notice kind="good">
              <p>{wording.removed}</p>
            </Notice>
          )}
          {part === 'remove' && (
            <Focused className={styles.form}>
              <RemoveApp onRemoved={() => close('removed')} onCancel={() => setPart(null)} />
            </Focused>
          )}
          {part === 'set-up' && (hasFactor(read) || mayBegin) && (
            <Focused className={styles.form}>
              <SetUpApp
                onConfirmed={(made) => (made.length > 0 ? setCodes(made) : close())}
                onCancel={() => setPart(null)}
              />
            </Focused>
          )}
          {part === 'set-up' && !hasFactor(read) && !mayBegin && user && (
            <Focused className={styles.form}>
              <NeedsProof user={user} />
            </Focused>
          )}
        </>
      )}
    </Loaded>
  );
};
