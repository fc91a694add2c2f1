let taken: URLSearchParams | null = null;

/**
 * What a mailed link carries in its fragment, which no server sees. It leaves the address bar and the history at once,
 * and is kept in the memory of this page alone.
 */
export const secretInAddress = (): { token: string | null; email: string | null } => {
  if (location.hash) {
    taken = new URLSearchParams(location.hash.slice(1));
    history.replaceState(history.state, '', location.pathname);
  }
  return { token: taken?.get('token') ?? null, email: taken?.get('email') ?? null };
};

export const forgetSecret = (): void => {
  taken = null;
};
