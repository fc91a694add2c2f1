import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { filesIn, getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import { getPropertyDivision } from '@evenhand/contracts/finance/property';
import { call } from '@evenhand/web-kit/call';
import { ProblemError } from '@evenhand/web-kit/problem-error';
import { useQuery } from '@tanstack/react-query';

/**
 * All that the page shows, asked for at once. The page stands without the figures, but is drawn when it is known
 * whether they come: what came later would push down what is being read.
 */
export const useDashboard = () => {
  const dashboard = useQuery({
    queryKey: [getDashboard.path],
    queryFn: () => call(getDashboard),
    retry: (failures, error) => failures < 1 && !(error instanceof ProblemError && error.status === 401),
    staleTime: 0,
  });
  const bar = useQuery({ queryKey: [getCaseBar.path, '/dashboard'], queryFn: () => call(getCaseBar), retry: false });
  const overview = useQuery({ queryKey: [getCaseOverview.path], queryFn: () => call(getCaseOverview), staleTime: 0 });
  const division = useQuery({
    queryKey: [getPropertyDivision.path, 'dashboard'],
    queryFn: () => call(getPropertyDivision),
    staleTime: 0,
  });
  const evidence = useQuery({
    queryKey: [getEvidenceStatus.path, 'dashboard'],
    queryFn: () => call(getEvidenceStatus),
    staleTime: 0,
  });
  return {
    dashboard,
    parts: bar.data?.parts,
    overview: overview.data,
    division: division.data,
    files: evidence.data ? filesIn(evidence.data).all : 0,
    areFiguresComing: evidence.isPending || bar.isPending || overview.isPending || division.isPending,
  };
};
