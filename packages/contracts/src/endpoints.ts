import type { z } from 'zod';
import * as access from './access/access.js';
import * as ownData from './access/own-data.js';
import * as witnessHere from './access/witness-here.js';
import * as activity from './activity/activity.js';
import * as agreement from './agreement/agreement.js';
import * as answerSheet from './agreement/answer-sheet.js';
import * as comments from './agreement/comments.js';
import * as findings from './agreement/findings.js';
import * as negotiation from './agreement/negotiation.js';
import * as proposals from './agreement/proposal-calls.js';
import * as versions from './agreement/versions.js';
import * as analytics from './analytics/analytics.js';
import * as addressChange from './auth/address-change.js';
import * as archive from './auth/archive.js';
import * as changePassword from './auth/change-password.js';
import * as deletion from './auth/deletion.js';
import * as factorRecovery from './auth/factor-recovery.js';
import * as magicLink from './auth/magic-link.js';
import * as navigation from './auth/navigation.js';
import * as notMe from './auth/not-me.js';
import * as notifications from './auth/notifications.js';
import * as passkeys from './auth/passkeys.js';
import * as password from './auth/password.js';
import * as secondFactor from './auth/second-factor.js';
import * as sessions from './auth/sessions.js';
import * as user from './auth/user.js';
import * as billingAccount from './billing/account.js';
import * as openedPlan from './billing/opened-plan.js';
import * as payments from './billing/payments.js';
import * as plans from './billing/plans.js';
import * as sandbox from './billing/sandbox.js';
import * as caseBar from './dashboard/case-bar.js';
import * as dashboard from './dashboard/dashboard.js';
import * as overview from './dashboard/overview.js';
import type { Endpoint } from './endpoint.js';
import * as evidenceAnswering from './evidence/answering.js';
import * as evidenceFiles from './evidence/files.js';
import * as evidenceIndexing from './evidence/indexing.js';
import * as evidenceParts from './evidence/parts.js';
import * as evidenceRetention from './evidence/retention.js';
import * as evidenceSavedSearches from './evidence/saved-searches.js';
import * as evidenceSearch from './evidence/search.js';
import * as evidenceStatus from './evidence/status.js';
import * as evidenceTimeline from './evidence/timeline.js';
import * as evidenceUploads from './evidence/uploads.js';
import * as assets from './finance/assets.js';
import * as childSupport from './finance/calculators/child-support.js';
import * as commonLawProperty from './finance/calculators/common-law-property.js';
import * as equalization from './finance/calculators/equalization.js';
import * as incomeTax from './finance/calculators/income-tax.js';
import * as parentingTime from './finance/calculators/parenting-time.js';
import * as retroactiveSupport from './finance/calculators/retroactive-support.js';
import * as specialExpenses from './finance/calculators/special-expenses.js';
import * as spousalSupport from './finance/calculators/spousal-support.js';
import * as debts from './finance/debts.js';
import * as financialDocuments from './finance/documents.js';
import * as half from './finance/half.js';
import * as imports from './finance/imports.js';
import * as incomes from './finance/incomes.js';
import * as property from './finance/property.js';
import * as snapshots from './finance/snapshots.js';
import * as intake from './intake/intake.js';
import * as safetyScreen from './intake/safety-screen.js';
import * as invitation from './invitation/invitation.js';
import * as newsletter from './newsletter/newsletter.js';
import * as operators from './operators/operators.js';
import * as selfTest from './self-test/self-test.js';
import * as signing from './signing/signing.js';
import * as support from './support/support.js';
import * as verification from './verification/verification.js';

export type AnyEndpoint = Endpoint<z.ZodType | null, z.ZodType | null>;

/** An endpoint with the name it is exported under: the verb on the button, and the operation in the API's document. */
export type NamedEndpoint = AnyEndpoint & { name: string };

/** Gateway and /api/docs list only endpoints of these files. */
const areas = [
  navigation,
  magicLink,
  password,
  changePassword,
  notMe,
  user,
  sessions,
  secondFactor,
  notifications,
  passkeys,
  factorRecovery,
  activity,
  addressChange,
  archive,
  deletion,
  newsletter,
  support,
  analytics,
  dashboard,
  caseBar,
  overview,
  answerSheet,
  intake,
  safetyScreen,
  agreement,
  findings,
  comments,
  negotiation,
  proposals,
  versions,
  invitation,
  access,
  witnessHere,
  ownData,
  signing,
  verification,
  operators,
  selfTest,
  assets,
  debts,
  incomes,
  financialDocuments,
  property,
  imports,
  snapshots,
  half,
  childSupport,
  commonLawProperty,
  equalization,
  incomeTax,
  parentingTime,
  retroactiveSupport,
  specialExpenses,
  spousalSupport,
  evidenceTimeline,
  evidenceUploads,
  evidenceParts,
  evidenceFiles,
  evidenceRetention,
  evidenceStatus,
  evidenceIndexing,
  evidenceSearch,
  evidenceSavedSearches,
  evidenceAnswering,
  plans,
  payments,
  billingAccount,
  openedPlan,
  sandbox,
];

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;

export const endpointsAmong = (file: object): NamedEndpoint[] =>
  Object.entries(file).flatMap(([name, value]: [string, unknown]) => (isEndpoint(value) ? [{ ...value, name }] : []));

/** For servers and tests: a page imports only the endpoints it calls. */
export const endpoints: readonly NamedEndpoint[] = areas.flatMap(endpointsAmong);
