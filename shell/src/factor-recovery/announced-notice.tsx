import { getAnnouncedRecovery } from '@evenhand/contracts/auth/factor-recovery';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

const AnnouncedText = lazy(() => import('./announced-text'));

/** This page shows the waiting deletion itself. */
const DELETION_PAGE = '/account/delete';

/** Announces in every window of a person that another address or the deletion of their account waits, and stops it. */
export const AnnouncedNotice = () => {
  const { pathname } = useLocation();
  const queryKey = [getAnnouncedRecovery.path];
  const { data, refetch } = useQuery({ queryKey, queryFn: () => call(getAnnouncedRecovery), retry: false });
  const deletion = pathname === DELETION_PAGE ? null : data?.deletion;
  if (!data?.addressChange && !deletion) return null;
  return (
    <Suspense>
      {data?.addressChange && (
        <AnnouncedText what="addressChange" at={data.addressChange.opensAt} onStopped={refetch} />
      )}
      {deletion && <AnnouncedText what="deletion" at={deletion.dueAt} onStopped={refetch} />}
    </Suspense>
  );
};
