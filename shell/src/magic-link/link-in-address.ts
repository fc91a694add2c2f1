export interface SignInLink {
  token: string;
  email: string;
}

let taken: SignInLink | null = null;

/**
 * Takes the secret out of the address before anything else runs: no history entry, screenshot, referrer or later
 * script shall hold it. Called from the first file of the shell.
 */
export const takeLinkFromAddress = (): void => {
  if (location.pathname !== '/auth/magic-link' || !location.search) return;
  const parameters = new URLSearchParams(location.search);
  const [token, email] = [parameters.get('token'), parameters.get('email')];
  if (token && email) taken = { token, email };
  history.replaceState(history.state, '', location.pathname);
};

/** The link as it was opened; null when it was incomplete, or used before. */
export const linkInAddress = (): SignInLink | null => {
  const link = taken;
  taken = null;
  return link;
};
