import { lazyPage } from '@evenhand/web-kit/lazy-page';
import type { MicroFrontend } from '@evenhand/web-kit/micro-frontend';
import { Navigate } from 'react-router-dom';

const DashboardPage = lazyPage(() => import('./pages/dashboard/dashboard-page'));
const OnboardingPage = lazyPage(() => import('./pages/onboarding/onboarding-page'));
const IntakePage = lazyPage(() => import('./pages/intake/intake-page'));
const EvidenceStepPage = lazyPage(() => import('./pages/flow/evidence-step-page'));
const IntakeStepPage = lazyPage(() => import('./pages/flow/intake-step-page'));
const ReviewStepPage = lazyPage(() => import('./pages/flow/review-step-page'));
const InviteStepPage = lazyPage(() => import('./pages/flow/invite-step-page'));
const SignStepPage = lazyPage(() => import('./pages/flow/sign-step-page'));
const AgreementPage = lazyPage(() => import('./pages/agreement/agreement-page'));
const ProposalsPage = lazyPage(() => import('./pages/proposals/proposals-page'));
const PartnersPage = lazyPage(() => import('./pages/partners-page/partners-page'));
const VersionsPage = lazyPage(() => import('./pages/versions/versions-page'));
const DocumentsPage = lazyPage(() => import('./pages/documents/documents-page'));
const AccessPage = lazyPage(() => import('./pages/access/access-page'));
const VerificationPage = lazyPage(() => import('./pages/verification/verification-page'));
const DownloadPage = lazyPage(() => import('./pages/download/download-page'));
const TestE2ePage = lazyPage(() => import('./pages/test-e2e/test-e2e-page'));
const RecordedPage = lazyPage(() => import('./pages/counting/recorded-page'));
const AccountPage = lazyPage(() => import('./pages/account/account-page'));
const SecurityPage = lazyPage(() => import('./pages/account/security-page'));
const NewPasswordPage = lazyPage(() => import('./pages/account/new-password-page'));
const NotMePage = lazyPage(() => import('./pages/account/not-me-page'));
const NewAddressPage = lazyPage(() => import('./pages/account/new-address-page'));
const ActivityPage = lazyPage(() => import('./pages/activity/activity-page'));
const NotificationsPage = lazyPage(() => import('./pages/notifications/notifications-page'));
const ArchivePage = lazyPage(() => import('./pages/archive/archive-page'));
const DeletePage = lazyPage(() => import('./pages/delete/delete-page'));
const DeletedPage = lazyPage(() => import('./pages/delete/deleted-page'));
const OwnDataPage = lazyPage(() => import('./pages/own-data/own-data-page'));
const OwnDataDeletedPage = lazyPage(() => import('./pages/own-data/own-data-deleted-page'));
const VerifyDeletionPage = lazyPage(() => import('./pages/verify-deletion/verify-deletion-page'));
const VerifyLogPage = lazyPage(() => import('./pages/verify-log/verify-log-page'));
const OperatorsPage = lazyPage(() => import('./pages/operators/operators-page'));
const CountsPage = lazyPage(() => import('./pages/counting/counts-page'));

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
  { path: '/agreement/proposals', element: <ProposalsPage /> },
  { path: '/agreement/as-partner', element: <PartnersPage /> },
  { path: '/agreement/versions', element: <VersionsPage /> },
  { path: '/documents', element: <DocumentsPage /> },
  { path: '/verify', element: <VerificationPage /> },
  { path: '/download', element: <DownloadPage /> },
  { path: '/account', element: <AccountPage /> },
  { path: '/account/security', element: <SecurityPage /> },
  { path: '/account/activity', element: <ActivityPage /> },
  { path: '/account/notifications', element: <NotificationsPage /> },
  { path: '/account/archive', element: <ArchivePage /> },
  { path: '/account/delete', element: <DeletePage /> },
  { path: '/account/deleted', element: <DeletedPage /> },
  { path: '/your-data', element: <OwnDataPage /> },
  { path: '/your-data/deleted', element: <OwnDataDeletedPage /> },
  { path: '/verify/activity', element: <VerifyLogPage /> },
  { path: '/verify/deletion', element: <VerifyDeletionPage /> },
  { path: '/auth/new-password', element: <NewPasswordPage /> },
  { path: '/auth/not-me', element: <NotMePage /> },
  { path: '/auth/new-address', element: <NewAddressPage /> },
  { path: '/account/counting', element: <RecordedPage /> },
  { path: '/counts', element: <CountsPage /> },
  { path: '/operators', element: <OperatorsPage /> },
  { path: '/test-e2e', element: <TestE2ePage /> },
  { path: '/review', element: <Navigate to="/flow/review" replace /> },
  { path: '/signatures', element: <Navigate to="/flow/sign" replace /> },
  { path: '/review-access', element: <AccessPage /> },
  { path: '/sign-access', element: <AccessPage /> },
];
