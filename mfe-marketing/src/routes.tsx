import { lazyPage } from '@evenhand/web-kit/lazy-page';
import type { MicroFrontend } from '@evenhand/web-kit/micro-frontend';
import { HomePage } from './pages/home/home-page.js';

const HowItWorksPage = lazyPage(() => import('./pages/how-it-works/how-it-works-page'));
const PricingPage = lazyPage(() => import('./pages/pricing/pricing-page'));
const BlogPage = lazyPage(() => import('./pages/blog/blog-page'));
const ArticlePage = lazyPage(() => import('./pages/blog/article-page'));
const FaqPage = lazyPage(() => import('./pages/faq/faq-page'));
const SupportPage = lazyPage(() => import('./pages/support/support-page'));
const TermsPage = lazyPage(() => import('./pages/legal/terms-page'));
const PrivacyPage = lazyPage(() => import('./pages/legal/privacy-page'));

/** The home page travels with the routes: it is what most people open first. */
export const routes: MicroFrontend['routes'] = [
  { path: '/', element: <HomePage /> },
  { path: '/how-it-works', element: <HowItWorksPage /> },
  { path: '/pricing', element: <PricingPage /> },
  { path: '/blog', element: <BlogPage /> },
  { path: '/blog/:id', element: <ArticlePage /> },
  { path: '/faq', element: <FaqPage /> },
  { path: '/support', element: <SupportPage /> },
  { path: '/terms', element: <TermsPage /> },
  { path: '/privacy', element: <PrivacyPage /> },
];
