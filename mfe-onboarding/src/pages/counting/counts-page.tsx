import { type AnalyticsSummary, getAnalyticsSummary } from '@evenhand/contracts/analytics/analytics';
import { longDate } from '@evenhand/contracts/toronto';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { codeOf } from '@evenhand/web-kit/problem-error';
import { useTitle } from '@evenhand/web-kit/title';
import { countsWording as wording } from '@evenhand/wording/analytics';
import { useQuery } from '@tanstack/react-query';
import styles from './counting.module.css';
import { Counts } from './counts.js';
import { Funnel } from './funnel.js';

const Summary = ({ summary }: { summary: AnalyticsSummary }) => (
  <>
    <p className={styles.note}>{wording.span(longDate(summary.from), longDate(summary.to))}</p>
    <div className={styles.parts}>
      <Counts summary={summary} />
      <h2>{wording.funnelsTitle}</h2>
      {summary.funnels.map((funnel) => (
        <Funnel key={funnel.funnel} {...funnel} />
      ))}
    </div>
  </>
);

/** For operators; the API answers 404 to everyone else. */
const CountsPage = () => {
  useTitle(wording.title);
  const summary = useQuery({
    queryKey: [getAnalyticsSummary.path],
    queryFn: () => call(getAnalyticsSummary),
    staleTime: 0,
    retry: false,
  });
  return (
    <Page kind="work" title={wording.title} lead={summary.data && wording.lead}>
      {codeOf(summary.error) === 'not-found' ? (
        <Notice>
          <p>{wording.notYours}</p>
        </Notice>
      ) : (
        <Loaded query={summary} words={wording}>
          {(loaded) => <Summary summary={loaded} />}
        </Loaded>
      )}
    </Page>
  );
};

export default CountsPage;
