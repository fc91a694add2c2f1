import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { KeptPart } from '../events/case-erasure.js';
import { FACTOR_PROOF_MINUTES } from '../factor-proof.js';
import { serviceNames } from '../identity.js';
import { CurrentPassword } from './change-password.js';

/** Days to change one's mind. */
export const DELETION_DAYS = 7;

/** An account without a sign-in for this long is deleted. */
export const UNUSED_MONTHS = 24;

/** Days before the deletion of an unused account on which it is announced by mail. */
export const FIRST_NOTICE_DAYS = 30;
export const LAST_NOTICE_DAYS = 7;

/** How long the partner's own half can be read after the owner deleted everything. */
export const HALF_KEPT_DAYS = 30;

/** How long a receipt can be downloaded. */
export const RECEIPT_DAYS = 30;

export const PendingDeletion = z.object({
  askedAt: Moment,
  dueAt: Moment,
  /** The session has proven the address since the request, so {@link deleteNow} needs no password. */
  provenAgain: z.boolean(),
});
export type PendingDeletion = z.infer<typeof PendingDeletion>;

export const Deletion = z
  .object({
    /** Null unless everything is to be deleted. */
    pending: PendingDeletion.nullable(),
    /** The agreement is being signed: nothing begins, and a due deletion waits. */
    isBeingSigned: z.boolean(),
  })
  .meta({ id: 'Deletion' });
export type Deletion = z.infer<typeof Deletion>;

/** Without a second factor: the current password, or a session that began with a recent proof of the address. */
export const AskDeletion = z.strictObject({ currentPassword: CurrentPassword });
export type AskDeletion = z.infer<typeof AskDeletion>;

export const getDeletion = endpoint('GET', '/api/auth/deletion', null, Deletion, { assurance: 'two' });

/** Everything is deleted after {@link DELETION_DAYS}. */
export const askDeletion = endpoint('POST', '/api/auth/deletion', AskDeletion, Deletion, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  problems: ['signing-has-begun'],
});

export const cancelDeletion = endpoint('DELETE', '/api/auth/deletion', null, null, { assurance: 'two', status: 204 });

/** 256 random bits in base64url, made by the page: opens the receipt also where the answer was lost. */
export const ReceiptToken = z.string().regex(/^[\w-]{43}$/);

/** Without `token`, the service makes one. */
export const DeleteNow = AskDeletion.extend({ token: ReceiptToken.optional() }).meta({ id: 'DeleteNow' });
export type DeleteNow = z.infer<typeof DeleteNow>;

/** `token` opens the receipt; it is answered once. */
export const DeletionBegun = z.object({ token: z.string() }).meta({ id: 'DeletionBegun' });
export type DeletionBegun = z.infer<typeof DeletionBegun>;

/**
 * Deletes everything now, after {@link askDeletion}, with a second proof from after it: the second factor, or without
 * one the password or a new proof of the address. Ends every session.
 */
export const deleteNow = endpoint('POST', '/api/auth/deletion/now', DeleteNow, DeletionBegun, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  problems: ['deletion-not-asked', 'signing-has-begun'],
});

export const ReadDeletion = z.strictObject({ token: z.string().min(20).max(200) });
export type ReadDeletion = z.infer<typeof ReadDeletion>;

export const DeletionProgress = z
  .object({
    /** Steps of {@link ofSteps} that are done. */
    steps: z.int().nonnegative(),
    ofSteps: z.int().positive(),
    /** A compact JWS; null until everything is deleted and searched. */
    receipt: z.string().nullable(),
  })
  .meta({ id: 'DeletionProgress' });
export type DeletionProgress = z.infer<typeof DeletionProgress>;

/** Public: the account is gone. */
export const readDeletion = endpoint('POST', '/api/auth/deletion/receipt', ReadDeletion, DeletionProgress, {
  audience: 'public',
  problems: ['link-gone'],
});

/** What a receipt states. `format` names this shape. */
export const DeletionReceipt = z.object({
  format: z.literal('evenhand-deletion-1'),
  /** The site. */
  iss: z.string(),
  deletion: z.uuid(),
  case: z.uuid(),
  /** Null for a partner, witness or lawyer without an account. */
  person: z.uuid().nullable(),
  /** Erased keys: encrypted copies of what they opened are unreadable. */
  keys: z.array(z.uuid()),
  askedAt: Moment,
  begunAt: Moment,
  finishedAt: Moment,
  /** Each part was erased, and later searched without finding anything. */
  parts: z.array(z.object({ service: z.enum(serviceNames), erasedAt: Moment, searchedAt: Moment })),
  kept: z.array(KeptPart),
});
export type DeletionReceipt = z.infer<typeof DeletionReceipt>;

const Ed25519Key = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), kid: z.string() });

export const ReceiptKeys = z.object({ keys: z.array(Ed25519Key) }).meta({ id: 'ReceiptKeys' });
export type ReceiptKeys = z.infer<typeof ReceiptKeys>;

/** Public keys of this site's receipts, as a JSON Web Key Set. */
export const getReceiptKeys = endpoint('GET', '/api/auth/deletion/keys', null, ReceiptKeys, { audience: 'public' });
