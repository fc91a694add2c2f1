import { forgetDrafts } from '@evenhand/web-kit/draft';
import { takeLinkSecret } from '@evenhand/web-kit/link-secret';
import { useState } from 'react';

const KEY = 'evenhand.link';

/** The page's token, and a function that forgets it. */
export const useLinkToken = (): [token: string | null, forget: () => void] => {
  const [token, setToken] = useState(() => takeLinkSecret(KEY));
  const forget = () => {
    sessionStorage.removeItem(KEY);
    setToken(null);
  };
  return [token, forget];
};

const LINK_PAGE = '/sign-access';

/** Replaces this page in the tab's history, so that Back does not return to it. */
export const openInPlace = (token: string): void => {
  forgetDrafts();
  sessionStorage.setItem(KEY, token);
  location.replace(LINK_PAGE);
};
