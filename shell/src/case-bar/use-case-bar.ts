import { type CaseBar, getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { call } from '@evenhand/web-kit/call';
import { useSession } from '@evenhand/web-kit/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

/** How far each part of the case is, asked anew with every page. Without an answer the bar only leads. */
export const useCaseBar = (): CaseBar['parts'] | undefined => {
  const { pathname } = useLocation();
  const { isSignedIn } = useSession();
  const { data } = useQuery({
    queryKey: [getCaseBar.path, pathname],
    queryFn: () => call(getCaseBar),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data?.parts;
};
