import '@evenhand/ui/fonts.css';
import '@evenhand/ui/styles.css';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { drawnPage, takeOver } from './drawn/take-over';
import { takeLinkFromAddress } from './magic-link/link-in-address';
import { fetchEarly } from './remotes/remote-page';
import { createRouter } from './router';

takeLinkFromAddress();
void fetchEarly(location.pathname).catch(() => {});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
takeOver(root);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createRouter(drawnPage() !== null)} />
    </QueryClientProvider>
  </StrictMode>,
);
