import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import { askedAnswers } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { shareableAnswers } from '@evenhand/contracts/intake/shareable-answers';
import { withCommonHome } from '../agreement/parenting-share.js';
import { noStatements, type Statements } from '../agreement/statements.js';
import { type ChildSupportTerms, childSupportTerms } from './child-support.js';
import { type ChildTerms, childrenTerms } from './children.js';
import { type ChosenTerms, chosenTerms } from './chosen.js';
import { type Facts, factsOf, settledRecord } from './facts.js';
import { type ParentingTerms, parentingTerms } from './parenting.js';
import { type PeopleTerms, peopleTerms } from './people.js';
import { type PropertyTerms, propertyTerms } from './property.js';
import { type ReleaseTerms, releaseTerms } from './releases.js';
import { type SecurityTerms, securityTerms } from './security.js';
import { type SpousalSupportTerms, spousalSupportTerms } from './spousal-support.js';
import { optional, type Term } from './term.js';

/** What a couple agreed, as one value: texts, pages, checks and forms are derived from it. Plain JSON. */
export interface Terms {
  readonly version: 1;
  /** The day of the draft (America/Toronto). */
  readonly asOf: IsoDate;
  readonly people: PeopleTerms;
  readonly facts: Facts;
  readonly children: readonly ChildTerms[];
  readonly parenting: ParentingTerms | null;
  readonly childSupport: ChildSupportTerms | null;
  readonly spousalSupport: SpousalSupportTerms;
  /** An income that is counted although it is not earned (Guidelines s. 19); null without one. */
  readonly imputedIncome: { readonly to: Term<Party>; readonly because: Term<string> } | null;
  /** How the income of one who lives outside Canada is stated. */
  readonly incomeAbroad: Term<NonNullable<IntakeRecord['incomeAbroad']>>;
  /** How support of either kind is paid. */
  readonly supportMethod: Term<NonNullable<IntakeRecord['supportMethod']>>;
  /** Life insurance that secures support; null without one. */
  readonly security: SecurityTerms | null;
  readonly property: PropertyTerms;
  readonly chosen: ChosenTerms;
  readonly releases: ReleaseTerms;
}

/** What an agreement is made from. */
export interface Agreed {
  readonly terms: Terms;
  /** The answers that apply, with the figure that each fact settles on and a common home, without hidden addresses. */
  readonly record: IntakeRecord;
  readonly statements: Statements;
}

/**
 * @param answers amounts in cents; answers to questions that no longer apply are ignored.
 * @param asOf the day of the draft: selects the support table and the tax year.
 */
export const agreedTerms = (answers: IntakeRecord, asOf: IsoDate, statements: Statements = noStatements): Agreed => {
  const asked = askedAnswers(shareableAnswers(answers), asOf);
  const facts = factsOf(asked, statements);
  const record = withCommonHome(settledRecord(asked, facts), asOf);
  const childSupport = childSupportTerms(record, asOf);
  const spousalSupport = spousalSupportTerms(record, asOf);
  return {
    record,
    statements,
    terms: {
      version: 1,
      asOf,
      people: peopleTerms(record, answers),
      facts,
      children: childrenTerms(record, asOf),
      parenting: parentingTerms(record, asOf),
      childSupport,
      spousalSupport,
      security: securityTerms(record, childSupport, spousalSupport),
      imputedIncome: record.incomeImputedTo
        ? {
            to: optional(record, 'incomeImputedTo'),
            because: optional(record, 'incomeImputedBecause', 'why an income is imputed'),
          }
        : null,
      incomeAbroad: optional(record, 'incomeAbroad'),
      supportMethod: optional(record, 'supportMethod'),
      property: propertyTerms(record, asOf, facts, statements),
      chosen: chosenTerms(record),
      releases: releaseTerms(record),
    },
  };
};
