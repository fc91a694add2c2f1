import type { Dashboard } from '@evenhand/contracts/dashboard/dashboard';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { useTracked } from '@evenhand/web-kit/track';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
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
import { stepFacts } from './step-facts.js';
import { currentStepOf } from './steps.js';
import { useDashboard } from './use-dashboard.js';

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
  const { dashboard, parts, overview, division, files, areFiguresComing } = useDashboard();
  if (dashboard.error?.message.startsWith('401')) return <Navigate to="/" replace />;

  return (
    <Loaded
      query={dashboard}
      loading={wording.loading}
      failed={wording.loadFailed}
      tryAgain={wording.tryAgain}
      page={{ kind: 'work', title: wording.title }}
    >
      {({ progress, recentActivity, foundContent, selfTest }) =>
        areFiguresComing ? (
          <Spinner label={wording.loading} />
        ) : (
          <Page
            kind="work"
            title={(isFirst(progress, recentActivity) ? wording.firstGreeting : wording.greeting)(name)}
            above={longDay(new Date().toISOString())}
            beside={overview && parts && <People name={name} parts={parts} people={overview.people} />}
          >
            <FoundContent found={foundContent} />
            <NextStep progress={progress} overview={overview} />
            {currentStepOf(progress) === 'complete' && (
              <div className={styles.afterwards}>
                <AfterSealing />
              </div>
            )}
            <div className={styles.columns}>
              <div className={styles.column}>
                <AllSteps progress={progress} parts={parts} facts={stepFacts({ overview, parts, files })} />
                <Activity activity={recentActivity} />
              </div>
              <div className={styles.column}>
                {overview && <FiguresToday overview={overview} division={division} />}
                <QuickActions selfTest={selfTest} />
                <Security />
              </div>
            </div>
          </Page>
        )
      }
    </Loaded>
  );
};
