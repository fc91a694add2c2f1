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

const accountLinks = [
  { to: '/account/security', name: words.account.security },
  { to: '/account/activity', name: words.account.activity },
  { to: '/account/archive', name: words.account.archive },
  { to: '/account/payments', name: words.account.payments },
  { to: '/account/counting', name: words.account.counting },
  { to: '/account/delete', name: words.account.delete },
];

const AccountLinks = () => (
  <nav className={styles.links} aria-label={words.account.label}>
    <span>{words.account.label}</span>
    {accountLinks.map(({ to, name }) => (
      <Link key={to} to={to}>
        {name}
      </Link>
    ))}
  </nav>
);

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
        </nav>
        {isSignedIn && !isByLink && <AccountLinks />}
        <p>{words.notAdvice}</p>
        {canLeave && <p>{shellWording.leave.limits}</p>}
      </div>
    </footer>
  );
};
