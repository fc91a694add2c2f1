import { leaveNothing } from '@evenhand/web-kit/leaving';
import { useLinkSecret } from '@evenhand/web-kit/link-secret';

const KEY = 'evenhand.link';

/** The page's token, and a function that forgets it. */
export const useLinkToken = () => useLinkSecret(KEY);

const LINK_PAGE = '/sign-access';

/** Replaces this page in the tab's history, so that Back does not return to it. */
export const openInPlace = (token: string): void => {
  leaveNothing();
  sessionStorage.setItem(KEY, token);
  location.replace(LINK_PAGE);
};
