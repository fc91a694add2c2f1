import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { type Dashboard, getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { filesIn, getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import { getPropertyDivision } from '@evenhand/contracts/finance/property';
import { longDay } from '@evenhand/contracts/toronto';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { AgreedOtherwise } from '@evenhand/web-kit/agreed-otherwise';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { ProblemError } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { useTracked } from '@evenhand/web-kit/track';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { AfterSealing } from '../../sealed/after-sealing.js';
import { AllSteps } from './all-steps.js';
import { Activity, QuickActions, Security } from './around.js';
import styles from './dashboard.module.css';
import { FiguresToday } from './figures-today.js';
import { FoundContent } from './found-content.js';
import { NextStep } from './next-step.js';
import { People } from './people.js';
import { stepFacts } from './step-facts.js';
import { currentStepOf } from './steps.js';

/**
 * All queries of the page, in parallel. The page renders without the figures, but waits until it is known whether they
 * come, to avoid a layout shift.
 */
const useDashboard = () => {
  const dashboard = useQuery({
    queryKey: [getDashboard.path],
    queryFn: () => call(getDashboard),
    retry: (failures, error) => failures < 1 && !(error instanceof ProblemError && error.status === 401),
    staleTime: 0,
  });
  const bar = useQuery({ queryKey: [getCaseBar.path], queryFn: () => call(getCaseBar), retry: false });
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

const isFirst = ({ progressPercentage }: Dashboard['progress'], activity: Dashboard['recentActivity']): boolean =>
  progressPercentage === 0 && activity.length === 0;

const DashboardPage = () => {
  useTitle(wording.title);
  useTracked({ name: 'dashboard-viewed', properties: {} });
  const { user } = useSession();
  const name = user?.firstName || user?.email || '';
  const { dashboard, parts, overview, division, files, areFiguresComing } = useDashboard();
  if (dashboard.error?.message.startsWith('401')) return <Navigate to="/" replace />;

  return (
    <Loaded query={dashboard} words={wording} page={{ kind: 'work', title: wording.title }}>
      {({ progress, recentActivity, foundContent, selfTest }) =>
        areFiguresComing ? (
          <Spinner label={wording.loading} />
        ) : (
          <Page
            kind="work"
            title={(isFirst(progress, recentActivity) ? wording.firstGreeting : wording.greeting)(name)}
            above={longDay(new Date())}
            beside={overview && parts && <People name={name} parts={parts} people={overview.people} />}
          >
            <FoundContent found={foundContent} />
            <NextStep
              progress={progress}
              overview={overview}
              isBegun={progress.progressPercentage > 0 || (parts !== undefined && parts.answers !== 'open')}
            />
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
                {overview && currentStepOf(progress) !== 'complete' && (
                  <>
                    <FiguresToday name={name} overview={overview} division={division} />
                    <AgreedOtherwise back="dashboard" />
                  </>
                )}
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

export default DashboardPage;
