import { goToSignIn } from '@evenhand/contracts/auth/navigation';

/** Navigates to the sign-in, which returns to the current page. */
export const signInAgain = (afterMs = 0): void => {
  const here = `${location.pathname}${location.search}`;
  setTimeout(() => location.assign(`${goToSignIn.path}?returnTo=${encodeURIComponent(here)}`), afterMs);
};
