import { z } from 'zod';
import { Audience } from '../agreement/comments.js';
import { ShownAnswers } from '../agreement/negotiable.js';
import { proposalStates } from '../agreement/proposals.js';
import { DeletionBegun, ReceiptToken } from '../auth/deletion.js';
import { Moment } from '../dates.js';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { InvitationState } from '../invitation/invitation.js';
import { OneTimeCode } from '../one-time-code.js';
import { SignerRole } from '../signing/signing.js';
import { AccessPurpose, LinkToken } from './access.js';

/**
 * What is kept of a person without an account, in any case: as partner, witness or lawyer. A mailed link and a code
 * prove the address; the access lasts minutes and is kept by the page in memory.
 */
export const OWN_DATA_LINK_HOURS = 24;
export const OWN_DATA_MINUTES = 30;
/** Links to one address. */
export const MOST_OWN_DATA_LINKS_A_DAY = 3;

export const OWN_DATA_PAGE = '/your-data';

export const AskOwnData = z.strictObject({ email: EmailAddress }).meta({ id: 'AskOwnData' });
export type AskOwnData = z.infer<typeof AskOwnData>;

/** Mails a link to any address, known or not. */
export const askOwnData = endpoint('POST', '/api/own-data/ask', AskOwnData, null, { audience: 'public', status: 204 });

export const OpenOwnData = z.strictObject({ token: LinkToken }).meta({ id: 'OpenOwnData' });
export type OpenOwnData = z.infer<typeof OpenOwnData>;

/** `needsFactor`: as in `OpenedLink`. */
export const OpenedOwnData = z
  .object({ sentTo: z.string(), minutes: z.int(), needsFactor: z.boolean() })
  .meta({ id: 'OpenedOwnData' });
export type OpenedOwnData = z.infer<typeof OpenedOwnData>;

const open = { audience: 'public', problems: ['link-gone'] } as const;

export const openOwnData = endpoint('POST', '/api/own-data/open', OpenOwnData, OpenedOwnData, open);

export const EnterOwnData = z.strictObject({ token: LinkToken, code: OneTimeCode }).meta({ id: 'EnterOwnData' });
export type EnterOwnData = z.infer<typeof EnterOwnData>;

/** `access`: for {@link OWN_DATA_MINUTES}. */
export const OwnDataEntered = z.object({ access: z.string() }).meta({ id: 'OwnDataEntered' });
export type OwnDataEntered = z.infer<typeof OwnDataEntered>;

/** Uses the link up. */
export const enterOwnData = endpoint('POST', '/api/own-data/enter', EnterOwnData, OwnDataEntered, {
  ...open,
  problems: ['link-gone', 'sign-in-needed'],
});

const Access = z.string().min(20).max(200);
export const ReadOwnData = z.strictObject({ access: Access }).meta({ id: 'ReadOwnData' });
export type ReadOwnData = z.infer<typeof ReadOwnData>;

/** `signing`: this person has signed and others have not yet, so nothing can be deleted. */
export const OwnPlaceState = z.enum(['open', 'signing', 'sealed', 'over']);
export type OwnPlaceState = z.infer<typeof OwnPlaceState>;

/** What one case keeps of the address. Written by this person, or recorded about their acts. */
export const OwnPlace = z
  .object({
    caseId: z.uuid(),
    roles: z.array(SignerRole),
    state: OwnPlaceState,
    /** Of the agreement; null once the other party closed their account. */
    parties: z.object({ owner: z.string(), partner: z.string() }).nullable(),
    /** The sealed file, for its signers. */
    hasSealedFile: z.boolean(),
    invitations: z.array(z.object({ state: InvitationState, sentAt: Moment, openedAt: Moment.nullable() })),
    links: z.array(z.object({ purpose: AccessPurpose, sentAt: Moment, endedAt: Moment.nullable() })),
    visits: z.array(z.object({ purpose: AccessPurpose, startedAt: Moment, endedAt: Moment.nullable() })),
    /** As a witness or lawyer that a party named. */
    named: z.array(z.object({ role: SignerRole, name: z.string() })),
    signatures: z.array(
      z.object({
        role: SignerRole,
        name: z.string(),
        /** A data URL, or null for a typed name. */
        drawing: z.string().nullable(),
        address: z.string().nullable(),
        lawSocietyNumber: z.string().nullable(),
        signedAt: Moment,
      }),
    ),
    acts: z.array(
      z.object({ at: Moment, happening: z.string(), ip: z.string().nullable(), browser: z.string().nullable() }),
    ),
    comments: z.array(z.object({ clauseId: z.string(), audience: Audience, text: z.string(), writtenAt: Moment })),
    proposals: z.array(
      z.object({
        state: z.enum(proposalStates),
        to: ShownAnswers,
        reason: z.string(),
        answer: z.string().nullable(),
        sentAt: Moment,
      }),
    ),
    /** Disclosures of this person that the case counts with, by their hashes. */
    disclosures: z.array(z.object({ sha256: z.string(), frozenAt: Moment })),
  })
  .meta({ id: 'OwnPlace' });
/** Amounts in cents. */
export type OwnPlace = z.input<typeof OwnPlace>;

export const OwnData = z
  .object({ email: EmailAddress, readAt: Moment, places: z.array(OwnPlace) })
  .meta({ id: 'OwnData' });
/** Amounts in cents. */
export type OwnData = z.input<typeof OwnData>;
/** As a page gets it: amounts in dollars. */
export type ShownOwnData = z.output<typeof OwnData>;
export type ShownOwnPlace = ShownOwnData['places'][number];

export const readOwnData = endpoint('POST', '/api/own-data/read', ReadOwnData, OwnData, open);

/** Without `token`, the service makes one. */
export const DeleteOwnData = z
  .strictObject({ access: Access, caseId: z.uuid(), token: ReceiptToken.optional() })
  .meta({ id: 'DeleteOwnData' });
export type DeleteOwnData = z.infer<typeof DeleteOwnData>;

/** Ends every link of the address in the case, and deletes what it holds of them. The answer opens the receipt. */
export const deleteOwnData = endpoint('POST', '/api/own-data/delete', DeleteOwnData, DeletionBegun, {
  ...open,
  problems: ['link-gone', 'not-found', 'signing-has-begun'],
});
