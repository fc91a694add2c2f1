import { z } from 'zod';
import { PackageState, Sha256 } from '../agreement/agreement.js';
import { IsoDate, Moment } from '../dates.js';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { FACTOR_PROOF_MINUTES } from '../factor-proof.js';
import { Party } from '../identity.js';
import { OneTimeCode } from '../one-time-code.js';
import { GivenPersonName } from '../person-name.js';
import { writtenText } from '../text.js';

/** After both approved. */
export const SIGNING_DAYS = 30;
export const LONGEST_DRAWING = 200_000;
/** In pixels: several times the page's canvas, for high-density screens. */
export const LARGEST_DRAWING = { width: 2_400, height: 800 } as const;

/** Each party and a witness of each (Family Law Act s. 55(1)). */
export const signerRoles = ['owner', 'owner-witness', 'partner', 'partner-witness'] as const;
/** Certifies the legal advice; only where a party named one. */
export const lawyerRoles = ['owner-lawyer', 'partner-lawyer'] as const;
export const SignerRole = z.enum([...signerRoles, ...lawyerRoles]).meta({ id: 'SignerRole' });
export type SignerRole = z.infer<typeof SignerRole>;

/** Typed, or drawn (a PNG data URL); equally valid. */
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

/** Independent legal advice: received, or knowingly waived (Family Law Act s. 56(4)). */
export const LegalAdvice = z.enum(['received', 'waived']);
export type LegalAdvice = z.infer<typeof LegalAdvice>;

/** A witness or lawyer. Each gets a separate link. */
const Named = z.strictObject({ name: GivenPersonName, email: EmailAddress });

/** `code`: the one-time code of this step; null from an owner who proves a second factor instead. */
export const SignAgreement = z.strictObject({
  hash: Sha256,
  code: OneTimeCode.nullable(),
  signature: WrittenName,
  consentToElectronicSignature: z.literal(true),
  readAndUnderstood: z.literal(true),
  legalAdvice: LegalAdvice,
  /** The signer confirms a name that differs from the agreement's. */
  otherNameConfirmed: z.boolean().default(false),
  /** An adult, not a party; gets a separate link and signs too. */
  witness: Named,
  /** Only with legal advice received. */
  lawyer: Named.nullable().default(null),
});
export type SignAgreement = z.infer<typeof SignAgreement>;

/** Each statement is required by law or for the record. */
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

/** Certificate of independent legal advice (Family Law Act s. 56(4)(b)). */
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

/** Four places, and one per named lawyer. `name`: null until known. */
export const SignaturePlace = z.object({
  role: SignerRole,
  name: z.string().nullable(),
  /** Null unless it differs from `name`. */
  signedAs: z.string().nullable(),
  state: z.enum(['waiting', 'next', 'signed']),
  signedAt: Moment.nullable(),
  /** A drawn signature (PNG data URL) of a sealed agreement; null for a typed one. */
  drawing: z.string().nullable(),
});
export type SignaturePlace = z.infer<typeof SignaturePlace>;

/** The first day on which a party may sign, by their legal advice. */
const SigningDays = z.object({ received: IsoDate, waived: IsoDate });
export type SigningDays = z.infer<typeof SigningDays>;

/** The days between the second approval and the first signature. Both parties together may shorten them. */
export const CoolingOff = z.object({
  from: SigningDays,
  /** `from` once both agree to shorten. */
  shortened: SigningDays,
  /** Whether that day has come. */
  open: z.object({ received: z.boolean(), waived: z.boolean() }),
  shortenedBy: z.array(Party),
});
export type CoolingOff = z.infer<typeof CoolingOff>;

/** The financial disclosure of one party; `openedOn`: by the other (Family Law Act s. 56(4)(a)). */
const Disclosure = z.object({ given: z.boolean(), openedOn: IsoDate.nullable() });
export const Disclosures = z.object({ owner: Disclosure, partner: Disclosure });
export type Disclosures = z.infer<typeof Disclosures>;

/** As either party sees it. */
export const Signing = z
  .object({
    agreementId: z.uuid(),
    state: PackageState,
    hash: Sha256,
    places: z.array(SignaturePlace),
    /** Null while signing is not open. */
    coolingOff: CoolingOff.nullable(),
    expiresAt: Moment.nullable(),
    /** Null for a witness or lawyer. */
    disclosures: Disclosures.nullable(),
    /** All signatures are present; the seal is in progress. */
    sealing: z.boolean(),
    /** The seal waits until the payment is held and undisputed. */
    waitsForPayment: z.boolean().default(false),
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

/** Null before the first draft. */
export const getSigning = endpoint('GET', '/api/signing', null, Signing.nullable(), { assurance: 'two' });
export const sendSigningCode = endpoint('POST', '/api/signing/code', null, CodeSent, {
  assurance: 'two',
  needsPlan: 'complete',
  problems: [
    'not-found',
    'not-open-to-signing',
    'cooling-off',
    'already-done',
    'answers-changed',
    'agreement-has-blank',
    'hidden-contact-data',
    'codes-exhausted',
  ],
});
/** Idempotent; a wrong code counts in any case. */
export const signAgreement = endpoint('POST', '/api/signing/sign', SignAgreement, Signing, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  needsPlan: 'complete',
  problems: [
    'not-found',
    'address-not-proven',
    'changed-elsewhere',
    'not-open-to-signing',
    'cooling-off',
    'answers-changed',
    'agreement-has-blank',
  ],
});
/** Agrees to sign before the end of the cooling-off period. Idempotent; takes effect when both agree. */
export const shortenWaiting = endpoint('POST', '/api/signing/shorten', null, Signing, {
  assurance: 'two',
  problems: ['not-found', 'not-open-to-signing'],
});
/** A new link for the witness, or another witness before the signature. */
export const NameWitness = SignAgreement.shape.witness;
export type NameWitness = z.infer<typeof NameWitness>;
/** A new link for the lawyer, or another one; null for no certificate. */
export const NameLawyer = z.strictObject({ lawyer: SignAgreement.shape.lawyer.unwrap() });
export type NameLawyer = z.infer<typeof NameLawyer>;
export const nameLawyer = endpoint('POST', '/api/signing/lawyer', NameLawyer, Signing, {
  assurance: 'two',
  problems: ['not-found', 'address-not-proven', 'not-open-to-signing', 'lawyer-has-signed', 'advice-not-received'],
});
export const nameWitness = endpoint('POST', '/api/signing/witness', NameWitness, Signing, {
  assurance: 'two',
  problems: ['not-found', 'address-not-proven', 'not-open-to-signing', 'party-signs-first', 'witness-has-signed'],
});
export const getSealedPdf = endpoint('GET', '/api/signing/sealed', null, null, {
  assurance: 'two',
  produces: 'application/pdf',
  records: 'sealed-downloaded',
  problems: ['not-found'],
});
