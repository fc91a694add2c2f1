import { z } from 'zod';
import { Agreement, Sha256 } from '../agreement/agreement.js';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { GuestIdentity, Party } from '../identity.js';
import { OneTimeCode } from '../one-time-code.js';
import {
  CodeSent,
  DeclineAgreement,
  LawyerSignature,
  NameLawyer,
  NameWitness,
  SignAgreement,
  Signing,
  WitnessSignature,
  WrittenName,
} from '../signing/signing.js';

/**
 * How partner and witnesses enter without an account. A mail links to a token in the fragment; the page exchanges token
 * and one-time code for a scoped access (a cookie). The link works once; an access covers one agreement and one role
 * and ends with a withdrawal, a void or its expiry.
 */
export const LinkToken = z.string().min(20).max(200);
export const accessPurposes = ['review', 'sign', 'witness', 'lawyer'] as const;
export const AccessPurpose = z.enum(accessPurposes);
export type AccessPurpose = z.infer<typeof AccessPurpose>;

/**
 * Purpose of the link and the masked address of the code. Nothing of the agreement. `needsFactor`: the account of the
 * address has a second factor, and this browser has no session that proved it; no code was mailed.
 */
export const OpenedLink = z
  .object({ purpose: AccessPurpose, sentTo: z.string(), minutes: z.int(), needsFactor: z.boolean() })
  .meta({ id: 'OpenedLink' });
export type OpenedLink = z.infer<typeof OpenedLink>;

export const OpenLink = z.strictObject({ token: LinkToken });
export type OpenLink = z.infer<typeof OpenLink>;
export const EnterCode = z.strictObject({ token: LinkToken, code: OneTimeCode });
export type EnterCode = z.infer<typeof EnterCode>;

export const openLink = endpoint('POST', '/api/access/open', OpenLink, OpenedLink, {
  audience: 'public',
  problems: ['link-gone'],
});
/** Uses the link up. `sign-in-needed` where the account of the address has a second factor. */
export const enterCode = endpoint('POST', '/api/access/enter', EnterCode, z.object({ purpose: AccessPurpose }), {
  audience: 'public',
  problems: ['link-gone', 'sign-in-needed'],
});
/** Sends a new link to the same address while its purpose is valid. The answer is always the same. */
export const renewLink = endpoint('POST', '/api/access/renew', OpenLink, null, { audience: 'public', status: 204 });
/** "This is not me": closes the invitation. Works with an unused link only. */
export const notMe = endpoint('POST', '/api/access/not-me', OpenLink, null, { audience: 'public', status: 204 });

/** What a witness attests: this person signed the text with this hash at this time. Nothing of the text. */
export const Witnessed = z.object({
  title: z.string(),
  parties: z.object({ owner: z.string(), partner: z.string() }),
  version: z.int().positive(),
  hash: Sha256,
  signer: z.string(),
  signature: WrittenName,
  signedAt: Moment,
});
export type Witnessed = z.infer<typeof Witnessed>;

/** Schedule B of the partner, valid once confirmed. */
export const DisclosureToConfirm = z.object({
  sha256: Sha256,
  frozenAt: Moment,
  /** Masked. */
  from: z.string(),
  confirmed: z.boolean(),
});
export type DisclosureToConfirm = z.infer<typeof DisclosureToConfirm>;

/** What an access shows: the holder, the agreement without the owner's working notes, the signing. */
export const AccessView = z
  .object({
    purpose: AccessPurpose,
    role: GuestIdentity.shape.role,
    party: Party,
    name: z.string().nullable(),
    /**
     * Null for a witness, who does not read the text; a lawyer does. Null for all while the text has hidden contact
     * data.
     */
    agreement: Agreement.nullable(),
    /** Once the party has signed; null for the partner. */
    witnessed: Witnessed.nullable(),
    signing: Signing.nullable(),
    /** From the owner; null for all but the partner. */
    message: z.string().nullable(),
    /** Null for all but the partner, and without a partner half. */
    disclosure: DisclosureToConfirm.nullable(),
    /** The plan of the inviting case is not in force: what needs it is refused. */
    isPaused: z.boolean(),
  })
  .meta({ id: 'AccessView' });
