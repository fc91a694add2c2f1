import { z } from 'zod';
import { changesOf } from '../intake/intake.js';
import { IntakeRecord } from '../intake/record.js';
import { ShownRecord, WrittenRecord } from '../intake/written.js';

/**
 * Answers that no proposal changes: what a person answers in private, addresses, and facts that decide which law applies
 * or come from a disclosure. They are corrected in the intake.
 */
const kept = {
  userEmail: true,
  partnerEmail: true,
  userAddress: true,
  userAddressHidden: true,
  partnerAddress: true,
  partnerAddressHidden: true,
  userServiceAddress: true,
  partnerServiceAddress: true,
  phoneNumber: true,
  nextStep: true,
  agreedToTerms: true,
  signWithoutLawyers: true,
  relationshipType: true,
  livingSituation: true,
  homeOwner: true,
  hasChildren: true,
  userIncome: true,
  partnerIncome: true,
  userProvince: true,
  partnerProvince: true,
} as const;
export const NegotiableField = IntakeRecord.omit(kept).keyof();
export type NegotiableField = z.infer<typeof NegotiableField>;

/** New answers; null leaves one out. Cents in programs, dollars on the wire. */
export const Patch = changesOf(WrittenRecord.omit(kept).shape)
  .refine((patch) => Object.keys(patch).length > 0)
  .meta({ id: 'Patch' });
export type Patch = z.output<typeof Patch>;

/** As answered: cents in programs, dollars on the wire. */
export const ShownAnswers = changesOf(ShownRecord.omit(kept).shape);
