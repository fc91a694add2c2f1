import { getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { ProblemError } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { AllSteps } from './all-steps.js';
import { Activity, QuickActions, Security } from './around.js';
import styles from './dashboard.module.css';
import { FoundContent } from './found-content.js';
import { NextStep } from './next-step.js';

/** What is next, large and first; then the six steps; then what happened. */
export const DashboardPage = () => {
  useTitle(wording.title);
  // Not the dashboard's own name of the user: that comes as news, which a new account can be ahead of.
  const { user } = useSession();
  const dashboard = useQuery({
    queryKey: [getDashboard.path],
    queryFn: () => call(getDashboard),
    retry: (failures, error) => failures < 1 && !(error instanceof ProblemError && error.status === 401),
    staleTime: 0,
  });
  if (dashboard.error?.message.startsWith('401')) return <Navigate to="/" replace />;

  return (
    <Loaded query={dashboard} loading={wording.loading} failed={wording.loadFailed} tryAgain={wording.tryAgain}>
      {({ progress, recentActivity, foundContent }) => (
        <Page kind="work" title={wording.greeting(user?.firstName || user?.email || '')}>
          <div className={styles.columns}>
            <div className={styles.main}>
              <FoundContent found={foundContent} />
              <NextStep progress={progress} />
              <AllSteps progress={progress} />
            </div>
            <div className={styles.side}>
              <Activity activity={recentActivity} />
              <QuickActions />
              <Security />
            </div>
          </div>
        </Page>
      )}
    </Loaded>
  );
};
