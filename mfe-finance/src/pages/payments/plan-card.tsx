import type { BillingAccount } from '@evenhand/contracts/billing/account';
import { longDay } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { inDollars } from '@evenhand/web-kit/amount';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { paymentsWording as wording } from '@evenhand/wording/checkout';
import { Link } from 'react-router-dom';
import styles from './payments.module.css';

const sentenceFor = ({ plan, accessUntil }: BillingAccount): string => {
  if (!accessUntil) return wording.free;
  return plan === 'free' ? wording.over(longDay(accessUntil)) : wording.until(longDay(accessUntil));
};

export const PlanCard = ({ account }: { account: BillingAccount }) => (
  <Card title={wording.plan}>
    <p>
      <strong>{wording.plans[account.plan]}</strong>
    </p>
    <p>{sentenceFor(account)}</p>
    {account.isDisputed && (
      <Notice kind="attention">
        <p>{wording.disputed}</p>
      </Notice>
    )}
    <Actions>
      {account.plan === 'free' && <PrimaryLink to="/pricing">{wording.buy}</PrimaryLink>}
      {account.upgrade && (
        <Link reloadDocument className={buttonClass()} to="/checkout?plan=premium">
          {wording.upgrade(inDollars(account.upgrade.amountDue))}
        </Link>
      )}
    </Actions>
    {account.upgrade && <p className={styles.note}>{wording.upgradeNote}</p>}
  </Card>
);
