import { getAnnouncedRecovery } from '@evenhand/contracts/auth/factor-recovery';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

const RecoveryText = lazy(() => import('./recovery-text'));

/** Announces in every known browser that a recovery without the second factor waits, and stops it. */
export const RecoveryNotice = () => {
  const queryKey = [getAnnouncedRecovery.path];
  const { data, refetch } = useQuery({ queryKey, queryFn: () => call(getAnnouncedRecovery), retry: false });
  if (!data?.recovery) return null;
  return (
    <Suspense>
      <RecoveryText recovery={data.recovery} onCancelled={refetch} />
    </Suspense>
  );
};
