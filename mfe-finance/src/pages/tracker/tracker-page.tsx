import { documentProgress, requiredDocuments } from '@evenhand/contracts/finance/documents';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { Tabs } from '@evenhand/ui/tabs';
import { AgreedOtherwise, useAgreedOtherwise } from '@evenhand/web-kit/agreed-otherwise';
import { Loaded } from '@evenhand/web-kit/loaded';
import { codeOf } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { signInAgain } from '@evenhand/web-kit/sign-in';
import { useTitle } from '@evenhand/web-kit/title';
import { showToast } from '@evenhand/web-kit/toast';
import { financeWording } from '@evenhand/wording/finance';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AssetsPanel } from '../../lists/assets-panel.js';
import { DebtsPanel } from '../../lists/debts-panel.js';
import { IncomesPanel } from '../../lists/incomes-panel.js';
import styles from '../../lists/lists.module.css';
import { openWorking, PropertyPanel } from '../../lists/property-panel.js';
import { type Finances, useFinances } from '../../lists/use-finances.js';
import { AssetsByCategory, NetWorthOverTime } from './charts.js';
import { DisclosurePanel } from './disclosure-panel.js';
import { DocumentsPanel } from './documents-panel.js';
import { PartnerDisclosurePanel } from './partner-disclosure-panel.js';
import { SealedNotice, useIsSealed } from './sealed-notice.js';
import { SummaryCards } from './summary-cards.js';

const { tabs } = financeWording;
const SIGN_IN_AFTER_MS = 500;

const Overview = (finances: Finances) => {
  const { assets, debts, incomes, division } = finances;
  const isSealed = useIsSealed();
  return (
    <>
      <AgreedOtherwise back="dashboard" isInFinances />
      <PropertyPanel division={division} isSealed={isSealed} />
      <div className={styles.charts}>
        {assets.length > 0 && <AssetsByCategory assets={assets} />}
        {assets.length + debts.length > 0 && <NetWorthOverTime assets={assets} debts={debts} />}
      </div>
      <IncomesPanel incomes={incomes} />
      <div className={styles.cards}>
        <DisclosurePanel finances={finances} />
        <PartnerDisclosurePanel />
      </div>
    </>
  );
};

/** The tab is in the address, so a reload and a link open it again. */
const useOpenTab = () => {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab');
  const open = named === 'assets' || named === 'debts' || named === 'documents' ? named : 'overview';
  const setOpen = (tab: string) =>
    setSearch(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true });
  return { open, setOpen };
};

const Tracker = (finances: Finances) => {
  const { assets, debts, documents } = finances;
  const { open, setOpen } = useOpenTab();
  const isWorkingAsked = useRef(false);
  useEffect(() => {
    if (open === 'overview' && isWorkingAsked.current) openWorking();
    isWorkingAsked.current = false;
  }, [open]);
  const seeWorking = () => {
    if (open === 'overview') return openWorking();
    isWorkingAsked.current = true;
    setOpen('overview');
  };
  return (
    <>
      <SummaryCards finances={finances} onSeeWorking={seeWorking} />
      <Tabs
        label={tabs.label}
        open={open}
        onOpen={setOpen}
        tabs={[
          { key: 'overview', name: tabs.overview, panel: <Overview {...finances} /> },
          { key: 'assets', name: tabs.assets, count: `${assets.length}`, panel: <AssetsPanel {...finances} /> },
          { key: 'debts', name: tabs.debts, count: `${debts.length}`, panel: <DebtsPanel {...finances} /> },
          {
            key: 'documents',
            name: tabs.documents,
            count: `${documentProgress(documents).provided}/${requiredDocuments.length}`,
            panel: <DocumentsPanel finances={finances} />,
          },
        ]}
      />
    </>
  );
};

const TrackerPage = () => {
  useTitle(financeWording.title);
  const { isLoading, isSignedIn } = useSession();
  const finances = useFinances(isSignedIn);
  // Above the lists: they would move when it arrives later.
  const agreed = useAgreedOtherwise(isSignedIn);
  const isSignedOut = (!isLoading && !isSignedIn) || codeOf(finances.error) === 'sign-in-needed';

  useEffect(() => {
    if (!isSignedOut) return;
    showToast({ ...financeWording.signInNeeded, kind: 'destructive' });
    signInAgain(SIGN_IN_AFTER_MS);
  }, [isSignedOut]);

  return (
    <Page kind="work" title={financeWording.title} lead={financeWording.lead}>
      <SealedNotice />
      <Loaded query={finances} words={financeWording}>
        {(read) => (agreed.isFetched ? <Tracker {...read} /> : <Spinner label={financeWording.loading} />)}
      </Loaded>
    </Page>
  );
};

export default TrackerPage;
