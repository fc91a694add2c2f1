import { lazyPage } from '@evenhand/web-kit/lazy-page';
import type { MicroFrontend } from '@evenhand/web-kit/micro-frontend';

const TrackerPage = lazyPage(() => import('./pages/tracker/tracker-page'));
const DisclosureAccessPage = lazyPage(() => import('./pages/disclosure-access/disclosure-access-page'));
const CheckoutPage = lazyPage(() => import('./pages/checkout/checkout-page'));
const PaymentsPage = lazyPage(() => import('./pages/payments/payments-page'));

export const routes: MicroFrontend['routes'] = [
  { path: '/financial-tracker', element: <TrackerPage /> },
  { path: '/disclosure-access', element: <DisclosureAccessPage /> },
  { path: '/checkout', element: <CheckoutPage /> },
  { path: '/account/payments', element: <PaymentsPage /> },
];
