import { useEffect, useState } from 'react';
import { forgetVisitorDrafts } from './draft.js';
import { tried } from './storage.js';

/** 256 random bits in base64url. Any other fragment is a place of the page. */
const SECRET = /^[\w-]{43}$/;

/**
 * The secret of a mailed link, from the fragment, which no server receives. It is removed from the address bar and the
 * history, and kept in this tab under `key`, so that a reload still has it, where the browser allows; null without one.
 */
const takeLinkSecret = (key: string): string | null => {
  const secret = location.hash.slice(1);
  const kept = tried(() => sessionStorage.getItem(key));
  if (!SECRET.test(secret)) return kept;
  if (kept !== secret) forgetVisitorDrafts();
  tried(() => sessionStorage.setItem(key, secret));
  history.replaceState(history.state, '', location.pathname);
  return secret;
};

/**
 * The secret of the page's mailed link, and a function that forgets it. Follows another link that is opened in this
 * tab: only the fragment changes then, and the browser does not load the page again.
 */
export const useLinkSecret = (key: string): [secret: string | null, forget: () => void] => {
  const [secret, setSecret] = useState(() => takeLinkSecret(key));
  useEffect(() => {
    const takeAgain = () => {
      const taken = takeLinkSecret(key);
      if (taken) setSecret(taken);
    };
    addEventListener('hashchange', takeAgain);
    return () => removeEventListener('hashchange', takeAgain);
  }, [key]);
  const forget = () => {
    tried(() => sessionStorage.removeItem(key));
    setSecret(null);
  };
  return [secret, forget];
};
