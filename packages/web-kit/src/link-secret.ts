/**
 * The secret of a mailed link, from the fragment, which no server receives. It is removed from the address bar and the
 * history, and kept in this tab under `key`, so that a reload still has it; null without one.
 */
export const takeLinkSecret = (key: string): string | null => {
  const secret = location.hash.slice(1);
  if (secret === '') return sessionStorage.getItem(key);
  sessionStorage.setItem(key, secret);
  history.replaceState(history.state, '', location.pathname);
  return secret;
};
