import { type Checkout, REFUND_DAYS, STATEMENT_NAME } from '@evenhand/contracts/billing/payments';
import { cents } from '@evenhand/contracts/money';
import { Card } from '@evenhand/ui/card';
import { inDollars } from '@evenhand/web-kit/amount';
import { checkoutWording } from '@evenhand/wording/checkout';
import { refundWording } from '@evenhand/wording/refund';
import styles from './checkout.module.css';

const wording = checkoutWording.summary;

export const OrderSummary = ({ checkout }: { checkout: Checkout }) => {
  const { plan, alreadyPaid, amountDue, hst } = checkout;
  const saved = cents(plan.regularPrice - plan.price);
  return (
    <Card title={wording.title}>
      <dl className={styles.lines}>
        <dt>{plan.name}</dt>
        <dd>{inDollars(plan.regularPrice)}</dd>
        {saved > 0 && (
          <>
            <dt>{wording.saved}</dt>
            <dd>−{inDollars(saved)}</dd>
          </>
        )}
        {alreadyPaid > 0 && (
          <>
            <dt>{wording.alreadyPaid}</dt>
            <dd>−{inDollars(alreadyPaid)}</dd>
          </>
        )}
        <dt className={styles.total}>{wording.total}</dt>
        <dd className={styles.total}>{inDollars(amountDue)}</dd>
      </dl>
      <p className={styles.quiet}>{wording.tax(inDollars(hst))}</p>
      <h3>{wording.opens}</h3>
      <ul>
        {[...plan.features, ...wording.points].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{refundWording.atCheckout(REFUND_DAYS)}</p>
      <p className={styles.quiet}>{wording.statement(STATEMENT_NAME)}</p>
    </Card>
  );
};
