import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint, WORD } from '../endpoint.js';
import { Party } from '../identity.js';
import { Deal } from './deal.js';
import { AgreementDocument, DocumentChange } from './document.js';

/** SHA-256, lower-case hexadecimal. */
export const Sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ id: 'Sha256' });

/**
 * draft: in progress; in_review: partner invited; ready: both approved the same hash; partially_signed: at least one of
 * four signatures; completed: sealed; declined: refused by a party; expired: time to sign ran out; voided: withdrawn.
 */
export const packageStates = [
  'draft',
  'in_review',
  'ready',
  'partially_signed',
  'completed',
  'declined',
  'expired',
  'voided',
] as const;
export const PackageState = z.enum(packageStates).meta({ id: 'PackageState' });
export type PackageState = z.infer<typeof PackageState>;

/** Valid for one hash: every edit changes the hash and needs a new approval. */
export const Approval = z.object({ party: Party, hash: Sha256, at: Moment });
export type Approval = z.infer<typeof Approval>;

/** One version with its history. */
export const Agreement = z
  .object({
    id: z.uuid(),
    version: z.int().positive(),
    state: PackageState,
    hash: Sha256,
    document: AgreementDocument,
    /** Null once newer answers were submitted. */
    deal: Deal.nullable(),
    approvals: z.array(Approval),
    createdAt: Moment,
    /** A new draft is required before an approval. */
    answersChanged: z.boolean(),
    /** What a new draft would change; for the owner only. */
    redraft: z.array(DocumentChange),
    /**
     * The last version that the owner approved, for the partner the one that they approved or declined, unless it is this
     * one, and what changed since.
     */
    approvedBefore: z.object({ version: z.int().positive(), changes: z.array(DocumentChange) }).nullable(),
    /** Null unless declined. */
    declinedReason: z.string().nullable(),
  })
  .meta({ id: 'Agreement' });
export type Agreement = z.infer<typeof Agreement>;

/** A new version when the submitted answers changed; otherwise the current one. */
export const draftAgreement = endpoint('POST', '/api/agreement', null, Agreement, {
  idempotent: true,
  status: 201,
  problems: ['answers-not-submitted', 'hidden-contact-data'],
});
/** Null before the first draft. */
export const getAgreement = endpoint('GET', '/api/agreement', null, Agreement.nullable());
/** The draft, until the agreement is sealed; then `getSealedPdf` has the file. */
export const getAgreementPdf = endpoint('GET', '/api/agreement/pdf', null, null, {
  assurance: 'two',
  produces: 'application/pdf',
  records: 'draft-downloaded',
  needsPlan: 'complete',
  problems: ['not-found', 'hidden-contact-data', 'agreement-is-sealed'],
});
export const getAgreementDocx = endpoint('GET', '/api/agreement/docx', null, null, {
  assurance: 'two',
  produces: WORD,
  records: 'draft-downloaded',
  needsPlan: 'complete',
  problems: ['not-found', 'hidden-contact-data', 'agreement-is-sealed'],
});

/** `hash`: of the displayed document; an approval of another text is refused. */
export const ApproveAgreement = z.strictObject({ hash: Sha256 });
export type ApproveAgreement = z.infer<typeof ApproveAgreement>;
export const approveAgreement = endpoint('POST', '/api/agreement/approve', ApproveAgreement, Agreement, {
  problems: [
    'not-found',
    'changed-elsewhere',
    'not-open-to-approval',
    'answers-changed',
    'answers-missing',
    'agreement-has-blank',
    'hidden-contact-data',
  ],
});

/** Allowed in any state before completion: links, approvals and signatures lapse. */
export const voidAgreement = endpoint('POST', '/api/agreement/void', null, Agreement, {
  problems: ['not-found', 'everyone-has-signed'],
});
