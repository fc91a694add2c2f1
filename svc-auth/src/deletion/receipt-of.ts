import type { DeletionReceipt } from '@evenhand/contracts/auth/deletion';
import type { DeletionRow } from '../waiting/deletion.entity.js';

/** @param site its address */
export const receiptOf = (
  { id, caseId, guestCaseId, personId, askedAt, begunAt, parts, keys, kept }: DeletionRow,
  finishedAt: Date,
  site: string,
): DeletionReceipt => ({
  format: 'evenhand-deletion-1',
  iss: site,
  deletion: id,
  case: caseId ?? guestCaseId ?? '',
  person: personId,
  keys,
  askedAt: askedAt.toISOString(),
  begunAt: (begunAt ?? finishedAt).toISOString(),
  finishedAt: finishedAt.toISOString(),
  parts: parts.map((part) => ({ ...part, searchedAt: part.searchedAt ?? part.erasedAt })),
  kept,
});
