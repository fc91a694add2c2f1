import { tried } from '@evenhand/web-kit/storage';
import { showToast } from '@evenhand/web-kit/toast';
import { shellWording } from '@evenhand/wording/shell';
import { useEffect } from 'react';
import { leave } from './leave';
import { SIGNED_OUT_ELSEWHERE } from './windows';

/** Leaves for the home page, which states that another window signed out. */
export const leaveSignedOut = (): void => {
  tried(() => sessionStorage.setItem(SIGNED_OUT_ELSEWHERE, '1'));
  leave('/');
};

/** Shows the reason once, on the page to which {@link leaveSignedOut} led. */
export const useReasonOfSignOut = (): void => {
  useEffect(() => {
    if (!tried(() => sessionStorage.getItem(SIGNED_OUT_ELSEWHERE))) return;
    tried(() => sessionStorage.removeItem(SIGNED_OUT_ELSEWHERE));
    showToast(shellWording.messages.signedOutElsewhere);
  }, []);
};
