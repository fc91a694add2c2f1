import type {
  AgreementDocument,
  Article,
  Block,
  MissingAnswer,
  Schedule,
} from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import { askedAnswers } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { shareableAnswers } from '@evenhand/contracts/intake/shareable-answers';
import { blanksLeft } from '../agreement/blanks.js';
import type { Clause, Passage } from '../agreement/clause.js';
import { allOfAge, noDependants } from '../agreement/dependent-children.js';
import { type Draft, noStatements, openDraft } from '../agreement/draft.js';
import { clauses } from '../clauses/clauses.js';
import { childSupportWorksheet } from '../schedules/child-support-worksheet.js';
import { disclosureList } from '../schedules/disclosure-list.js';
import { financialStatements } from '../schedules/financial-statements.js';
import { netFamilyProperties } from '../schedules/net-family-properties.js';
import { parentingTimeShare } from '../schedules/parenting-time-share.js';
import { spousalSupportWorksheet } from '../schedules/spousal-support-worksheet.js';
import { RULE_VERSION } from '../working.js';

/**
 * In order, empty ones omitted. Letters are fixed because articles cite them. G is reserved for lawyers' certificates,
 * attached to the record of signing.
 */
const schedules = (draft: Draft): Schedule[] => [
  ...financialStatements(draft),
  ...netFamilyProperties(draft),
  ...childSupportWorksheet(draft),
  ...spousalSupportWorksheet(draft),
  ...parentingTimeShare(draft),
  ...disclosureList(draft),
];

const numbered = (passages: Passage[], article: number): Block[] => {
  let paragraph = 0;
  return passages.map((passage) =>
    typeof passage === 'string' ? { kind: 'paragraph', number: `${article}.${++paragraph}`, text: passage } : passage,
  );
};

/** A clause for children under age or for support, without such a child or recipient. */
const isMoot = ({ forMinors, forSupport }: Clause, record: IntakeRecord, asOf: IsoDate): boolean =>
  (forMinors === true && allOfAge(record, asOf)) ||
  (forSupport !== undefined &&
    noDependants(record, asOf) &&
    (forSupport === 'children' || record.spousalSupportRequested !== true));

/**
 * The separation agreement: every clause that applies, in the order of the library. Deterministic.
 * @param answers amounts in cents; answers to questions that no longer apply are ignored.
 * @param asOf the day of the draft (America/Toronto): selects the support table in force.
 * @param statements the disclosures, for schedules A to C and the articles that cite them.
 * @returns the document; `missing` names each answer that the text leaves blank.
 */
export const generateAgreement = (
  answers: IntakeRecord,
  asOf: IsoDate,
  statements = noStatements,
): AgreementDocument => {
  const record = shareableAnswers(askedAnswers(answers));
  const missing: MissingAnswer[] = [];
  const article = (clause: Clause, index: number): Article => ({
    id: clause.id,
    number: index + 1,
    heading: clause.heading,
    blocks: numbered(clause.write(openDraft(record, asOf, clause.id, missing, statements)), index + 1),
    basis: clause.basis,
    note: clause.note,
    answers: clause.answers,
  });
  const articles = clauses.filter((clause) => clause.applies(record) && !isMoot(clause, record, asOf)).map(article);
  const { owner, partner } = openDraft(record, asOf, 'parties', missing);
  const behind = schedules(openDraft(record, asOf, 'schedules', missing, statements));
  for (const left of blanksLeft(record, [...articles, ...behind]))
    if (!missing.some(({ answer }) => answer === left.answer)) missing.push(left);
  return {
    title: 'Separation Agreement',
    ruleVersion: RULE_VERSION,
    asOf,
    parties: { owner, partner },
    articles,
    schedules: behind,
    missing,
  };
};
