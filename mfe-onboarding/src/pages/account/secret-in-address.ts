import { useEffect, useState } from 'react';

interface Secret {
  token: string | null;
  email: string | null;
}

const none: Secret = { token: null, email: null };
let taken: Secret = none;

/** Removes the secret from the address bar and the history; it stays in memory only. */
const takeSecret = (): Secret => {
  if (location.hash) {
    const parameters = new URLSearchParams(location.hash.slice(1));
    taken = { token: parameters.get('token'), email: parameters.get('email') };
    history.replaceState(history.state, '', location.pathname);
  }
  return taken;
};

export const forgetSecret = (): void => {
  taken = none;
};

/** The fragment of a mailed link, which no server receives. Follows another link opened in the same tab. */
export const useSecretInAddress = (): Secret => {
  const [secret, setSecret] = useState(takeSecret);
  useEffect(() => {
    const takeAgain = () => setSecret(takeSecret());
    addEventListener('hashchange', takeAgain);
    return () => removeEventListener('hashchange', takeAgain);
  }, []);
  return secret;
};
