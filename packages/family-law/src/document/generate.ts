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
 * The schedules behind the articles, in order, none without something to show. Letters are fixed, so that an article can
 * name one; G is kept for the certificates of lawyers, which come with the record of signing and only where one was
 * signed.
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

/** Whether nobody is left of whom a clause speaks: no child under age, or nobody who is supported. */
const isMoot = ({ forMinors, forSupport }: Clause, record: IntakeRecord, asOf: IsoDate): boolean =>
  (forMinors === true && allOfAge(record, asOf)) ||
  (forSupport !== undefined &&
    noDependants(record, asOf) &&
    (forSupport === 'children' || record.spousalSupportRequested !== true));

/**
 * The separation agreement that follows from the answers: every clause that applies, in the library's order.
 *
 * @param answers the intake record; amounts in cents. Answers to questions that no longer apply are left out.
 * @param asOf the day the draft is made for: it picks the support table in force (America/Toronto).
 * @param statements what the two disclosed: schedules A to C, and what the articles say of them.
 * @returns the document, with `missing` naming each answer that the text leaves blank. The same input gives the same
 *   document, letter for letter.
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
