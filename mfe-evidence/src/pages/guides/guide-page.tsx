import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { useTitle } from '@evenhand/web-kit/title';
import { evidenceWording } from '@evenhand/wording/evidence';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { type Guide, guides } from '../../guides/guides.js';
import styles from './guide.module.css';

const wording = evidenceWording.guides;

const KIT = '/evidence';

/** Links the Evidence Kit's address where a step mentions it. */
const Step = ({ step }: { step: string }) => {
  const [before, ...after] = step.split(KIT);
  if (after.length === 0) return step;
  return (
    <>
      {before}
      <Link to="/evidence?step=search">{KIT}</Link>
      {after.join(KIT)}
    </>
  );
};

const Others = ({ than }: { than: string }) => (
  <nav className={styles.others} aria-label={wording.others}>
    <h2>{wording.others}</h2>
    <ul>
      {guides
        .filter(({ key }) => key !== than)
        .map(({ key, path, name }) => (
          <li key={key}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
    </ul>
  </nav>
);

const Shown = ({ guide: { key, name, lead, steps } }: { guide: Guide }) => {
  useTitle(name);
  return (
    <Page kind="question" title={name} lead={lead}>
      <Notice kind="attention" title={wording.warning.title}>
        <p>{wording.warning.text}</p>
      </Notice>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Step step={step} />
          </li>
        ))}
      </ol>
      <Actions>
        <PrimaryLink to="/evidence?step=upload">{evidenceWording.source.next}</PrimaryLink>
        <SecondaryLink to="/evidence">{wording.back}</SecondaryLink>
      </Actions>
      <Others than={key} />
    </Page>
  );
};

const GuidePage = () => {
  const { pathname } = useLocation();
  const guide = guides.find(({ path }) => matchPath(path, pathname));
  return guide && <Shown guide={guide} />;
};

export default GuidePage;
