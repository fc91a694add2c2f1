import { getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';

/** What does not fit together in the answers, and how enforceable the agreement is. Only where there is an agreement. */
export const useFindings = () =>
  useQuery({
    queryKey: [getAgreementFindings.path],
    queryFn: () => call(getAgreementFindings),
    staleTime: 0,
  });
