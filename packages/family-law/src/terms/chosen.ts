import type { Party } from '@evenhand/contracts/identity';
import { optionalClauses } from '@evenhand/contracts/intake/choices';
import type { Animal, beneficiaryTerms, jointElections } from '@evenhand/contracts/intake/property-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { needed, optional, type Term, term } from './term.js';

export interface AnimalTerms {
  readonly name: Term<string>;
  readonly livesWith: Term<Party>;
  readonly costs: Term<NonNullable<Animal['costs']>>;
  /** In the couple's own words. */
  readonly visits: Term<string>;
}

/** Terms that a couple chooses in addition; a term that is not chosen is open. */
export interface ChosenTerms {
  readonly disputes: Term<NonNullable<IntakeRecord['preferredDisputeResolution']>>;
  readonly withoutLawyers: Term<boolean>;
  readonly healthBenefits: Term<true>;
  readonly communication: Term<true>;
  readonly coordinator: Term<true>;
  readonly religiousBarriers: Term<true>;
  readonly confidentiality: Term<true>;
  readonly pets: Term<true>;
  /** In the couple's own words. */
  readonly ownTerms: Term<string[]>;
  readonly animals: readonly AnimalTerms[];
  readonly beneficiaries: Term<(typeof beneficiaryTerms)[number][]>;
  /** For children who are beneficiaries. */
  readonly trustee: Term<string>;
  readonly jointElections: Term<(typeof jointElections)[number][]>;
  readonly formerName: Term<true>;
  readonly formerNameBy: Term<Party>;
  readonly formerNameOf: Term<string>;
}

const known: ReadonlySet<string> = new Set(optionalClauses);

/** Optional clauses in the couple's own words. */
export const ownClauses = ({ optionalClauses = [] }: IntakeRecord): string[] =>
  optionalClauses.filter((clause) => !known.has(clause)).map((clause) => clause.trim());

const animalTerms = ({ name, livesWith, costs, visits }: Animal, index: number): AnimalTerms => ({
  name: term(`animals/${index}/name`, name?.trim()),
  livesWith: term(`animals/${index}/livesWith`, livesWith, 'with whom the animal lives'),
  costs: term(`animals/${index}/costs`, costs),
  visits: term(`animals/${index}/visits`, visits?.trim()),
});

export const chosenTerms = (record: IntakeRecord): ChosenTerms => {
  const chosen = (choice: (typeof optionalClauses)[number]): Term<true> =>
    term('optionalClauses', record.optionalClauses?.includes(choice) ? true : null);
  return {
    disputes: needed(record, 'preferredDisputeResolution'),
    withoutLawyers: term('signWithoutLawyers', record.signWithoutLawyers),
    healthBenefits: chosen('Health benefits for a spouse'),
    communication: chosen('Communication between parents'),
    coordinator: chosen('Parenting coordinator'),
    religiousBarriers: chosen('Religious barriers to remarriage'),
    confidentiality: chosen('Confidentiality'),
    pets: chosen('Pets'),
    ownTerms: term('optionalClauses', ownClauses(record)),
    animals: (record.animals ?? []).map(animalTerms),
    beneficiaries: optional(record, 'beneficiaries'),
    trustee: optional(record, 'insuranceTrustee'),
    jointElections: optional(record, 'jointElections'),
    formerName: chosen('Return to a former name'),
    formerNameBy: optional(record, 'formerNameBy'),
    formerNameOf: optional(record, 'formerName'),
  };
};
