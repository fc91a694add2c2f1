import { PartBoundary } from '@evenhand/web-kit/part-boundary';
import { refreshSession } from '@evenhand/web-kit/session';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { leave } from './leave';

const SignInDialog = lazy(() => import('../sign-in/sign-in-dialog'));

/** Leaving instead of signing in deletes drafts. */
const goHome = () => leave('/');

/** Returns the focus to its element, or to the page's heading, when the page is shown again. */
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

/** Asks for a new sign-in without leaving the page. */
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
