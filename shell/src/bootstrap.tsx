import '@evenhand/ui/fonts.css';
import '@evenhand/ui/font-fallbacks.css';
import '@evenhand/ui/styles.css';
import { SHELL } from '@evenhand/contracts/release-set';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { fetchSession } from '@evenhand/web-kit/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { drawnPage, takeOver } from './drawn/take-over';
import { takeLinkFromAddress } from './magic-link/link-in-address';
import { reportOutcome } from './remotes/outcomes';
import { readRemotes } from './remotes/read-remotes';
import { fetchEarly } from './remotes/remote-page';
import { SHELL_STARTED } from './remotes/watch-start';
import { createRouter } from './router';

/** A page that has not come by then is rendered while it loads. */
const WAIT_MS = 1_000;

takeLinkFromAddress();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
takeOver(root);

const queries = createQueryClient();
const early = Promise.allSettled([fetchEarly(location.pathname), fetchSession(queries)]);
// With the frame drawn, page and session are rendered at once when both are there.
if (root.hasChildNodes()) await Promise.race([early, new Promise((go) => setTimeout(go, WAIT_MS))]);

/** The router shows an error in place of a frame that throws. */
const Started = () => {
  useEffect(() => {
    dispatchEvent(new Event(SHELL_STARTED));
    const outcome = root.querySelector('main') ? 'opened' : 'failed';
    readRemotes().then(
      () => reportOutcome(SHELL, outcome),
      () => {},
    );
  }, []);
  return null;
};

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={createRouter(drawnPage() !== null)} />
      <Started />
    </QueryClientProvider>
  </StrictMode>,
);
