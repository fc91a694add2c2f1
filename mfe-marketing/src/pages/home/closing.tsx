import { Button, buttonClass } from '@evenhand/ui/button';
import { marketing } from '@evenhand/wording/marketing';
import { Link } from 'react-router-dom';
import { AFTER_SIGN_IN } from './after-sign-in';
import styles from './home.module.css';

const { title, text, pricing, signIn } = marketing.home.closing;

export const Closing = ({ onStart }: { onStart: () => void }) => (
  <section className={styles.inner}>
    <h2>{title}</h2>
    <p className={styles.lead}>{text}</p>
    <div className={styles.buttons}>
      <Button onClick={onStart}>{marketing.home.hero.start}</Button>
      <Link className={buttonClass('secondary')} to="/pricing">
        {pricing}
      </Link>
      <Link className={buttonClass('quiet')} to={{ search: `?sign-in=1&returnTo=${AFTER_SIGN_IN}` }} preventScrollReset>
        {signIn}
      </Link>
    </div>
  </section>
);
