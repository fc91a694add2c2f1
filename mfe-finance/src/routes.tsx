import { lazyPage } from '@evenhand/web-kit/lazy-page';
import type { MicroFrontend } from '@evenhand/web-kit/micro-frontend';

const TrackerPage = lazyPage(() => import('./pages/tracker/tracker-page'));

export const routes: MicroFrontend['routes'] = [{ path: '/financial-tracker', element: <TrackerPage /> }];
