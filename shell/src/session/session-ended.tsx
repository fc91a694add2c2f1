import { PartBoundary } from '@evenhand/web-kit/part-boundary';
import { refreshSession } from '@evenhand/web-kit/session';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { leave } from './leave';

const SignInDialog = lazy(() => import('../sign-in/sign-in-dialog'));

/** Who leaves instead of signing in leaves nothing behind. */
const goHome = () => leave('/');

/** Gives the focus back to where it was, or to the heading of the page, once the page is in sight again. */
const useFocusBack = () => {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = before === document.body || !before?.isConnected;
      const place = isLost ? document.querySelector('main h1') : before;
      if (place instanceof HTMLElement) place.focus();
    },
    [before],
  );
};

/** Asks somebody whose session ended on a page to sign in again, without leaving the page. */
export const SessionEnded = ({ here }: { here: string }) => {
  const queries = useQueryClient();
  useFocusBack();
  return (
    <PartBoundary onReset={goHome}>
      <Suspense>
        <SignInDialog isEnd returnTo={here} onClose={goHome} onSignedIn={() => refreshSession(queries)} />
      </Suspense>
    </PartBoundary>
  );
};
