import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Frame } from './frame/frame';
import { MagicLinkPage } from './magic-link/magic-link-page';
import { RemotePage } from './remotes/remote-page';

/** For engineers; left out of production builds. */
const partsPage: RouteObject[] =
  process.env.NODE_ENV === 'development'
    ? [{ path: '/parts', lazy: async () => ({ Component: (await import('./parts/parts-page')).default }) }]
    : [];

/** One page is in the shell; all other addresses belong to micro front ends. */
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

/** Hydration data keeps the scroll position of a prerendered page. */
export const createRouter = (isDrawn: boolean) =>
  createBrowserRouter(routes, isDrawn ? { hydrationData: { loaderData: {} } } : {});
