import { z } from 'zod';
import { Moment } from '../dates.js';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { FACTOR_PROOF_MINUTES } from '../factor-proof.js';
import { CurrentPassword } from './change-password.js';

/** The wait before another address takes effect, in which the change can be stopped. */
export const ADDRESS_CHANGE_HOURS = 72;

/** How long the link to the new address works; without a proof the request ends with it. */
export const ADDRESS_LINK_DAYS = 7;

export const PendingAddress = z.object({
  email: EmailAddress,
  /** When the address takes effect, if it is proven by then. */
  opensAt: Moment,
  isProven: z.boolean(),
  /** When the link to the new address ends. */
  linkEndsAt: Moment,
});
export type PendingAddress = z.infer<typeof PendingAddress>;

/** Null unless another address was asked for. */
export const AddressChange = z.object({ pending: PendingAddress.nullable() }).meta({ id: 'AddressChange' });
export type AddressChange = z.infer<typeof AddressChange>;

/** Without a second factor: the current password, or a session that began with a recent proof of the address. */
export const AskAddressChange = z.strictObject({ email: EmailAddress, currentPassword: CurrentPassword });
export type AskAddressChange = z.infer<typeof AskAddressChange>;

export const getAddressChange = endpoint('GET', '/api/auth/address', null, AddressChange, { assurance: 'two' });

/**
 * Mails a link to the new address and a notice to the present one; replaces an earlier request. The answer is the same
 * for an address that has an account.
 */
export const askAddressChange = endpoint('POST', '/api/auth/address', AskAddressChange, AddressChange, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
});

export const ProveNewAddress = z.strictObject({ token: z.string().min(1).max(200) });
export type ProveNewAddress = z.infer<typeof ProveNewAddress>;

/** By the mailed link, in a session of the same person: a link alone would let an attacker add a stranger's address. */
export const proveNewAddress = endpoint('POST', '/api/auth/address/proof', ProveNewAddress, AddressChange, {
  assurance: 'two',
  problems: ['link-gone'],
});

export const cancelAddressChange = endpoint('DELETE', '/api/auth/address', null, null, {
  assurance: 'two',
  status: 204,
});
