import { buttonClass } from '@evenhand/ui/button';
import { Menu } from '@evenhand/ui/icons';
import { Modal } from '@evenhand/ui/modal';
import { useSession } from '@evenhand/web-kit/session';
import { shellWording } from '@evenhand/wording/shell';
import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { SignOutLink } from '../session/sign-out-link';
import { useSignInAddress } from '../sign-in/sign-in-address';
import styles from './mobile-menu.module.css';
import { publicPages } from './public-pages';

const words = shellWording.navigation;

const SignedIn = ({ onGo }: { onGo: () => void }) => (
  <>
    <NavLink to="/dashboard" onClick={onGo}>
      {words.dashboard}
    </NavLink>
    <NavLink to="/account" onClick={onGo}>
      {words.account}
    </NavLink>
    <SignOutLink onGo={onGo} />
  </>
);

const SignedOut = ({ onGo }: { onGo: () => void }) => (
  <>
    <Link to={useSignInAddress()} onClick={onGo}>
      {words.signIn}
    </Link>
    <Link className={buttonClass('primary', true)} to={useSignInAddress('register')} onClick={onGo}>
      {words.startYours}
    </Link>
  </>
);

/** The navigation of small screens, in a sheet that closes after any choice. */
export const MobileMenu = () => {
  const [open, setOpen] = useState(false);
  const { isSignedIn } = useSession();
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.button} aria-expanded={open} onClick={() => setOpen(true)}>
        <Menu />
        <span>{words.menu}</span>
      </button>
      {open && (
        <Modal kind="sheet" title={words.menu} closeLabel={shellWording.close} onClose={close}>
          <div className={styles.links}>
            {publicPages.map(({ to, name }) => (
              <NavLink key={to} to={to} end={to === '/'} onClick={close}>
                {name}
              </NavLink>
            ))}
            {isSignedIn ? <SignedIn onGo={close} /> : <SignedOut onGo={close} />}
          </div>
        </Modal>
      )}
    </>
  );
};
