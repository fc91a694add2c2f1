import { forgetDrafts } from '@evenhand/web-kit/draft';
import { useState } from 'react';

/**
 * The token of a scoped link arrives in the fragment, which no server receives. It is removed from the address bar and
 * the history first, and kept in sessionStorage, so that a reload still has it until it is used.
 */
const KEY = 'evenhand.link';

const takeToken = (): string | null => {
  const token = location.hash.slice(1);
  if (token === '') return sessionStorage.getItem(KEY);
  sessionStorage.setItem(KEY, token);
  history.replaceState(history.state, '', location.pathname);
  return token;
};

/** The page's token, and a function that forgets it. */
export const useLinkToken = (): [token: string | null, forget: () => void] => {
  const [token, setToken] = useState(takeToken);
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
