import { z } from 'zod';
import { Sha256 } from '../agreement/agreement.js';
import { EmailAddress } from '../email.js';
import { ErasureStep } from './case-erasure.js';
import { event } from './event.js';

export const GuestErasureConfirmed = z.object({
  deletionId: z.uuid(),
  caseId: z.uuid(),
  email: EmailAddress,
  /** Opens the receipt. */
  tokenHash: Sha256,
});
export type GuestErasureConfirmed = z.infer<typeof GuestErasureConfirmed>;

/** By svc-intake, when a partner, witness or lawyer without an account has what a case keeps of them deleted. */
export const guestErasureConfirmed = event('case.guest-erasure-confirmed', GuestErasureConfirmed);

export const GuestErasureAsked = ErasureStep.extend({ caseId: z.uuid(), email: EmailAddress });
export type GuestErasureAsked = z.infer<typeof GuestErasureAsked>;

/** By svc-auth, as `caseErasureAsked`; answered with `casePartErased`. */
export const guestErasureAsked = event('case.guest-erasure-asked', GuestErasureAsked);

export const GuestErasureEnded = GuestErasureConfirmed.pick({ caseId: true, email: true });
export type GuestErasureEnded = z.infer<typeof GuestErasureEnded>;

/** By svc-auth, when nothing is left and the receipt is signed. */
export const guestErasureEnded = event('case.guest-erasure-ended', GuestErasureEnded);
