import { lazyPage } from '@evenhand/web-kit/lazy-page';
import type { MicroFrontend } from '@evenhand/web-kit/micro-frontend';

const AssetsPage = lazyPage(() => import('./pages/assets/assets-page'));

export const routes: MicroFrontend['routes'] = [{ path: '/financial-tracker', element: <AssetsPage /> }];
