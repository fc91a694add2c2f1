import { forgetDrafts } from '@evenhand/web-kit/draft';
import { useState } from 'react';

/**
 * The token of a scoped link. It stands in the address's fragment, which no server ever sees, and leaves the address
 * bar and the history before anything else happens. A reload finds it in the tab's own memory until it is used up.
 */
const KEY = 'evenhand.link';

const takeToken = (): string | null => {
  const token = location.hash.slice(1);
  if (token === '') return sessionStorage.getItem(KEY);
  sessionStorage.setItem(KEY, token);
  history.replaceState(history.state, '', location.pathname);
  return token;
};

/** The token that this page was opened with, and how to be done with it. */
export const useLinkToken = (): [token: string | null, forget: () => void] => {
  const [token, setToken] = useState(takeToken);
  const forget = () => {
    sessionStorage.removeItem(KEY);
    setToken(null);
  };
  return [token, forget];
};

const LINK_PAGE = '/sign-access';

/** Opens a link in place of the page that stands here, as a new page: nothing of this one stays in the tab. */
export const openInPlace = (token: string): void => {
  forgetDrafts();
  sessionStorage.setItem(KEY, token);
  location.replace(LINK_PAGE);
};
