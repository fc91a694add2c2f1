import { lazyPage } from '@evenhand/web-kit/lazy-page';
import type { MicroFrontend } from '@evenhand/web-kit/micro-frontend';
import { HomePage } from './pages/home/home-page.js';

const HowItWorksPage = lazyPage(() => import('./pages/how-it-works/how-it-works-page'));
const PricingPage = lazyPage(() => import('./pages/pricing/pricing-page'));
const BlogPage = lazyPage(() => import('./pages/blog/blog-page'));
const ArticlePage = lazyPage(() => import('./pages/blog/article-page'));
const GlossaryPage = lazyPage(() => import('./pages/glossary/glossary-page'));
const TermPage = lazyPage(() => import('./pages/glossary/term-page'));
const SampleAgreementPage = lazyPage(() => import('./pages/sample-agreement/sample-agreement-page'));
const ConfirmPage = lazyPage(() => import('./pages/newsletter/confirm-page'));
const UnsubscribePage = lazyPage(() => import('./pages/newsletter/unsubscribe-page'));
const FaqPage = lazyPage(() => import('./pages/faq/faq-page'));
const SupportPage = lazyPage(() => import('./pages/support/support-page'));
const TermsPage = lazyPage(() => import('./pages/legal/terms-page'));
const PrivacyPage = lazyPage(() => import('./pages/legal/privacy-page'));
const CalculatorsPage = lazyPage(() => import('./pages/calculators/list/calculators-page'));
const ChildSupportPage = lazyPage(() => import('./pages/calculators/child-support/child-support-page'));
const SpecialExpensesPage = lazyPage(() => import('./pages/calculators/special-expenses/special-expenses-page'));
const SpousalSupportPage = lazyPage(() => import('./pages/calculators/spousal-support/spousal-support-page'));
const EqualizationPage = lazyPage(() => import('./pages/calculators/equalization/equalization-page'));
const CommonLawPropertyPage = lazyPage(
  () => import('./pages/calculators/common-law-property/common-law-property-page'),
);
const ParentingTimePage = lazyPage(() => import('./pages/calculators/parenting-time/parenting-time-page'));
const RetroactiveSupportPage = lazyPage(
  () => import('./pages/calculators/retroactive-support/retroactive-support-page'),
);
const IncomeTaxPage = lazyPage(() => import('./pages/calculators/income-tax/income-tax-page'));

/** The home page is in the routes' chunk: most people open it first. */
export const routes: MicroFrontend['routes'] = [
  { path: '/', element: <HomePage /> },
  { path: '/how-it-works', element: <HowItWorksPage /> },
  { path: '/pricing', element: <PricingPage /> },
  { path: '/blog', element: <BlogPage /> },
  { path: '/blog/:id', element: <ArticlePage /> },
  { path: '/glossary', element: <GlossaryPage /> },
  { path: '/glossary/:id', element: <TermPage /> },
  { path: '/sample-agreement', element: <SampleAgreementPage /> },
  { path: '/newsletter/confirm', element: <ConfirmPage /> },
  { path: '/newsletter/unsubscribe', element: <UnsubscribePage /> },
  { path: '/faq', element: <FaqPage /> },
  { path: '/support', element: <SupportPage /> },
  { path: '/terms', element: <TermsPage /> },
  { path: '/privacy', element: <PrivacyPage /> },
  { path: '/calculators', element: <CalculatorsPage /> },
  { path: '/calculators/child-support', element: <ChildSupportPage /> },
  { path: '/calculators/special-expenses', element: <SpecialExpensesPage /> },
  { path: '/calculators/spousal-support', element: <SpousalSupportPage /> },
  { path: '/calculators/property', element: <EqualizationPage /> },
  { path: '/calculators/common-law-property', element: <CommonLawPropertyPage /> },
  { path: '/calculators/parenting-time', element: <ParentingTimePage /> },
  { path: '/calculators/retroactive', element: <RetroactiveSupportPage /> },
  { path: '/calculators/income-tax', element: <IncomeTaxPage /> },
];
