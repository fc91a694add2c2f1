import { shellWording } from '@evenhand/wording/shell';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';

const words = shellWording.footer;

const links = [
  { to: '/calculators', name: words.calculators },
  { to: '/faq', name: words.faq },
  { to: '/support', name: words.support },
  { to: '/verify', name: words.verify },
  { to: '/privacy', name: words.privacy },
  { to: '/terms', name: words.terms },
];

export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <nav className={styles.links} aria-label={words.label}>
        {links.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </nav>
      <p>{words.notAdvice}</p>
    </div>
  </footer>
);
