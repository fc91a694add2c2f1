import { dayOf } from '@evenhand/contracts/toronto';
import { homeWording } from '@evenhand/wording/home';
import { Link } from 'react-router-dom';
import plans from '../../published/plans.json';
import styles from './home.module.css';

const { title, items, sample } = homeWording.facts;

/** The Complete Kit's price in dollars on a day in Toronto. */
const priceOn = (day: string): number => {
  const plan = plans.find(({ id }) => id === 'complete');
  if (!plan) throw new Error('the published plans have no Complete Kit');
  return plan.offerUntil && day > plan.offerUntil ? plan.regularPrice : plan.price;
};

/** The site's claims, each with its source. */
export const Facts = () => (
  <section className={styles.inner}>
    <h2>{title}</h2>
    <dl className={styles.facts}>
      {items(priceOn(dayOf(new Date()))).map(({ figure, text }) => (
        <div key={figure}>
          <dt>{figure}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.after}>
      <Link to="/sample-agreement">{sample}</Link>
    </p>
  </section>
);
