import { getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';

/** Contradictions in the answers, and the enforceability checklist. Needs an agreement. */
export const useFindings = (isAsked = true) =>
  useQuery({
    queryKey: [getAgreementFindings.path],
    queryFn: () => call(getAgreementFindings),
    // The page and its part mount one after the other and share one request.
    staleTime: 1_000,
    enabled: isAsked,
  });
