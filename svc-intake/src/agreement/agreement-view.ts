import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { AgreementRow } from './rows/agreement.entity.js';
import type { ApprovalRow } from './rows/approval.entity.js';

/** A version as both people may see it. */
export const agreementView = (
  { id, version, state, hash, document, createdAt, declinedReason }: AgreementRow,
  approvals: ApprovalRow[],
  answersChanged: boolean,
): Agreement => ({
  id,
  version,
  state,
  hash,
  document,
  approvals: approvals.map(({ party, hash, at }) => ({ party, hash, at: at.toISOString() })),
  createdAt: createdAt.toISOString(),
  answersChanged,
  declinedReason,
});
