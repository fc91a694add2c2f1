import { lazyPage } from '@evenhand/web-kit/lazy-page';
import type { MicroFrontend } from '@evenhand/web-kit/micro-frontend';
import { Navigate } from 'react-router-dom';

const EvidencePage = lazyPage(() => import('./pages/evidence/evidence-page'));

export const routes: MicroFrontend['routes'] = [
  { path: '/evidence/*', element: <EvidencePage /> },
  { path: '/evidence-kit', element: <Navigate to="/evidence" replace /> },
];
