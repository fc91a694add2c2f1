import { Button, buttonClass } from '@evenhand/ui/button';
import { marketing } from '@evenhand/wording/marketing';
import { Link } from 'react-router-dom';
import { usePlans } from '../../plans-api';
import { priceText } from '../../price';
import styles from './home.module.css';
import { Paper } from './paper';

const words = marketing.home.hero;

/** What it costs, from the catalogue; the line keeps its place while the catalogue is on its way. */
const Cost = () => {
  const { data: plans, isError } = usePlans();
  const complete = plans?.find(({ id }) => id === 'complete');
  return (
    <p className={styles.cost}>
      {complete && words.cost(priceText(complete.price))}
      {isError && words.costUnknown}
    </p>
  );
};

export const Hero = ({ onStart }: { onStart: () => void }) => (
  <section className={styles.hero}>
    <div>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.buttons}>
        <Button kind="primary" onClick={onStart}>
          {words.start}
        </Button>
        <Link className={buttonClass('secondary')} to="/how-it-works">
          {words.how}
        </Link>
      </div>
      <Cost />
    </div>
    <Paper />
  </section>
);
