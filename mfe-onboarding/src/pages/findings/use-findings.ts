import { getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';

/** What does not fit together in the answers, and how enforceable the agreement is. Only where there is an agreement. */
export const useFindings = (isAsked = true) =>
  useQuery({
    queryKey: [getAgreementFindings.path],
    queryFn: () => call(getAgreementFindings),
    // A page waits for them, and a part of it shows them: both ask once.
    staleTime: 1_000,
    enabled: isAsked,
  });
