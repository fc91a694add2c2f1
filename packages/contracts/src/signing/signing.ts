import { z } from 'zod';
import { PackageState, Sha256 } from '../agreement/agreement.js';
import { IsoDate, Moment } from '../dates.js';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { Party } from '../identity.js';
import { OneTimeCode } from '../one-time-code.js';
import { GivenPersonName } from '../person-name.js';
import { writtenText } from '../text.js';

/** How long both have to sign once both approved. */
export const SIGNING_DAYS = 30;
export const LONGEST_DRAWING = 200_000;
/** In pixels: several times what the page draws on, so that a finer screen has room. */
export const LARGEST_DRAWING = { width: 2_400, height: 800 } as const;

/** The four who sign: each party, and each party's own witness (Family Law Act s. 55(1)). */
export const signerRoles = ['owner', 'owner-witness', 'partner', 'partner-witness'] as const;
/** The lawyer of each, who certifies the advice given; only where a party named one. */
export const lawyerRoles = ['owner-lawyer', 'partner-lawyer'] as const;
export const SignerRole = z.enum([...signerRoles, ...lawyerRoles]).meta({ id: 'SignerRole' });
export type SignerRole = z.infer<typeof SignerRole>;

/** A name written as a signature: typed, or drawn (a PNG data URL); both count the same. */
export const WrittenName = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typed'), name: GivenPersonName }),
  z.strictObject({
    kind: z.literal('drawn'),
    name: GivenPersonName,
    image: z
      .string()
      .max(LONGEST_DRAWING)
      .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/),
  }),
]);
export type WrittenName = z.infer<typeof WrittenName>;

/** Independent legal advice: taken, or knowingly waived (Family Law Act s. 56(4)). */
export const LegalAdvice = z.enum(['received', 'waived']);
export type LegalAdvice = z.infer<typeof LegalAdvice>;

/** Whom a party names: who watches, or their lawyer. Each gets a link of their own. */
const Named = z.strictObject({ name: GivenPersonName, email: EmailAddress });

/** What a party says and does when signing. `code` is the one-time code from the mail of this step. */
export const SignAgreement = z.strictObject({
  hash: Sha256,
  code: OneTimeCode,
  signature: WrittenName,
  consentToElectronicSignature: z.literal(true),
  readAndUnderstood: z.literal(true),
  legalAdvice: LegalAdvice,
  /** The day on which the other's financial disclosure was in their hands (Family Law Act s. 56(4)(a)). */
  disclosureReceivedOn: IsoDate,
  /** The name is another than the agreement names, and whoever signs says that it is theirs all the same. */
  otherNameConfirmed: z.boolean().default(false),
  /** The adult who watches; not a party. They get their own link and sign too. */
  witness: Named,
  /** The lawyer who certifies the advice, where there is a certificate. Only beside advice that was received. */
  lawyer: Named.nullable().default(null),
});
export type SignAgreement = z.infer<typeof SignAgreement>;

/** What a witness says and does. Each statement is one the law or the record needs. */
export const WitnessSignature = z.strictObject({
  hash: Sha256,
  signature: WrittenName,
  address: writtenText(500).trim().min(5),
  consentToElectronicSignature: z.literal(true),
  adult: z.literal(true),
  notAParty: z.literal(true),
  physicallyPresent: z.literal(true),
  /** As for a party. */
  otherNameConfirmed: z.boolean().default(false),
});
export type WitnessSignature = z.infer<typeof WitnessSignature>;

/** The certificate of independent legal advice (Family Law Act s. 56(4)(b)): what a lawyer says and signs. */
export const LawyerSignature = z.strictObject({
  hash: Sha256,
  signature: WrittenName,
  lawSocietyNumber: writtenText(20).trim().min(3),
  address: writtenText(500).trim().min(5),
  consentToElectronicSignature: z.literal(true),
  licensed: z.literal(true),
  advisedAlone: z.literal(true),
  explained: z.literal(true),
  signedFreely: z.literal(true),
  askedAboutDisclosure: z.literal(true),
  /** As for a party. */
  otherNameConfirmed: z.boolean().default(false),
});
export type LawyerSignature = z.infer<typeof LawyerSignature>;

/** One of the places to sign: four, and one for each lawyer that was named. `name` is null until it is known who signs there. */
export const SignaturePlace = z.object({
  role: SignerRole,
  name: z.string().nullable(),
  /** The name that was signed with, where it is another than `name`; null otherwise. */
  signedAs: z.string().nullable(),
  state: z.enum(['waiting', 'next', 'signed']),
  signedAt: Moment.nullable(),
});
export type SignaturePlace = z.infer<typeof SignaturePlace>;

/** The signing package as either party sees it. */
export const Signing = z
  .object({
    agreementId: z.uuid(),
    state: PackageState,
    hash: Sha256,
    places: z.array(SignaturePlace),
    expiresAt: Moment.nullable(),
    /** Everyone signed and the seal is being made. */
    sealing: z.boolean(),
    completedAt: Moment.nullable(),
    declinedReason: z.string().nullable(),
    declinedBy: Party.nullable(),
  })
  .meta({ id: 'Signing' });
export type Signing = z.infer<typeof Signing>;

export const CodeSent = z.object({ sentTo: z.string(), minutes: z.int() }).meta({ id: 'CodeSent' });
export type CodeSent = z.infer<typeof CodeSent>;
export const CODE_MINUTES = 10;

export const DeclineAgreement = z.strictObject({ reason: writtenText(2_000).trim() });
export type DeclineAgreement = z.infer<typeof DeclineAgreement>;

/** The owner's side of signing. */
export const getSigning = endpoint('GET', '/api/signing', null, Signing, { problems: ['not-found'] });
export const sendSigningCode = endpoint('POST', '/api/signing/code', null, CodeSent, {
  needsPlan: 'complete',
  problems: [
    'not-found',
    'not-open-to-signing',
    'already-done',
    'agreement-has-blank',
    'hidden-contact-data',
    'codes-exhausted',
  ],
});
/** Repeated, it finds the signature and answers the same; a wrong code counts whatever becomes of the request. */
export const signAgreement = endpoint('POST', '/api/signing/sign', SignAgreement, Signing, {
  needsPlan: 'complete',
  problems: ['not-found', 'address-not-proven', 'changed-elsewhere', 'not-open-to-signing', 'agreement-has-blank'],
});
/** A new link to the witness named before, or to another one while they have not signed. */
export const NameWitness = SignAgreement.shape.witness;
export type NameWitness = z.infer<typeof NameWitness>;
/** A new link to the lawyer, or to another one; null when no certificate is wanted after all. */
export const NameLawyer = z.strictObject({ lawyer: SignAgreement.shape.lawyer.unwrap() });
export type NameLawyer = z.infer<typeof NameLawyer>;
export const nameLawyer = endpoint('POST', '/api/signing/lawyer', NameLawyer, Signing, {
  problems: ['not-found', 'address-not-proven', 'not-open-to-signing', 'lawyer-has-signed', 'advice-not-received'],
});
export const nameWitness = endpoint('POST', '/api/signing/witness', NameWitness, Signing, {
  problems: ['not-found', 'address-not-proven', 'not-open-to-signing', 'party-signs-first', 'witness-has-signed'],
});
export const getSealedPdf = endpoint('GET', '/api/signing/sealed', null, null, {
  produces: 'application/pdf',
  problems: ['not-found'],
});
