import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { dealOf } from '@evenhand/family-law/deal/deal';
import type { AgreementRow } from './rows/agreement.entity.js';
import type { ApprovalRow } from './rows/approval.entity.js';

/** @param madeFrom the answers of this version; null once other answers were submitted */
export const agreementView = (
  { id, version, state, hash, document, createdAt, declinedReason }: AgreementRow,
  approvals: ApprovalRow[],
  madeFrom: IntakeRecord | null,
  answersChanged: boolean,
): Agreement => ({
  id,
  version,
  state,
  hash,
  document,
  deal: madeFrom && dealOf(madeFrom, document),
  approvals: approvals.map(({ party, hash, at }) => ({ party, hash, at: at.toISOString() })),
  createdAt: createdAt.toISOString(),
  answersChanged,
  declinedReason,
});