export type AccessView = z.infer<typeof AccessView>;

const guest = { audience: 'guest' } as const;
/** What leads to an agreement needs the inviting case's plan; reading, declining and leaving do not. */
const signer = { ...guest, needsPlan: 'complete' } as const;
export const getAccess = endpoint('GET', '/api/access', null, AccessView, guest);
/** For the owner: what the partner's link shows of the current version. */
export const getPartnersPage = endpoint('GET', '/api/agreement/as-partner', null, AccessView, {
  problems: ['not-found'],
});
export const leaveAccess = endpoint('POST', '/api/access/leave', null, null, { ...guest, status: 204 });
export const getAccessPdf = endpoint('GET', '/api/access/pdf', null, null, {
  ...signer,
  produces: 'application/pdf',
  records: 'partner-downloaded',
  problems: ['hidden-contact-data'],
});

/** `hash`: of the displayed document. With a partner half in Schedule B, a separate code confirms it. */
export const ApproveAsPartner = z
  .strictObject({ hash: Sha256, disclosure: z.strictObject({ sha256: Sha256, code: OneTimeCode }).optional() })
  .meta({ id: 'ApproveAsPartner' });
export type ApproveAsPartner = z.infer<typeof ApproveAsPartner>;
export const approveAsPartner = endpoint('POST', '/api/access/approve', ApproveAsPartner, AccessView, {
  ...signer,
  problems: [
    'changed-elsewhere',
    'disclosure-not-confirmed',
    'not-open-to-approval',
    'answers-changed',
    'hidden-contact-data',
  ],
});
export const sendDisclosureCode = endpoint('POST', '/api/access/disclosure/code', null, CodeSent, {
  ...guest,
  problems: ['no-disclosure-to-confirm'],
});

export const DisownDisclosure = z.strictObject({ sha256: Sha256 }).meta({ id: 'DisownDisclosure' });
export type DisownDisclosure = z.infer<typeof DisownDisclosure>;
/** "This is not my disclosure": omitted from every later draft. */
export const disownDisclosure = endpoint('POST', '/api/access/disclosure/disown', DisownDisclosure, AccessView, {
  ...guest,
  problems: ['changed-elsewhere', 'not-open-to-approval', 'no-disclosure-to-confirm'],
});
export const declineAsPartner = endpoint('POST', '/api/access/decline', DeclineAgreement, AccessView, {
  ...guest,
  problems: ['everyone-has-signed'],
});
export const sendPartnerSigningCode = endpoint('POST', '/api/access/code', null, CodeSent, {
  ...signer,
  problems: [
    'not-open-to-signing',
    'cooling-off',
    'already-done',
    'answers-changed',
    'agreement-has-blank',
    'codes-exhausted',
  ],
});
export const signAsPartner = endpoint('POST', '/api/access/sign', SignAgreement, AccessView, {
  ...signer,
  problems: ['changed-elsewhere', 'not-open-to-signing', 'cooling-off', 'answers-changed', 'agreement-has-blank'],
});
/** As for the owner: takes effect when both agree. */
export const shortenWaitingAsPartner = endpoint('POST', '/api/access/shorten', null, AccessView, {
  ...guest,
  problems: ['not-open-to-signing'],
});
export const namePartnerWitness = endpoint('POST', '/api/access/witness', NameWitness, AccessView, {
  ...guest,
  problems: ['not-open-to-signing', 'party-signs-first', 'witness-has-signed'],
});
export const namePartnerLawyer = endpoint('POST', '/api/access/lawyer', NameLawyer, AccessView, {
  ...guest,
  problems: ['not-open-to-signing', 'lawyer-has-signed', 'advice-not-received'],
});
export const signAsLawyer = endpoint('POST', '/api/access/lawyer/sign', LawyerSignature, AccessView, {
  ...signer,
  idempotent: true,
  problems: ['changed-elsewhere', 'not-open-to-signing', 'agreement-has-blank'],
});
export const signAsWitness = endpoint('POST', '/api/access/witness/sign', WitnessSignature, AccessView, {
  ...signer,
  idempotent: true,
  problems: ['changed-elsewhere', 'not-open-to-signing', 'agreement-has-blank'],
});
