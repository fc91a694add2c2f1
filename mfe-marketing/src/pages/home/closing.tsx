import { Button, buttonClass } from '@evenhand/ui/button';
import { homeWording } from '@evenhand/wording/home';
import { Link } from 'react-router-dom';
import styles from './home.module.css';
import { signInHere } from './sign-in.js';

const { title, text, pricing, signIn } = homeWording.closing;

export const Closing = ({ onStart }: { onStart: () => void }) => (
  <section className={styles.closing}>
    <div className={styles.inner}>
      <h2>{title}</h2>
      <p className={styles.lead}>{text}</p>
      <div className={styles.buttons}>
        <Button kind="primary" onClick={onStart}>
          {homeWording.hero.start}
        </Button>
        <Link className={buttonClass('quiet')} to="/pricing">
          {pricing}
        </Link>
        <Link className={buttonClass('quiet')} to={signInHere('1')} preventScrollReset>
          {signIn}
        </Link>
      </div>
    </div>
  </section>
);
