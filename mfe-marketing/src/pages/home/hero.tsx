import { Button } from '@evenhand/ui/button';
import { inDollars } from '@evenhand/web-kit/amount';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { homeWording } from '@evenhand/wording/home';
import { usePlans } from '../../plans-api.js';
import styles from './home.module.css';
import { Paper } from './paper.js';

const wording = homeWording.hero;

/** The price from the catalogue; its line keeps its height while the catalogue loads. */
const Cost = () => {
  const { data: plans, isError } = usePlans();
  const complete = plans?.find(({ id }) => id === 'complete');
  return (
    <p className={styles.cost}>
      {complete && wording.cost(inDollars(complete.price))}
      {isError && wording.costUnknown}
    </p>
  );
};

export const Hero = ({ onStart }: { onStart: () => void }) => (
  <section className={styles.hero}>
    <div>
      <p className={styles.above}>{wording.above}</p>
      <h1 tabIndex={-1}>
        {wording.title.map((sentence) => (
          <span key={sentence} className={styles.sentence}>
            {sentence}{' '}
          </span>
        ))}
      </h1>
      <p className={styles.lead}>{wording.lead}</p>
      <div className={styles.buttons}>
        <Button kind="primary" onClick={onStart}>
          {wording.start}
        </Button>
        <SecondaryLink to="/how-it-works">{wording.how}</SecondaryLink>
      </div>
      <Cost />
    </div>
    <Paper />
  </section>
);
