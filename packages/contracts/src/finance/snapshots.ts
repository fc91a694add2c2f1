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

/** The items that the disclosure shows; nothing else of the case goes into it. */
export const FreezeDisclosure = z
  .strictObject({ assets: ids, debts: ids, incomes: ids })
  .meta({ id: 'FreezeDisclosure' });
export type FreezeDisclosure = z.infer<typeof FreezeDisclosure>;

/** To whom a disclosure was sent; `openedAt` is the receipt. */
const DisclosureShare = z.object({
  email: z.string(),
  sentAt: Moment,
  expiresAt: Moment,
  openedAt: Moment.nullable(),
});

/** A disclosure as it stood on a day, and never changes again. `sha256` is of its content. */
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
    /** When its owner took it back; null while it counts. */
    revokedAt: Moment.nullable(),
  })
  .meta({ id: 'Snapshot' });
export type Snapshot = z.infer<typeof Snapshot>;

export const ShareSnapshot = z.strictObject({ email: EmailAddress }).meta({ id: 'ShareSnapshot' });
export type ShareSnapshot = z.infer<typeof ShareSnapshot>;

/** So often the owner may freeze a disclosure in a day. */
export const MOST_SNAPSHOTS_IN_A_DAY = 30;

const path = '/api/financial/snapshots';

/** The newest first. */
export const listSnapshots = endpoint('GET', path, null, z.array(Snapshot));
export const freezeDisclosure = endpoint('POST', path, FreezeDisclosure, Snapshot, { idempotent: true, status: 201 });
export const getSnapshotForm = endpoint('GET', `${path}/:id/form`, null, null, {
  produces: 'application/pdf',
  problems: ['hidden-contact-data'],
});
/** Mails the partner a link; an older one to the same snapshot stops working. */
export const shareSnapshot = endpoint('POST', `${path}/:id/share`, ShareSnapshot, Snapshot, {
  problems: ['address-not-proven', 'disclosure-taken-back', 'hidden-contact-data'],
});
/** Ends its links and whatever they opened; no draft has it from then on. */
export const revokeDisclosure = endpoint('POST', `${path}/:id/revoke`, null, Snapshot);

const Secret = z.string().min(20).max(200);
export const OpenDisclosure = z.strictObject({ token: Secret }).meta({ id: 'OpenDisclosure' });
export type OpenDisclosure = z.infer<typeof OpenDisclosure>;
export const EnterDisclosure = z.strictObject({ token: Secret, code: OneTimeCode }).meta({ id: 'EnterDisclosure' });
export type EnterDisclosure = z.infer<typeof EnterDisclosure>;
/** What link and code give for two hours: a secret that the page keeps while it is open. */
export const DisclosureAccess = Secret;
export const ReadDisclosureForm = z.strictObject({ access: DisclosureAccess }).meta({ id: 'ReadDisclosureForm' });
export type ReadDisclosureForm = z.infer<typeof ReadDisclosureForm>;

/** What was frozen, as whoever opens it reads it: no account number. `party_a` is who disclosed. */
export const DisclosureView = z
  .object({
    /** Opens the form for two hours; the page keeps it while it is open. */
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
  })
  .meta({ id: 'DisclosureView' });
export type DisclosureView = z.input<typeof DisclosureView>;

const open = { audience: 'public', problems: ['link-gone'] } as const;
/** Checks the link and mails a one-time code to the address that the link went to. */
export const openDisclosure = endpoint(
  'POST',
  '/api/financial/disclosure-access/open',
  OpenDisclosure,
  z.object({ sentTo: z.string(), minutes: z.int() }),
  open,
);
/** Shows the disclosure for link and code, and writes the receipt. */
export const enterDisclosure = endpoint(
  'POST',
  '/api/financial/disclosure-access/enter',
  EnterDisclosure,
  DisclosureView,
  open,
);
export const readDisclosureForm = endpoint('POST', '/api/financial/disclosure-access/form', ReadDisclosureForm, null, {
  ...open,
  produces: 'application/pdf',
});
