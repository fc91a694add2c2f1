import { lazyPage } from '@evenhand/web-kit/lazy-page';
import type { MicroFrontend } from '@evenhand/web-kit/micro-frontend';
import { Navigate } from 'react-router-dom';
import { guideKeys, guidePath } from './guides/guide-path.js';

const EvidencePage = lazyPage(() => import('./pages/evidence/evidence-page'));
const GuidePage = lazyPage(() => import('./pages/guides/guide-page'));
const PlacePage = lazyPage(() => import('./pages/place/place-page'));
const SecurityPage = lazyPage(() => import('./pages/security/security-page'));

export const routes: MicroFrontend['routes'] = [
  { path: '/evidence', element: <EvidencePage /> },
  { path: '/evidence/security', element: <SecurityPage /> },
  ...guideKeys.map((key) => ({ path: guidePath(key), element: <GuidePage /> })),
  { path: '/evidence/files/:id/passages/:position', element: <PlacePage /> },
  { path: '/evidence-kit', element: <Navigate to="/evidence" replace /> },
];
