import { getAgreement } from './agreement/agreement.js';
import { getVersions } from './agreement/versions.js';
import { getSignInWays } from './auth/change-password.js';
import { listSessions } from './auth/sessions.js';
import { getBillingAccount } from './billing/account.js';
import { getOpenedPlan } from './billing/opened-plan.js';
import { getDashboard } from './dashboard/dashboard.js';
import { getCaseOverview } from './dashboard/overview.js';
import { listFiles } from './evidence/files.js';
import { getEvidenceStatus } from './evidence/status.js';
import { listAssets } from './finance/assets.js';
import { listDebts } from './finance/debts.js';
import { listDocuments } from './finance/documents.js';
import { listIncomes } from './finance/incomes.js';
import { getPropertyDivision } from './finance/property.js';
import { listSnapshots } from './finance/snapshots.js';
import { getIntake } from './intake/intake.js';
import { getSafetyScreen } from './intake/safety-screen.js';
import { getSigning } from './signing/signing.js';

const path = ({ path }: { path: string }): string => path;
const agreedOtherwise = [getCaseOverview, getPropertyDivision, listDebts];

/**
 * The addresses that a page asks for first, by its path; one that two parts of it ask for is there twice. Its HTML
 * starts these calls while the code loads. A journey checks that each page takes every answer.
 */
export const firstCalls: Record<string, readonly string[]> = {
  '/dashboard': [getDashboard, getCaseOverview, getPropertyDivision, getEvidenceStatus].map(path),
  '/intake': [getIntake].map(path),
  '/evidence': [getEvidenceStatus.path, `${listFiles.path}?search=&page=1`],
  '/financial-tracker': [
    listAssets,
    listIncomes,
    listSnapshots,
    listDocuments,
    listDebts,
    getPropertyDivision,
    ...agreedOtherwise,
  ].map(path),
  '/agreement': [getAgreement, getIntake].map(path),
  '/agreement/proposals': [getAgreement].map(path),
  '/agreement/versions': [getAgreement, getVersions].map(path),
  '/flow/intake': [getAgreement].map(path),
  '/flow/evidence': [getAgreement].map(path),
  '/flow/review': [getAgreement, getIntake, getOpenedPlan].map(path),
  '/flow/invite': [getSafetyScreen, getOpenedPlan].map(path),
  '/flow/sign': [getSigning, getOpenedPlan].map(path),
  '/documents': [getAgreement].map(path),
  '/account/payments': [getBillingAccount].map(path),
  '/account/security': [listSessions, getSignInWays].map(path),
};
