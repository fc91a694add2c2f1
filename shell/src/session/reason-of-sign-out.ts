import { showToast } from '@evenhand/web-kit/toast';
import { shellWording } from '@evenhand/wording/shell';
import { useEffect } from 'react';
import { leave } from './leave';

const KEY = 'evenhand_signed_out_elsewhere';

/** Leaves for the home page, which states that another window signed out. */
export const leaveSignedOut = (): void => {
  sessionStorage.setItem(KEY, '1');
  leave('/');
};

/** Shows the reason once, on the page to which {@link leaveSignedOut} led. */
export const useReasonOfSignOut = (): void => {
  useEffect(() => {
    if (!sessionStorage.getItem(KEY)) return;
    sessionStorage.removeItem(KEY);
    showToast(shellWording.messages.signedOutElsewhere);
  }, []);
};
