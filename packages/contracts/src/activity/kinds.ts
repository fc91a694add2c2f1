import { z } from 'zod';

/** What a log records, by the group that its page filters by. */
const kindsOf = {
  'sign-in': [
    'account-opened',
    'sign-in-begun',
    'signed-in',
    'sign-in-refused',
    'signed-out',
    'session-ended',
    'other-sessions-ended',
    'all-sessions-ended',
    'disowned-sign-in',
  ],
  security: [
    'address-proven',
    'address-change-asked',
    'address-change-stopped',
    'address-changed',
    'password-changed',
    'password-removed',
    'factor-added',
    'factor-removed',
    'passkey-added',
    'passkey-removed',
    'recovery-codes-made',
    'recovery-asked',
    'code-refused',
  ],
  partner: [
    'invitation-sent',
    'invitation-resent',
    'invitation-withdrawn',
    'invitation-expired',
    'not-the-person',
    'partner-viewed',
    'partner-approved',
    'partner-declined',
    'partner-left',
    'partner-proposed',
    'partner-downloaded',
    'disclosure-viewed',
    'disclosure-disowned',
  ],
  agreement: [
    'intake-submitted',
    'agreement-drafted',
    'agreement-redrafted',
    'owner-approved',
    'owner-proposed',
    'proposal-accepted',
    'proposal-refused',
    'ready-to-sign',
    'disclosure-given',
    'disclosure-revoked',
    'partner-disclosure-given',
    'partner-disclosure-revoked',
    'owner-signed',
    'owner-witness-signed',
    'owner-lawyer-signed',
    'partner-signed',
    'partner-witness-signed',
    'partner-lawyer-signed',
    'completed',
    'time-ran-out',
    'voided',
  ],
  downloads: [
    'draft-downloaded',
    'sealed-downloaded',
    'disclosure-downloaded',
    'evidence-downloaded',
    'receipt-downloaded',
    'log-downloaded',
    'archive-downloaded',
  ],
  deletions: [
    'evidence-deleted',
    'all-evidence-deleted',
    'found-content-deleted',
    'deletion-asked',
    'deletion-cancelled',
    'unused-announced',
  ],
} as const;

export const ActivityGroup = z.enum(['sign-in', 'security', 'partner', 'agreement', 'downloads', 'deletions']);
export type ActivityGroup = z.infer<typeof ActivityGroup>;

export const ActivityKind = z.enum([
  ...kindsOf['sign-in'],
  ...kindsOf.security,
  ...kindsOf.partner,
  ...kindsOf.agreement,
  ...kindsOf.downloads,
  ...kindsOf.deletions,
]);
export type ActivityKind = z.infer<typeof ActivityKind>;

export const kindsOfGroup = (group: ActivityGroup): readonly ActivityKind[] => kindsOf[group];

/** What an entry adds to its kind: never text of evidence, an amount, an answer or an address. */
export const WayIn = z.enum(['link', 'password', 'external', 'passkey']);
export type WayIn = z.infer<typeof WayIn>;

export const ActivityDetail = z.strictObject({
  /** The coarse name of a browser, such as "Firefox on Windows". */
  device: z.string().max(80).optional(),
  way: WayIn.optional(),
  /** That were deleted, or of a disclosure that were downloaded. */
  files: z.int().positive().optional(),
});
export type ActivityDetail = z.infer<typeof ActivityDetail>;
