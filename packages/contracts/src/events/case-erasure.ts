import { z } from 'zod';
import { serviceNames } from '../identity.js';
import { event } from './event.js';

/** `erase` deletes; `prove` deletes what came late and then searches. */
export const ErasureRound = z.enum(['erase', 'prove']);
export type ErasureRound = z.infer<typeof ErasureRound>;

/** What outlives the account in a service, and why: docs/decisions/deletion-saga.md. */
export const KeptPart = z.enum(['books', 'sealed-agreement', 'partner-half']);
export type KeptPart = z.infer<typeof KeptPart>;

export const ErasureStep = z.object({ deletionId: z.uuid(), service: z.enum(serviceNames), round: ErasureRound });

export const CaseErasureAsked = ErasureStep.extend({
  caseId: z.uuid(),
  personId: z.uuid(),
  /** Words that identify the person, in lower case: address, full name, telephone. */
  words: z.array(z.string()),
});
export type CaseErasureAsked = z.infer<typeof CaseErasureAsked>;

/** By svc-auth, for one service at a time; that service answers with {@link casePartErased}. */
export const caseErasureAsked = event('case.erasure-asked', CaseErasureAsked);

/** Rows, keys or files that name the erased case or person. */
export const Residue = z.object({ store: z.string(), count: z.int().positive() });
export type Residue = z.infer<typeof Residue>;

export const CasePartErased = ErasureStep.extend({
  /** Identifying words outside svc-auth's tables. */
  words: z.array(z.string()),
  /** Ids of erased keys. */
  keys: z.array(z.uuid()),
  kept: z.array(KeptPart),
  /** Of the round `prove`; empty when nothing is left. */
  found: z.array(Residue),
});
export type CasePartErased = z.infer<typeof CasePartErased>;

export const casePartErased = event('case.part-erased', CasePartErased);
