import { getAnnouncedRecovery } from '@evenhand/contracts/auth/factor-recovery';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

const AddressText = lazy(() => import('./address-text'));

/** Announces in every window of a person that another address of their account waits, and stops it. */
export const AddressNotice = () => {
  const queryKey = [getAnnouncedRecovery.path];
  const { data, refetch } = useQuery({ queryKey, queryFn: () => call(getAnnouncedRecovery), retry: false });
  if (!data?.addressChange) return null;
  return (
    <Suspense>
      <AddressText opensAt={data.addressChange.opensAt} onStopped={refetch} />
    </Suspense>
  );
};
