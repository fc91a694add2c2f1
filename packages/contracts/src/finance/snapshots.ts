import { z } from 'zod';
import { Sha256 } from '../agreement/agreement.js';
import { Moment } from '../dates.js';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { OneTimeCode } from '../one-time-code.js';
import { Asset } from './assets.js';
import { Debt } from './debts.js';
import { DocumentType } from './documents.js';
import { Income } from './incomes.js';
import { PropertyDivision } from './property.js';

const ids = z.array(z.uuid()).max(5_000);

/** The items to disclose; nothing else is included. */
export const FreezeDisclosure = z
  .strictObject({ assets: ids, debts: ids, incomes: ids })
  .meta({ id: 'FreezeDisclosure' });
export type FreezeDisclosure = z.infer<typeof FreezeDisclosure>;

/** A recipient of a disclosure; `openedAt` is the receipt. */
const DisclosureShare = z.object({
  email: z.string(),
  sentAt: Moment,
  expiresAt: Moment,
  openedAt: Moment.nullable(),
});

/** A frozen disclosure; immutable. `sha256` is of its content. */
export const Snapshot = z
  .object({
    id: z.uuid(),
    frozenAt: Moment,
    sha256: Sha256,
    form: z.enum(['13', '13.1']),
    assets: z.int(),
    debts: z.int(),
    incomes: z.int(),
    shares: z.array(DisclosureShare),
    /** When its owner withdrew it; null while it counts. */
    revokedAt: Moment.nullable(),
  })
  .meta({ id: 'Snapshot' });
export type Snapshot = z.infer<typeof Snapshot>;

export const ShareSnapshot = z.strictObject({ email: EmailAddress }).meta({ id: 'ShareSnapshot' });
export type ShareSnapshot = z.infer<typeof ShareSnapshot>;

export const MOST_SNAPSHOTS_IN_A_DAY = 30;

const path = '/api/financial/snapshots';

/** Newest first. */
export const listSnapshots = endpoint('GET', path, null, z.array(Snapshot));
export const freezeDisclosure = endpoint('POST', path, FreezeDisclosure, Snapshot, { idempotent: true, status: 201 });
export const getSnapshotForm = endpoint('GET', `${path}/:id/form`, null, null, {
  produces: 'application/pdf',
  records: 'disclosure-downloaded',
  problems: ['hidden-contact-data'],
});
/** Mails the partner a link, which replaces earlier links to the snapshot. */
export const shareSnapshot = endpoint('POST', `${path}/:id/share`, ShareSnapshot, Snapshot, {
  problems: ['address-not-proven', 'disclosure-taken-back', 'hidden-contact-data'],
});
/** Ends its links and accesses and removes it from drafts. */
export const revokeDisclosure = endpoint('POST', `${path}/:id/revoke`, null, Snapshot);

const Secret = z.string().min(20).max(200);
export const OpenDisclosure = z.strictObject({ token: Secret }).meta({ id: 'OpenDisclosure' });
export type OpenDisclosure = z.infer<typeof OpenDisclosure>;
export const EnterDisclosure = z.strictObject({ token: Secret, code: OneTimeCode }).meta({ id: 'EnterDisclosure' });
export type EnterDisclosure = z.infer<typeof EnterDisclosure>;
/** Access given by link and code for two hours; kept by the page in memory. */
export const DisclosureAccess = Secret;
export const ReadDisclosureForm = z.strictObject({ access: DisclosureAccess }).meta({ id: 'ReadDisclosureForm' });
export type ReadDisclosureForm = z.infer<typeof ReadDisclosureForm>;

/** A frozen disclosure for its reader, without account numbers. `party_a` is its author. */
export const DisclosureView = z
  .object({
    /** Access for two hours; kept by the page in memory. */
    access: z.string(),
    disclosedBy: z.string().nullable(),
    frozenAt: Moment,
    sha256: Sha256,
    form: Snapshot.shape.form,
    assets: z.array(Asset.omit({ accountNumber: true })),
    debts: z.array(Debt.omit({ accountNumber: true })),
    incomes: z.array(Income),
    documents: z.array(z.object({ documentType: DocumentType, files: z.array(z.string()), note: z.string() })),
    division: PropertyDivision,
    /** The owner deleted their account: nothing of theirs is left, the half of the link's address is. */
    accountClosed: z.boolean(),
  })
  .meta({ id: 'DisclosureView' });
export type DisclosureView = z.input<typeof DisclosureView>;

/** Masked address and minutes of the code. */
export const OpenedDisclosure = z
  .object({ sentTo: z.string(), minutes: z.int(), needsFactor: z.boolean() })
  .meta({ id: 'OpenedDisclosure' });
export type OpenedDisclosure = z.infer<typeof OpenedDisclosure>;

const open = { audience: 'public', problems: ['link-gone'] } as const;
/**
 * Checks the link and mails a one-time code to its address. `needsFactor`: the account of the address has a second factor,
 * which this browser has not proven, and no code is mailed.
 */
export const openDisclosure = endpoint(
  'POST',
  '/api/financial/disclosure-access/open',
  OpenDisclosure,
  OpenedDisclosure,
  open,
);
/** Opens the disclosure by link and code, and writes the receipt. */
export const enterDisclosure = endpoint(
  'POST',
  '/api/financial/disclosure-access/enter',
  EnterDisclosure,
  DisclosureView,
  { ...open, problems: ['link-gone', 'sign-in-needed'] },
);
export const readDisclosureForm = endpoint('POST', '/api/financial/disclosure-access/form', ReadDisclosureForm, null, {
  ...open,
  produces: 'application/pdf',
});
