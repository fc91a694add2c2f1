import type { MissingAnswer } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { FinancialStatement, HalfStatement } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { leavesBlank } from './blanks.js';
import { type NeededField, questions } from './questions.js';

/** The financial disclosures; null for a party without one. */
export interface Statements {
  owner: FinancialStatement | null;
  partner: HalfStatement | null;
}
export const noStatements: Statements = { owner: null, partner: null };

/** Input of a clause. */
export interface Draft {
  record: IntakeRecord;
  asOf: IsoDate;
  statements: Statements;
  owner: string;
  partner: string;
  name(party: Party): string;
  /** The printed answer. A missing answer gives a visible blank and an entry in `missing`; it is never assumed. */
  answer<Field extends NeededField>(field: Field, print: (value: NonNullable<IntakeRecord[Field]>) => string): string;
  /** A blank for a part of an answer (`children/0/name`), listed as missing under `question`. */
  blank(path: string, question: string): string;
}

export const other = (party: Party): Party => (party === 'owner' ? 'partner' : 'owner');

const isMissing = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The draft of one article; adds each missing answer once to `missing`. */
export const openDraft = (
  record: IntakeRecord,
  asOf: IsoDate,
  article: string,
  missing: MissingAnswer[],
  statements = noStatements,
): Draft => {
  const note = (path: string, what: string, question: string) => {
    const sentence = `${question.charAt(0).toUpperCase()}${question.slice(1)}: ${what}`;
    if (!missing.some(({ answer }) => answer === path)) missing.push({ answer: path, article, sentence });
  };
  const blank = (path: string, question: string) => {
    note(path, 'not answered yet.', question);
    return `[${question}]`;
  };
  const answer: Draft['answer'] = (field, print) => {
    const value = record[field];
    if (value === undefined || value === null || isMissing(value)) return blank(field, questions[field]);
    if (typeof value === 'string' && leavesBlank(value))
      note(field, 'a blank is left in what you wrote.', questions[field]);
    return print(value);
  };
  const asWritten = (text: string) => text.trim();
  const owner = answer('userName', asWritten);
  const partner = answer('partnerName', asWritten);
  return {
    record,
    asOf,
    statements,
    owner,
    partner,
    answer,
    blank,
    name: (party) => (party === 'owner' ? owner : partner),
  };
};
