export interface SignInLink {
  token: string;
  email: string;
}

let taken: SignInLink | null = null;

/**
 * Removes the token from the address before anything else runs, so that no history entry, screenshot, referrer or
 * script holds it. Called from the shell's first file.
 */
export const takeLinkFromAddress = (): void => {
  if (location.pathname !== '/auth/magic-link' || !location.search) return;
  const parameters = new URLSearchParams(location.search);
  const [token, email] = [parameters.get('token'), parameters.get('email')];
  if (token && email) taken = { token, email };
  history.replaceState(history.state, '', location.pathname);
};

/** The link as opened; null when incomplete, or used before. */
export const linkInAddress = (): SignInLink | null => {
  const link = taken;
  taken = null;
  return link;
};
