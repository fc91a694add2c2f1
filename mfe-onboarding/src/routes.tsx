import { lazyPage } from '@evenhand/web-kit/lazy-page';
import type { MicroFrontend } from '@evenhand/web-kit/micro-frontend';
import { Navigate } from 'react-router-dom';

const DashboardPage = lazyPage(async () => ({
  default: (await import('./pages/dashboard/dashboard-page.js')).DashboardPage,
}));
const OnboardingPage = lazyPage(async () => ({
  default: (await import('./pages/onboarding/onboarding-page.js')).OnboardingPage,
}));
const IntakePage = lazyPage(async () => ({ default: (await import('./pages/intake/intake-page.js')).IntakePage }));
const EvidenceStepPage = lazyPage(async () => ({
  default: (await import('./pages/flow/evidence-step-page.js')).EvidenceStepPage,
}));
const IntakeStepPage = lazyPage(async () => ({
  default: (await import('./pages/flow/intake-step-page.js')).IntakeStepPage,
}));
const ReviewStepPage = lazyPage(async () => ({
  default: (await import('./pages/flow/review-step-page.js')).ReviewStepPage,
}));
const InviteStepPage = lazyPage(async () => ({
  default: (await import('./pages/flow/invite-step-page.js')).InviteStepPage,
}));
const SignStepPage = lazyPage(async () => ({ default: (await import('./pages/flow/sign-step-page.js')).SignStepPage }));
const AgreementPage = lazyPage(async () => ({
  default: (await import('./pages/agreement/agreement-page.js')).AgreementPage,
}));
const DocumentsPage = lazyPage(async () => ({
  default: (await import('./pages/documents/documents-page.js')).DocumentsPage,
}));
const AccessPage = lazyPage(async () => ({ default: (await import('./pages/access/access-page.js')).AccessPage }));
const VerificationPage = lazyPage(async () => ({
  default: (await import('./pages/verification/verification-page.js')).VerificationPage,
}));
const DownloadPage = lazyPage(async () => ({
  default: (await import('./pages/download/download-page.js')).DownloadPage,
}));
const TestE2ePage = lazyPage(async () => ({
  default: (await import('./pages/test-e2e/test-e2e-page.js')).TestE2ePage,
}));
const RecordedPage = lazyPage(async () => ({
  default: (await import('./pages/counting/recorded-page.js')).RecordedPage,
}));
const SecurityPage = lazyPage(async () => ({
  default: (await import('./pages/account/security-page.js')).SecurityPage,
}));
const NewPasswordPage = lazyPage(async () => ({
  default: (await import('./pages/account/new-password-page.js')).NewPasswordPage,
}));
const NotMePage = lazyPage(async () => ({ default: (await import('./pages/account/not-me-page.js')).NotMePage }));
const CountsPage = lazyPage(async () => ({ default: (await import('./pages/counting/counts-page.js')).CountsPage }));

export const routes: MicroFrontend['routes'] = [
  { path: '/dashboard', element: <DashboardPage /> },
  { path: '/onboarding', element: <OnboardingPage /> },
  { path: '/intake', element: <IntakePage /> },
  { path: '/flow/evidence', element: <EvidenceStepPage /> },
  { path: '/flow/intake', element: <IntakeStepPage /> },
  { path: '/flow/review', element: <ReviewStepPage /> },
  { path: '/flow/invite', element: <InviteStepPage /> },
  { path: '/flow/sign', element: <SignStepPage /> },
  { path: '/agreement', element: <AgreementPage /> },
  { path: '/documents', element: <DocumentsPage /> },
  { path: '/verify', element: <VerificationPage /> },
  { path: '/download', element: <DownloadPage /> },
  { path: '/account/security', element: <SecurityPage /> },
  { path: '/auth/new-password', element: <NewPasswordPage /> },
  { path: '/auth/not-me', element: <NotMePage /> },
  { path: '/account/counting', element: <RecordedPage /> },
  { path: '/counts', element: <CountsPage /> },
  { path: '/test-e2e', element: <TestE2ePage /> },
  { path: '/review', element: <Navigate to="/flow/review" replace /> },
  { path: '/signatures', element: <Navigate to="/flow/sign" replace /> },
  { path: '/review-access', element: <AccessPage /> },
  { path: '/sign-access', element: <AccessPage /> },
];
