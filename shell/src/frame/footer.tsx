import { Wordmark } from '@evenhand/ui/mark';
import { shellWording } from '@evenhand/wording/shell';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';

const words = shellWording.footer;

const links = [
  { to: '/calculators', name: words.calculators },
  { to: '/glossary', name: words.glossary },
  { to: '/sample-agreement', name: words.sampleAgreement },
  { to: '/faq', name: words.faq },
  { to: '/support', name: words.support },
  { to: '/verify', name: words.verify },
  { to: '/privacy', name: words.privacy },
  { to: '/terms', name: words.terms },
];

/** The foot of every page; `canLeave` where the way out stands above, which cannot hide everything. */
export const Footer = ({ canLeave }: { canLeave: boolean }) => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <nav className={styles.links} aria-label={words.label}>
        <Wordmark name={shellWording.name} size={22} />
        {links.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </nav>
      <p>{words.notAdvice}</p>
      {canLeave && <p>{shellWording.leave.limits}</p>}
    </div>
  </footer>
);
