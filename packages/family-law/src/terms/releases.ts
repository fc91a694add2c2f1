import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { type Term, term } from './term.js';

/** Releases other than those of support and equalization. */
export interface ReleaseTerms {
  /** Of claims to property, possession and trust. */
  readonly property: Term<boolean>;
  /** Of claims against the other's estate. */
  readonly estate: Term<boolean>;
  /** Of what the other designated; open unless chosen. */
  readonly designations: Term<boolean>;
}

export const releaseTerms = ({ beneficiaries = [] }: IntakeRecord): ReleaseTerms => ({
  property: term('relationshipType', true),
  estate: term('relationshipType', true),
  designations: term('beneficiaries', beneficiaries.includes('Each of us gives up what the other has named') || null),
});
