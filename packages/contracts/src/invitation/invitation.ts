import { z } from 'zod';
import { Moment } from '../dates.js';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { writtenText } from '../text.js';

export const LONGEST_INVITATION_MESSAGE = 2_000;
/** Mails with the owner's own words, first or repeated, to any address. */
export const MOST_INVITATIONS_IN_A_DAY = 10;
export const INVITATION_DAYS = 30;

export const InvitationState = z.enum(['sent', 'opened', 'withdrawn', 'expired', 'not_the_person']);
export type InvitationState = z.infer<typeof InvitationState>;

/** At most one is open at a time. */
export const Invitation = z
  .object({
    id: z.uuid(),
    partnerEmail: EmailAddress,
    message: z.string(),
    state: InvitationState,
    sentAt: Moment,
    expiresAt: Moment,
    openedAt: Moment.nullable(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

/** A blank message uses the default text. */
export const SendInvitation = z.strictObject({
  partnerEmail: EmailAddress,
  message: writtenText(LONGEST_INVITATION_MESSAGE).trim(),
});
export type SendInvitation = z.infer<typeof SendInvitation>;

export const getInvitation = endpoint('GET', '/api/invitation', null, z.object({ invitation: Invitation.nullable() }));
export const sendInvitation = endpoint('POST', '/api/invitation', SendInvitation, Invitation, {
  needsPlan: 'complete',
  idempotent: true,
  status: 201,
  problems: [
    'address-not-proven',
    'safety-screen-unanswered',
    'safety-concerns',
    'no-draft',
    'draft-has-ended',
    'already-invited',
    'hidden-contact-data',
  ],
});
/** The earlier link stops working. Also sends a draft that replaced a declined one. */
export const resendInvitation = endpoint('POST', '/api/invitation/resend', null, Invitation, {
  needsPlan: 'complete',
  problems: ['address-not-proven', 'not-invited', 'signing-has-begun', 'draft-has-ended', 'hidden-contact-data'],
});
export const withdrawInvitation = endpoint('POST', '/api/invitation/withdraw', null, Invitation, {
  problems: ['not-invited', 'signing-has-begun'],
});
