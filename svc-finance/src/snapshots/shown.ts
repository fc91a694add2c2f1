import type { Snapshot } from '@evenhand/contracts/finance/snapshots';
import { readContent } from '../frozen/snapshot-content.js';
import type { DisclosureLinkRow } from './disclosure-link.entity.js';
import type { SnapshotRow } from './snapshot.entity.js';

/** A snapshot for its owner, with its links. */
export const shown = (
  { id, frozenAt, sha256, form, content, revokedAt }: SnapshotRow,
  links: readonly DisclosureLinkRow[],
): Snapshot => {
  const { assets, debts, incomes } = readContent(content);
  return {
    id,
    frozenAt: frozenAt.toISOString(),
    sha256,
    form,
    assets: assets.length,
    debts: debts.length,
    incomes: incomes.length,
    shares: links
      .filter(({ snapshotId }) => snapshotId === id)
      .map(({ email, sentAt, expiresAt, endedAt, openedAt }) => ({
        email,
        sentAt: sentAt.toISOString(),
        expiresAt: (endedAt ?? expiresAt).toISOString(),
        openedAt: openedAt?.toISOString() ?? null,
      })),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
};
