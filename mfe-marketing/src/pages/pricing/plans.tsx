import type { Plan } from '@evenhand/contracts/billing/plans';
import { Badge } from '@evenhand/ui/badge';
import { buttonClass } from '@evenhand/ui/button';
import { inDollars } from '@evenhand/web-kit/amount';
import { useSession } from '@evenhand/web-kit/session';
import { supportAddress } from '@evenhand/wording/contact';
import { pricingWording as wording } from '@evenhand/wording/pricing';
import { Link } from 'react-router-dom';
import styles from './plans.module.css';

/** Premium is arranged by mail. The others start with the first question, for who is signed in where their case is. */
const Choose = ({ plan: { id, popular } }: { plan: Plan }) => {
  const { isSignedIn } = useSession();
  if (id === 'premium')
    return (
      <a
        className={buttonClass('secondary', true)}
        href={`mailto:${supportAddress}?subject=${encodeURIComponent(wording.premiumSubject)}`}
      >
        {wording.choose[id]}
      </a>
    );
  const goesOn = id === 'complete' ? '/checkout' : '/dashboard';
  return (
    <Link
      className={buttonClass(popular ? 'primary' : 'secondary', true)}
      to={isSignedIn ? goesOn : '/intake'}
      reloadDocument={isSignedIn && id === 'complete'}
    >
      {wording.choose[id]}
    </Link>
  );
};

const PlanCard = ({ plan }: { plan: Plan }) => (
  <li className={styles.plan}>
    <h2>
      {plan.name} {plan.popular && <Badge kind="info">{wording.popular}</Badge>}
    </h2>
    <p className={styles.price}>{inDollars(plan.price)}</p>
    <p className={styles.note}>
      {plan.priceNote}
      {plan.regularPrice > plan.price && (
        <>
          <br />
          {wording.regular(inDollars(plan.regularPrice))}
        </>
      )}
    </p>
    <p>{plan.description}</p>
    <ul>
      {plan.features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
    <Choose plan={plan} />
  </li>
);

export const Plans = ({ plans }: { plans: Plan[] }) => (
  <ul className={styles.plans}>
    {plans.map((plan) => (
      <PlanCard key={plan.id} plan={plan} />
    ))}
  </ul>
);
