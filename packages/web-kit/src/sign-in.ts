import { goToSignIn } from '@evenhand/contracts/auth/navigation';

/** Full-page navigation to the sign-in, which leads back to where the person is. */
export const signInAgain = (afterMs = 0): void => {
  const here = `${location.pathname}${location.search}`;
  setTimeout(() => location.assign(`${goToSignIn.path}?returnTo=${encodeURIComponent(here)}`), afterMs);
};
