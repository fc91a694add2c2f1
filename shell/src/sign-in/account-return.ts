import { useSession } from '@evenhand/web-kit/session';
import { track } from '@evenhand/web-kit/track';
import { useEffect } from 'react';

const LEFT_FOR = 'evenhand_left_for_account';

/** The browser goes to the issuer of the account, and comes back as a new page. */
export const leaveForAccount = (): void => sessionStorage.setItem(LEFT_FOR, '1');

/** Whoever left for the account and is signed in now has come back. */
export const useAccountReturn = (): void => {
  const { isSignedIn } = useSession();
  useEffect(() => {
    if (!isSignedIn || !sessionStorage.getItem(LEFT_FOR)) return;
    sessionStorage.removeItem(LEFT_FOR);
    track({ name: 'login-completed', properties: { way: 'account' } });
  }, [isSignedIn]);
};
