import type { AgreementDocument, Article, MissingAnswer, Schedule } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Rewording } from '@evenhand/contracts/intake/rewordings';
import { blanksLeft } from '../agreement/blanks.js';
import { noStatements } from '../agreement/statements.js';
import { clauses } from '../clauses/clauses.js';
import { basisFor } from '../draft/basis.js';
import { numbered } from '../draft/blocks.js';
import type { Clause } from '../draft/clause.js';
import { type Draft, draftsOf } from '../draft/draft.js';
import { reworded } from '../draft/rewording.js';
import { findingsIn } from '../findings/consistency-findings.js';
import { childSupportWorksheet } from '../schedules/child-support-worksheet.js';
import { disclosureList } from '../schedules/disclosure-list.js';
import { financialStatements } from '../schedules/financial-statements.js';
import { netFamilyProperties } from '../schedules/net-family-properties.js';
import { parentingTimeShare } from '../schedules/parenting-time-share.js';
import { spousalSupportWorksheet } from '../schedules/spousal-support-worksheet.js';
import { type Agreed, agreedTerms, type Terms } from '../terms/terms.js';
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

/** True for a clause about minors or support when there is no such child or recipient. */
const isMoot = ({ forMinors, forSupport }: Clause, { childSupport, spousalSupport }: Terms): boolean => {
  const children = childSupport?.children;
  if (!children) return false;
  if (forMinors && children.byTable.every(({ isOfAge }) => isOfAge)) return true;
  const hasDependants = children.byTable.length + children.apart.length > 0;
  return !hasDependants && (forSupport === 'children' || (forSupport === 'anyone' && spousalSupport.isPaid !== true));
};

/** Own words whose sentence has changed: they are left out until the couple removes or rewrites them. */
const conflictOf = ({ clauseId, words }: Rewording, index: number, articles: readonly Article[]): MissingAnswer => {
  const article = articles.find(({ id }) => id === clauseId);
  const where = article ? `in article ${article.number} (${article.heading})` : 'in an article that is left out now';
  return {
    answer: `rewordings/${index}`,
    article: article?.id ?? 'parties',
    sentence: `Your own words “${words}” no longer fit: the sentence that they replace ${where} has changed. Remove them, or write them again for the new sentence.`,
  };
};

/**
 * The separation agreement: every clause that applies, in the order of the library. Deterministic.
 * @returns the document; `missing` names each answer that the text leaves blank or that a blocking finding is about.
 */
export const writeAgreement = (agreed: Agreed): AgreementDocument => {
  const { record, terms } = agreed;
  const { asOf } = terms;
  const missing: MissingAnswer[] = [];
  const draftOf = draftsOf(agreed, missing);
  const { rewordings = [] } = record;
  const fitted = new Set<Rewording>();
  const articles: Article[] = [];
  for (const clause of clauses) {
    if (isMoot(clause, terms)) continue;
    const passages = clause.write(draftOf(clause.id));
    const number = articles.length + 1;
    const { id, heading, basis, note, answers } = clause;
    if (passages.length > 0)
      articles.push({
        id,
        number,
        heading,
        blocks: numbered(reworded(passages, id, rewordings, fitted), number),
        basis: basisFor(terms, basis),
        note,
        answers,
      });
  }
  const { owner, partner } = draftOf('parties');
  const behind = schedules(draftOf('schedules'));
  for (const left of blanksLeft(record, [...articles, ...behind]))
    if (!missing.some(({ answer }) => answer === left.answer)) missing.push(left);
  const { blank } = draftOf('financial-disclosure');
  for (const { answer, question, value, stated } of Object.values(terms.facts))
    if (value === null && stated.length > 0 && question !== null) blank(answer, question);
  for (const [index, one] of rewordings.entries()) if (!fitted.has(one)) missing.push(conflictOf(one, index, articles));
  for (const { severity, sentence, answers } of findingsIn(agreed)) {
    const [answer] = answers;
    if (severity !== 'blocking' || answer === undefined) continue;
    const concerned = articles.find((one) => one.answers.includes(answer));
    missing.push({ answer, article: concerned?.id ?? 'parties', sentence });
  }
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

/**
 * The separation agreement of some answers.
 * @param asOf the day of the draft (America/Toronto): selects the support table in force.
 * @param statements the disclosures, for schedules A to C and the articles that cite them.
 */
export const generateAgreement = (answers: IntakeRecord, asOf: IsoDate, statements = noStatements): AgreementDocument =>
  writeAgreement(agreedTerms(answers, asOf, statements));
