import { getAddressChange } from '@evenhand/contracts/auth/address-change';
import type { CurrentUser } from '@evenhand/contracts/auth/user';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Focused } from '@evenhand/web-kit/focused';
import { profileWording } from '@evenhand/wording/profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProveAddress } from '../../address/prove-address.js';
import styles from './account.module.css';
import { ChangeAddress } from './change-address.js';
import { PendingAddress } from './pending-address.js';

const words = profileWording.address;

/** The address of the account, and the change of it. */
export const Address = ({ user: { email, addressProven } }: { user: CurrentUser }) => {
  const change = useQuery({
    queryKey: [getAddressChange.path],
    queryFn: () => call(getAddressChange),
    staleTime: 0,
  });
  const [part, setPart] = useState<'change' | 'stopped' | null>(null);
  const pending = change.data?.pending;
  const reload = async (next: 'stopped' | null) => {
    await change.refetch();
    setPart(next);
  };
  return (
    <section className={styles.part}>
      <h2>{words.title}</h2>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <div>
            <p className={styles.name}>{email}</p>
            <p className={styles.fact}>{addressProven ? words.proven : words.prove.title}</p>
          </div>
          {!pending && part !== 'change' && (
            <Button small onClick={() => setPart('change')}>
              {words.changing.open}
            </Button>
          )}
        </li>
      </ul>
      {!addressProven && <ProveAddress email={email} returnTo="/account" words={words.prove} />}
      {part === 'stopped' && (
        <Notice kind="good">
          <p>{words.pending.stopped}</p>
        </Notice>
      )}
      {pending && <PendingAddress pending={pending} onStopped={() => reload('stopped')} />}
      {!pending && part === 'change' && (
        <Focused>
          <ChangeAddress email={email} onAsked={() => reload(null)} onCancel={() => setPart(null)} />
        </Focused>
      )}
      <p>{words.answers}</p>
    </section>
  );
};
