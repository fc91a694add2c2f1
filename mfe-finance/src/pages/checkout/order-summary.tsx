import { type Checkout, REFUND_DAYS, STATEMENT_NAME } from '@evenhand/contracts/billing/payments';
import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import { cents } from '@evenhand/contracts/money';
import { longDate } from '@evenhand/contracts/toronto';
import { Check, CreditCard, RefreshCw } from '@evenhand/ui/icons';
import { inDollars, inShortDollars } from '@evenhand/web-kit/amount';
import { checkoutWording } from '@evenhand/wording/checkout';
import type { ReactNode } from 'react';
import styles from './checkout.module.css';

const wording = checkoutWording.summary;

export const Opens = ({ plan }: { plan: PaidPlan }) => (
  <ul className={styles.opens}>
    {checkoutWording.opens[plan].map((point) => (
      <li key={point}>
        <Check aria-hidden="true" />
        {point}
      </li>
    ))}
  </ul>
);

/** The price in large type, without cents where there are none. */
const Price = ({ checkout: { plan, amountDue } }: { checkout: Checkout }) => (
  <p className={styles.price}>
    <strong>{inShortDollars(amountDue)}</strong>
    {plan.regularPrice > plan.price && (
      <s>
        <span className="visually-hidden">{checkoutWording.struck(inDollars(plan.regularPrice))}</span>
        <span aria-hidden="true">{inShortDollars(plan.regularPrice)}</span>
      </s>
    )}
  </p>
);

interface LineProps {
  name: string;
  kind?: 'total' | 'tax';
  children: ReactNode;
}

export const Line = ({ name, kind, children }: LineProps) => (
  <div className={kind && styles[kind]}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Lines = ({ checkout: { plan, alreadyPaid, amountDue, hst } }: { checkout: Checkout }) => {
  const saved = cents(plan.regularPrice - plan.price);
  return (
    <dl className={styles.lines}>
      <Line name={plan.name}>{inDollars(plan.regularPrice)}</Line>
      {saved > 0 && <Line name={wording.saved}>−{inDollars(saved)}</Line>}
      {alreadyPaid > 0 && <Line name={wording.alreadyPaid}>−{inDollars(alreadyPaid)}</Line>}
      <Line name={wording.total} kind="total">
        {inDollars(amountDue)}
      </Line>
      <Line name={wording.tax} kind="tax">
        {inDollars(hst)}
      </Line>
    </dl>
  );
};

const Introduction = ({ checkout: { plan } }: { checkout: Checkout }) =>
  plan.offerUntil && <p>{wording.introduction(longDate(plan.offerUntil), inDollars(plan.regularPrice))}</p>;

export const OrderSummary = ({ checkout, plan }: { checkout: Checkout; plan: PaidPlan }) => (
  <section className={styles.part} aria-label={wording.title}>
    <Price checkout={checkout} />
    <Lines checkout={checkout} />
    <Introduction checkout={checkout} />
    <h2>{wording.opens}</h2>
    <Opens plan={plan} />
    <ul className={styles.facts}>
      <li>
        <RefreshCw aria-hidden="true" />
        <span>
          <strong>{wording.moneyBack.name(REFUND_DAYS)}</strong>
          {wording.moneyBack.until}
        </span>
      </li>
      <li>
        <CreditCard aria-hidden="true" />
        <span>
          {wording.statement.before}
          <strong>{STATEMENT_NAME}</strong>
          {wording.statement.after}
        </span>
      </li>
    </ul>
  </section>
);
