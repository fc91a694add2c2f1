import { Button } from '@evenhand/ui/button';
import { QuietLink } from '@evenhand/web-kit/button-links';
import { homeWording } from '@evenhand/wording/home';
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
        <QuietLink to="/pricing">{pricing}</QuietLink>
        <QuietLink to={signInHere('1')} preventScrollReset>
          {signIn}
        </QuietLink>
      </div>
    </div>
  </section>
);
