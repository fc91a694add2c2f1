import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Frame } from './frame/frame';
import { MagicLinkPage } from './magic-link/magic-link-page';
import { RemotePage } from './remotes/remote-page';

/** The shell has one page of its own; every other address belongs to a micro front end, or to nobody. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      { path: '/auth/magic-link', element: <MagicLinkPage /> },
      { path: '*', element: <RemotePage /> },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
