import { downloadActivity } from '@evenhand/contracts/activity/activity';
import { getAgreement, getAgreementDocx, getAgreementPdf } from '@evenhand/contracts/agreement/agreement';
import { getComments } from '@evenhand/contracts/agreement/comments';
import { getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import { getNegotiation } from '@evenhand/contracts/agreement/negotiation';
import { getProposals } from '@evenhand/contracts/agreement/proposal-calls';
import { compareVersions, getVersions } from '@evenhand/contracts/agreement/versions';
import { getRecordedAnalytics } from '@evenhand/contracts/analytics/analytics';
import { getAddressChange } from '@evenhand/contracts/auth/address-change';
import { getSignInWays } from '@evenhand/contracts/auth/change-password';
import { getDeletion } from '@evenhand/contracts/auth/deletion';
import { getNotifications } from '@evenhand/contracts/auth/notifications';
import { getSecondFactor } from '@evenhand/contracts/auth/second-factor';
import { listSessions } from '@evenhand/contracts/auth/sessions';
import { getCurrentUser } from '@evenhand/contracts/auth/user';
import { getBillingAccount, getReceiptPdf, receiptLabel } from '@evenhand/contracts/billing/account';
import { getOpenedPlan } from '@evenhand/contracts/billing/opened-plan';
import { getAnswering } from '@evenhand/contracts/evidence/answering';
import { downloadFile, type EvidenceFile, FILES_PER_PAGE, listFiles } from '@evenhand/contracts/evidence/files';
import { listUnfinished } from '@evenhand/contracts/evidence/parts';
import { getRetention } from '@evenhand/contracts/evidence/retention';
import { listSavedSearches } from '@evenhand/contracts/evidence/saved-searches';
import { listAssets } from '@evenhand/contracts/finance/assets';
import { listDebts } from '@evenhand/contracts/finance/debts';
import { listDocuments } from '@evenhand/contracts/finance/documents';
import { getPartnerDisclosure, getPartnerForm } from '@evenhand/contracts/finance/half';
import { listIncomes } from '@evenhand/contracts/finance/incomes';
import { getPropertyDivision } from '@evenhand/contracts/finance/property';
import { getSnapshotForm, listSnapshots } from '@evenhand/contracts/finance/snapshots';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { getSafetyScreen } from '@evenhand/contracts/intake/safety-screen';
import { getInvitation } from '@evenhand/contracts/invitation/invitation';
import { getSealedPdf, getSigning } from '@evenhand/contracts/signing/signing';
import { call } from '@evenhand/web-kit/call';
import { ProblemError } from '@evenhand/web-kit/problem-error';
import { collectedParts } from './collected-parts.js';
import { type ArchivePart, part } from './part.js';

/** Answers as the API gives them: schema.json has the schema of each by its path. */
const records: ArchivePart[] = [
  part('account/profile.json', getCurrentUser),
  part('account/sessions.json', listSessions),
  part('account/ways-to-sign-in.json', getSignInWays),
  part('account/second-factor.json', getSecondFactor),
  part('account/counted.json', getRecordedAnalytics),
  part('account/notifications.json', getNotifications),
  part('account/address-change.json', getAddressChange),
  part('account/deletion.json', getDeletion),
  part('answers/answers.json', getIntake),
  part('answers/safety-screen.json', getSafetyScreen),
  part('agreement/agreement.json', getAgreement),
  part('agreement/versions.json', getVersions),
  part('agreement/proposals.json', getProposals),
  part('agreement/comments.json', getComments),
  part('agreement/negotiation.json', getNegotiation),
  part('agreement/findings.json', getAgreementFindings),
  part('agreement/draft.pdf', getAgreementPdf),
  part('agreement/draft.docx', getAgreementDocx),
  part('agreement/invitation.json', getInvitation),
  part('agreement/signing.json', getSigning),
  part('agreement/separation-agreement.pdf', getSealedPdf),
  part('finances/assets.json', listAssets),
  part('finances/debts.json', listDebts),
  part('finances/incomes.json', listIncomes),
  part('finances/documents.json', listDocuments),
  part('finances/property.json', getPropertyDivision),
  part('finances/disclosures.json', listSnapshots),
  part('finances/partner-disclosure.json', getPartnerDisclosure),
  part('payments/account.json', getBillingAccount),
  part('payments/plan.json', getOpenedPlan),
  part('evidence/retention.json', getRetention),
  part('evidence/saved-searches.json', listSavedSearches),
  part('evidence/assistant.json', getAnswering),
  part('evidence/unfinished.json', listUnfinished),
];

const schema: ArchivePart = {
  name: 'schema.json',
  size: 0,
  read: async () => {
    const response = await fetch('/api/docs/openapi.json');
    if (!response.ok) throw new ProblemError(response.status, '', response.statusText);
    return response.blob();
  },
};

/** Every page of the list of files. */
const evidenceFiles = async (): Promise<EvidenceFile[]> => {
  const files: EvidenceFile[] = [];
  for (let page = 1; ; page += 1) {
    const list = await call(listFiles, undefined, { query: { page: `${page}` } });
    files.push(...list.files);
    if (list.files.length < FILES_PER_PAGE) return files;
  }
};

/** Windows refuses these in file names, and a slash would make a folder. */
const plain = (name: string): string => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_');

const original = ({ id, name, size }: EvidenceFile, index: number): ArchivePart =>
  part(`evidence/${String(index + 1).padStart(5, '0')} ${plain(name)}`, downloadFile, { id }, size);

/** What each version changed: with the present text, the text of every earlier one. */
const changes = (versions: number[]): ArchivePart[] => {
  const [first, ...later] = versions.toSorted((one, other) => one - other).map(String);
  return later.map((to, index) =>
    part(`agreement/changes-to-version-${to}.json`, compareVersions, { from: later[index - 1] ?? first ?? '', to }),
  );
};

/** Everything of the account. */
export const listParts = async (): Promise<ArchivePart[]> => {
  const [snapshots, { receipts }, files, { versions }, { disclosure }] = await Promise.all([
    call(listSnapshots),
    call(getBillingAccount),
    evidenceFiles(),
    call(getVersions),
    call(getPartnerDisclosure),
  ]);
  const listed = new Blob([JSON.stringify(files)]);
  return [
    // First: its proof of the second factor is recent now.
    part('account/activity.json', downloadActivity),
    schema,
    ...records,
    ...collectedParts(),
    ...changes(versions.map(({ version }) => version)),
    ...snapshots.map(({ id, frozenAt }, index) =>
      part(`finances/disclosure-${index + 1}-${frozenAt.slice(0, 10)}.pdf`, getSnapshotForm, { id }),
    ),
    ...(disclosure?.openedAt ? [part('finances/partner-disclosure.pdf', getPartnerForm, { id: disclosure.id })] : []),
    ...receipts.map(({ number }) =>
      part(`payments/${receiptLabel(number)}.pdf`, getReceiptPdf, { number: `${number}` }),
    ),
    { name: 'evidence/files.json', size: 0, read: async () => listed },
    ...files.filter(({ refused }) => refused === null).map(original),
  ];
};
