import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint, WORD } from '../endpoint.js';
import { Party } from '../identity.js';
import { Deal } from './deal.js';
import { AgreementDocument } from './document.js';

/** SHA-256, lower-case hexadecimal. */
export const Sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ id: 'Sha256' });

/**
 * Where the signing package stands. draft: being written; in_review: the partner was invited; ready: both approved
 * the same hash; partially_signed: at least one of four signatures; completed: sealed; declined: one of them said no;
 * expired: the time to sign ran out; voided: taken back.
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

/** An approval counts for one hash only: any edit makes another hash and so needs another approval. */
export const Approval = z.object({ party: Party, hash: Sha256, at: Moment });
export type Approval = z.infer<typeof Approval>;

/** One version of the agreement with what has happened to it. */
export const Agreement = z
  .object({
    id: z.uuid(),
    version: z.int().positive(),
    state: PackageState,
    hash: Sha256,
    document: AgreementDocument,
    /** The same on one page; null once other answers were submitted than those that this version was made from. */
    deal: Deal.nullable(),
    approvals: z.array(Approval),
    createdAt: Moment,
    /** The answers changed after this version was made: a new draft is to be made before anyone approves. */
    answersChanged: z.boolean(),
    /** The reason the other person gave when declining; null otherwise. */
    declinedReason: z.string().nullable(),
  })
  .meta({ id: 'Agreement' });
export type Agreement = z.infer<typeof Agreement>;

/** Makes the agreement from the submitted answers, or a new version when they changed; otherwise the one there is. */
export const draftAgreement = endpoint('POST', '/api/agreement', null, Agreement, {
  idempotent: true,
  status: 201,
  problems: ['answers-not-submitted', 'hidden-contact-data'],
});
export const getAgreement = endpoint('GET', '/api/agreement', null, Agreement, { problems: ['not-found'] });
export const getAgreementPdf = endpoint('GET', '/api/agreement/pdf', null, null, {
  produces: 'application/pdf',
  needsPlan: 'complete',
  problems: ['not-found', 'hidden-contact-data'],
});
export const getAgreementDocx = endpoint('GET', '/api/agreement/docx', null, null, {
  produces: WORD,
  needsPlan: 'complete',
  problems: ['not-found', 'hidden-contact-data'],
});

/** `hash` is that of the document on the screen: an approval of anything else is refused. */
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

/** Takes the package back, whatever its state before completion: links die, approvals and signatures lapse. */
export const voidAgreement = endpoint('POST', '/api/agreement/void', null, Agreement, {
  problems: ['not-found', 'everyone-has-signed'],
});
