import { type BillingAccount, type Receipt, receiptLabel } from '@evenhand/contracts/billing/account';
import { STATEMENT_NAME } from '@evenhand/contracts/billing/payments';
import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import { type CaseOverview, getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { longDay, longMoment } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { ArrowRight, Check, Download } from '@evenhand/ui/icons';
import { Page } from '@evenhand/ui/page';
import { inDollars } from '@evenhand/web-kit/amount';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { checkoutWording } from '@evenhand/wording/checkout';
import { plansWording } from '@evenhand/wording/plans';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { downloadReceipt, useBillingAccount } from '../../billing/billing-account.js';
import styles from './checkout.module.css';
import { Line, Opens } from './order-summary.js';

const wording = checkoutWording.paid;

/** The dashboard when the state of the case is not known. */
const nextStep = (overview: CaseOverview | undefined) => {
  if (!overview) return wording.next.dashboard;
  if (!overview.submittedAt) return wording.next.answers;
  if (overview.people.invitation) return wording.next.dashboard;
  return wording.next.invite(overview.people.partner ?? wording.partner);
};

const NextStep = () => {
  const { data, isPending } = useQuery({ queryKey: [getCaseOverview.path], queryFn: () => call(getCaseOverview) });
  const { title, text, link, to } = nextStep(data);
  return (
    <Card floating>
      <div className={styles.next} aria-busy={isPending}>
        {!isPending && (
          <>
            <h2>{title}</h2>
            <p>{text}</p>
            <PrimaryLink to={to}>
              {link}
              <ArrowRight aria-hidden="true" />
            </PrimaryLink>
          </>
        )}
      </div>
    </Card>
  );
};

const ReceiptLines = ({ receipt: { number, issuedAt, amount, hst } }: { receipt: Receipt }) => (
  <>
    <dl className={styles.lines}>
      <Line name={wording.receipt.number}>{receiptLabel(number)}</Line>
      <Line name={wording.receipt.at}>{longMoment(issuedAt)}</Line>
      <Line name={wording.receipt.statement}>{STATEMENT_NAME}</Line>
      <Line name={wording.receipt.total(inDollars(hst))} kind="total">
        {inDollars(amount)}
      </Line>
    </dl>
    <Button onClick={() => void downloadReceipt(number)}>
      <Download aria-hidden="true" />
      {wording.receipt.download}
    </Button>
  </>
);

const Paid = ({ plan, account: { receipts, refund } }: { plan: PaidPlan; account: BillingAccount }) => {
  const receipt = receipts.find(({ kind }) => kind === 'payment');
  return (
    <>
      <NextStep />
      <section className={styles.part}>
        <h2>{wording.receipt.title}</h2>
        {receipt ? <ReceiptLines receipt={receipt} /> : <p>{wording.receipt.none}</p>}
      </section>
      <section className={styles.part}>
        <h2>{wording.open}</h2>
        <Opens plan={plan} />
      </section>
      <p className={styles.back}>
        {refund.possible && `${wording.moneyBack(longDay(refund.until))} `}
        <Link to="/account/payments">{wording.payments}</Link>
      </p>
    </>
  );
};

/** Of a plan that is paid, also on a later visit: the next step, the receipt, and the last day for money back. */
export const PaidPage = ({ plan }: { plan: PaidPlan }) => {
  const title = wording.title(plansWording[plan].name);
  useTitle(title);
  const account = useBillingAccount(true);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector('h1')?.focus(), []);
  const above = (
    <>
      <span className={styles.tick}>
        <Check aria-hidden="true" />
      </span>
      {wording.above}
    </>
  );
  return (
    <div ref={page} className={styles.paid}>
      <Page kind="question" above={above} title={title}>
        <Loaded query={account} words={wording.receipt}>
          {(loaded) => <Paid plan={plan} account={loaded} />}
        </Loaded>
      </Page>
    </div>
  );
};
