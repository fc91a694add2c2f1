import type { Invitation } from '@evenhand/contracts/invitation/invitation';
import type { InvitationRow } from '../agreement/rows/invitation.entity.js';

export const invitationView = (row: InvitationRow): Invitation => ({
  id: row.id,
  partnerEmail: row.partnerEmail,
  message: row.message,
  state: row.state,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  openedAt: row.openedAt?.toISOString() ?? null,
});
