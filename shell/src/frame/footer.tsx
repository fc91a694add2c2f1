import { Wordmark } from '@evenhand/ui/mark';
import { useSession } from '@evenhand/web-kit/session';
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

/** On a page that a mailed link opens. */
const linksByLink = links.filter(({ to }) => ['/support', '/privacy', '/terms'].includes(to));

interface FooterProps {
  canLeave: boolean;
  isByLink: boolean;
}

export const Footer = ({ canLeave, isByLink }: FooterProps) => {
  const { isSignedIn } = useSession();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav className={styles.links} aria-label={words.label}>
          <Wordmark name={shellWording.name} size={22} />
          {(isByLink ? linksByLink : links).map(({ to, name }) => (
            <Link key={to} to={to}>
              {name}
            </Link>
          ))}
          {isSignedIn && !isByLink && <Link to="/account">{words.account}</Link>}
        </nav>
        <p>{words.notAdvice}</p>
        {canLeave && <p>{shellWording.leave.limits}</p>}
      </div>
    </footer>
  );
};
