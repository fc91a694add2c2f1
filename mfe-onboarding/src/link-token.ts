import { leaveNothing } from '@evenhand/web-kit/leaving';
import { useLinkSecret } from '@evenhand/web-kit/link-secret';
import { tried } from '@evenhand/web-kit/storage';

const KEY = 'evenhand.link';

/** The page's token, and a function that forgets it. */
export const useLinkToken = () => useLinkSecret(KEY);

const LINK_PAGE = '/sign-access';

/** Replaces this page in the tab's history, so that Back does not return to it. Without storage, the fragment has it. */
export const openInPlace = (token: string): void => {
  leaveNothing();
  const kept = tried(() => {
    sessionStorage.setItem(KEY, token);
    return true;
  });
  location.replace(kept ? LINK_PAGE : `${LINK_PAGE}#${token}`);
};
