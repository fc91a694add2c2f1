import type { Plan } from '@evenhand/contracts/billing/plans';
import { Badge } from '@evenhand/ui/badge';
import { Button, buttonClass } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Spinner } from '@evenhand/ui/spinner';
import { marketing } from '@evenhand/wording/marketing';
import { Link } from 'react-router-dom';
import { usePlans } from '../../plans-api';
import { priceText } from '../../price';
import styles from './plans.module.css';

const words = marketing.pricing;

const PlanCard = ({ plan }: { plan: Plan }) => (
  <li className={styles.plan}>
    <h2>
      {plan.name} {plan.popular && <Badge kind="info">{words.popular}</Badge>}
    </h2>
    <p className={styles.price}>
      {plan.price === 0 ? words.free : priceText(plan.price)} <small>{plan.priceNote}</small>
    </p>
    <p className={styles.note}>{plan.regularPrice && words.regular(priceText(plan.regularPrice))}</p>
    <p>{plan.description}</p>
    <ul>
      {plan.features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
    <Link
      className={buttonClass(plan.popular ? 'primary' : 'secondary', true)}
      to={plan.id === 'free' ? '/flow/evidence' : '/checkout'}
    >
      {words.choose[plan.id]}
    </Link>
  </li>
);

export const Plans = () => {
  const { data: plans, isPending, refetch, isFetching } = usePlans();
  if (isPending) return <Spinner label={words.loading} />;
  if (plans) {
    return (
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    );
  }
  return (
    <Notice kind="attention">
      <p>{words.failed}</p>
      <div>
        <Button busy={isFetching} onClick={() => refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    </Notice>
  );
};
