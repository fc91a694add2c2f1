import { homeWording } from '@evenhand/wording/home';
import { Link } from 'react-router-dom';
import styles from './home.module.css';

const { title, items, sample } = homeWording.facts;

/** The site's claims, each with its source. */
export const Facts = () => (
  <section className={styles.inner}>
    <h2>{title}</h2>
    <dl className={styles.facts}>
      {items.map(({ figure, text }) => (
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
