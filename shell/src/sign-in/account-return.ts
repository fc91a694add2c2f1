import { useSession } from '@evenhand/web-kit/session';
import { tried } from '@evenhand/web-kit/storage';
import { track } from '@evenhand/web-kit/track';
import { useEffect } from 'react';

const LEFT_FOR = 'evenhand_left_for_account';

/** The browser navigates to the issuer and returns with a new page. */
export const leaveForAccount = (): void => void tried(() => sessionStorage.setItem(LEFT_FOR, '1'));

/** Tracks a sign-in after returning from the issuer. */
export const useAccountReturn = (): void => {
  const { isSignedIn } = useSession();
  useEffect(() => {
    if (!isSignedIn || !tried(() => sessionStorage.getItem(LEFT_FOR))) return;
    tried(() => sessionStorage.removeItem(LEFT_FOR));
    track({ name: 'login-completed', properties: { way: 'account' } });
  }, [isSignedIn]);
};
