import { useTitle } from '@evenhand/web-kit/title';
import { homeWording } from '@evenhand/wording/home';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NumberedSteps, Points } from '../../points.js';
import { Closing } from './closing.js';
import { Facts } from './facts.js';
import { Found } from './found.js';
import { Hero } from './hero.js';
import styles from './home.module.css';
import { Screens } from './screens.js';
import { StartDialog } from './start-dialog.js';

const { title, neutralTitle, banner, bannerLink, evidence, why, steps } = homeWording;

const Banner = () => (
  <p className={styles.banner}>
    {banner} <a href="#evidence-kit">{bannerLink}</a>
  </p>
);

const Evidence = () => (
  <section id="evidence-kit" className={styles.band}>
    <div className={styles.inner}>
      <div className={styles.pictured}>
        <div>
          <h2>{evidence.title}</h2>
          <p className={styles.lead}>{evidence.lead}</p>
          <p className={styles.after}>
            <Link to="/evidence">{evidence.open}</Link>
          </p>
        </div>
        <Found />
      </div>
      <Points points={evidence.points} />
    </div>
  </section>
);

export const HomePage = () => {
  const [starting, setStarting] = useState(false);
  const start = () => setStarting(true);
  useTitle(title, neutralTitle);
  return (
    <div data-page="public">
      <Banner />
      <Hero onStart={start} />
      <Screens />
      <Facts />
      <Evidence />
      <section className={styles.inner}>
        <h2>{why.title}</h2>
        <Points points={why.points} />
      </section>
      <section className={styles.band}>
        <div className={styles.inner}>
          <h2>{steps.title}</h2>
          <NumberedSteps steps={steps.items} />
        </div>
      </section>
      <Closing onStart={start} />
      {starting && <StartDialog onClose={() => setStarting(false)} />}
    </div>
  );
};
