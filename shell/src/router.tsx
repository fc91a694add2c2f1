import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Frame } from './frame/frame';
import { MagicLinkPage } from './magic-link/magic-link-page';
import { RemotePage } from './remotes/remote-page';

/** Every part of ui, for who builds pages. A build for people has neither the address nor the file. */
const partsPage: RouteObject[] =
  process.env.NODE_ENV === 'development'
    ? [{ path: '/parts', lazy: async () => ({ Component: (await import('./parts/parts-page')).default }) }]
    : [];

/** The shell has one page of its own; every other address belongs to a micro front end, or to nobody. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      { path: '/auth/magic-link', element: <MagicLinkPage /> },
      ...partsPage,
      { path: '*', element: <RemotePage /> },
    ],
  },
];

/** Where a page stands already, its reader stays where they have scrolled to: the router takes it for a page it has drawn. */
export const createRouter = (isDrawn: boolean) =>
  createBrowserRouter(routes, isDrawn ? { hydrationData: { loaderData: {} } } : {});
