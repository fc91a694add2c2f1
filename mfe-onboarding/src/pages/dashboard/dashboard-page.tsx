import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { type Dashboard, getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { ProblemError } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { useTracked } from '@evenhand/web-kit/track';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { longDay } from '../dates.js';
import { AfterSealing } from './after-sealing.js';
import { AllSteps } from './all-steps.js';
import { Activity, QuickActions, Security } from './around.js';
import styles from './dashboard.module.css';
import { FiguresToday } from './figures-today.js';
import { FoundContent } from './found-content.js';
import { NextStep } from './next-step.js';
import { People } from './people.js';
import { currentStepOf } from './steps.js';

/** Nothing was done here yet: nobody comes back. */
const isFirst = ({ progressPercentage }: Dashboard['progress'], activity: Dashboard['recentActivity']): boolean =>
  progressPercentage === 0 && activity.length === 0;

/** What is next, large and first; then the six steps; then what happened. */
export const DashboardPage = () => {
  useTitle(wording.title);
  useTracked({ name: 'dashboard-viewed', properties: {} });
  // Not the dashboard's own name of the user: that comes as news, which a new account can be ahead of.
  const { user } = useSession();
  const name = user?.firstName || user?.email || '';
  const bar = useQuery({ queryKey: [getCaseBar.path, '/dashboard'], queryFn: () => call(getCaseBar), retry: false });
  const dashboard = useQuery({
    queryKey: [getDashboard.path],
    queryFn: () => call(getDashboard),
    retry: (failures, error) => failures < 1 && !(error instanceof ProblemError && error.status === 401),
    staleTime: 0,
  });
  // The page stands without it: figures that do not come leave no gap.
  const overview = useQuery({
    queryKey: [getCaseOverview.path],
    queryFn: () => call(getCaseOverview),
    staleTime: 0,
  });
  if (dashboard.error?.message.startsWith('401')) return <Navigate to="/" replace />;

  return (
    <Loaded query={dashboard} loading={wording.loading} failed={wording.loadFailed} tryAgain={wording.tryAgain}>
      {({ progress, recentActivity, foundContent, selfTest }) => (
        <Page
          kind="work"
          title={(isFirst(progress, recentActivity) ? wording.firstGreeting : wording.greeting)(name)}
          above={longDay(new Date().toISOString())}
          beside={<People name={name} parts={bar.data?.parts} approved={overview.data?.people.approved ?? []} />}
        >
          <FoundContent found={foundContent} />
          <NextStep progress={progress} missing={overview.data?.missing ?? []} />
          {currentStepOf(progress) === 'complete' && <AfterSealing />}
          <div className={styles.columns}>
            <AllSteps progress={progress} parts={bar.data?.parts} />
            <div className={styles.side}>
              {overview.data && <FiguresToday overview={overview.data} />}
              <Activity activity={recentActivity} />
              <QuickActions selfTest={selfTest} />
              <Security />
            </div>
          </div>
        </Page>
      )}
    </Loaded>
  );
};
