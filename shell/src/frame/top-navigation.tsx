import { goToSignIn } from '@evenhand/contracts/auth/navigation';
import { Badge } from '@evenhand/ui/badge';
import { buttonClass } from '@evenhand/ui/button';
import { classNames } from '@evenhand/ui/class-names';
import { Lock } from '@evenhand/ui/icons';
import { Wordmark } from '@evenhand/ui/mark';
import { useSession } from '@evenhand/web-kit/session';
import { shellWording } from '@evenhand/wording/shell';
import { Link, NavLink } from 'react-router-dom';
import { LeaveQuickly } from '../leave/leave-quickly';
import { SignOutLink } from '../session/sign-out-link';
import { useSignInAddress } from '../sign-in/sign-in-address';
import { MobileMenu } from './mobile-menu';
import { publicPages } from './public-pages';
import styles from './top-navigation.module.css';

const words = shellWording.navigation;

const SignedInLinks = () => (
  <>
    <NavLink to="/dashboard">{words.dashboard}</NavLink>
    <NavLink to="/evidence">
      {words.evidenceKit} <Badge kind="info">{words.new}</Badge>
    </NavLink>
    <NavLink to="/account">{words.account}</NavLink>
    <SignOutLink />
  </>
);

const SignedOutLinks = () => (
  <>
    <Link to={useSignInAddress()}>{words.signIn}</Link>
    <a className={buttonClass('secondary', false, true)} href={goToSignIn.path}>
      {words.start}
    </a>
  </>
);

interface TopNavigationProps {
  /** The visitor is signed in or came by a link. */
  canLeave: boolean;
  /** The case bar stays while the page scrolls; of this bar only the quick exit does. */
  aboveCaseBar: boolean;
}

/** For a page that a mailed link opens: no way to other pages but the name. */
export const PrivateLinkBar = ({ isWide }: { isWide: boolean }) => (
  <header className={classNames(styles.bar, isWide && styles.wide)}>
    <div className={styles.inner}>
      <Link className={classNames(styles.wordmark, styles.short, styles.mark)} to="/" aria-label={shellWording.name}>
        <Wordmark name={shellWording.name} />
      </Link>
      <span className={styles.privateLink}>
        <Lock />
        <span>{words.privateLink}</span>
      </span>
      <span className={styles.leave}>
        <LeaveQuickly />
      </span>
    </div>
  </header>
);

export const TopNavigation = ({ canLeave, aboveCaseBar }: TopNavigationProps) => {
  const { isLoading, isSignedIn } = useSession();
  const isInside = isSignedIn || (isLoading && canLeave);
  return (
    <header className={classNames(styles.bar, aboveCaseBar && styles.aboveCaseBar)}>
      <nav className={styles.inner} aria-label={words.label}>
        <Link className={classNames(styles.wordmark, canLeave && styles.short)} to="/">
          <Wordmark name={shellWording.name} />
        </Link>
        <div className={styles.links}>
          {publicPages.map(({ to, name }) => (
            <NavLink key={to} to={to} end={to === '/'}>
              {name}
            </NavLink>
          ))}
        </div>
        <div className={styles.account} aria-busy={isLoading}>
          {isInside ? <SignedInLinks /> : !isLoading && <SignedOutLinks />}
        </div>
        {canLeave && (
          <span className={styles.leave}>
            <LeaveQuickly />
          </span>
        )}
        <MobileMenu />
      </nav>
    </header>
  );
};
