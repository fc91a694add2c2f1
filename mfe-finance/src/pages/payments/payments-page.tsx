import type { BillingAccount } from '@evenhand/contracts/billing/account';
import { Page } from '@evenhand/ui/page';
import { Loaded } from '@evenhand/web-kit/loaded';
import { codeOf } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { signInAgain } from '@evenhand/web-kit/sign-in';
import { useTitle } from '@evenhand/web-kit/title';
import { paymentsWording as wording } from '@evenhand/wording/checkout';
import { useEffect } from 'react';
import { useBillingAccount } from '../../billing/billing-account.js';
import styles from './payments.module.css';
import { PlanCard } from './plan-card.js';
import { ReceiptsTable } from './receipts-table.js';
import { RefundCard } from './refund-card.js';

const Account = ({ account }: { account: BillingAccount }) => (
  <div className={styles.account}>
    <PlanCard account={account} />
    <ReceiptsTable receipts={account.receipts} />
    <RefundCard refund={account.refund} />
  </div>
);

const PaymentsPage = () => {
  useTitle(wording.title);
  const { isLoading, isSignedIn } = useSession();
  const account = useBillingAccount(isSignedIn);
  const isSignedOut = (!isLoading && !isSignedIn) || codeOf(account.error) === 'sign-in-needed';
  useEffect(() => {
    if (isSignedOut) signInAgain();
  }, [isSignedOut]);
  return (
    <Page kind="work" title={wording.title} lead={wording.lead}>
      <Loaded query={account} words={wording}>
        {(loaded) => <Account account={loaded} />}
      </Loaded>
    </Page>
  );
};

export default PaymentsPage;
