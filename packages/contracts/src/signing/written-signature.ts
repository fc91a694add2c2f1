import { z } from 'zod';
import { LawyerSignature, LegalAdvice, SignAgreement, WitnessSignature, type WrittenName } from './signing.js';

/** Unsent form input of a signing. Parsing gives the request, or the missing fields by their names in the contract. */
const written = { hash: z.string(), signature: z.custom<WrittenName>(), otherNameConfirmed: z.boolean() };
const said = { consentToElectronicSignature: z.boolean() };
const Person = z.object({ name: z.string(), email: z.string() });

/** Common to all signers: text and name. */
const OwnName = z.object(written);
export type OwnName = z.infer<typeof OwnName>;

/** Only with legal advice received. */
export const WrittenSignature = z
  .object({
    ...written,
    ...said,
    readAndUnderstood: z.boolean(),
    legalAdvice: LegalAdvice.optional(),
    lawyer: Person,
    witness: Person,
    code: z.string().trim().nullable(),
    /** Confirmed to the signer only; the witness declares it. */
    witnessIsHere: z.boolean(),
  })
  .transform(({ lawyer, ...signature }): unknown => {
    const isNamed = signature.legalAdvice === 'received' && `${lawyer.name}${lawyer.email}`.trim() !== '';
    return { ...signature, lawyer: isNamed ? lawyer : null };
  })
  .pipe(SignAgreement.extend({ witnessIsHere: z.literal(true) }))
  .transform(({ witnessIsHere: _, ...signature }) => signature);

export const WitnessStatements = z.object({
  adult: z.boolean(),
  notAParty: z.boolean(),
  physicallyPresent: z.boolean(),
  ...said,
});

export const WrittenWitnessSignature = WitnessStatements.extend({ ...written, address: z.string() })
  .transform((signature): unknown => signature)
  .pipe(WitnessSignature);

export const LawyerStatements = z.object({
  licensed: z.boolean(),
  advisedAlone: z.boolean(),
  explained: z.boolean(),
  signedFreely: z.boolean(),
  askedAboutDisclosure: z.boolean(),
  ...said,
});

export const WrittenLawyerSignature = LawyerStatements.extend({
  ...written,
  lawSocietyNumber: z.string(),
  address: z.string(),
})
  .transform((signature): unknown => signature)
  .pipe(LawyerSignature);
