import { createHash } from 'node:crypto';
import { askedAnswers } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { shareableAnswers } from '@evenhand/contracts/intake/shareable-answers';
import { noStatements } from '@evenhand/family-law/agreement/statements';
import { canonicalJson } from '../documents/document-hash.js';

/**
 * SHA-256 over the source of an agreement: the answers, and the disclosures and the figures chosen
 * from them if there are any. Answers to questions no
 * longer asked, and hidden ones, do not count.
 */
export const answersHash = (record: IntakeRecord, statements = noStatements): string => {
  const { owner, partner, choices = [] } = statements;
  const disclosed = [owner?.sha256 ?? null, partner?.sha256 ?? null];
  const answers = shareableAnswers(askedAnswers(record));
  const hash = createHash('sha256').update(canonicalJson(JSON.parse(JSON.stringify(answers))));
  if (disclosed.some(Boolean)) hash.update(JSON.stringify(disclosed));
  if (choices.length > 0) hash.update(canonicalJson(choices.map(({ fact, source }) => ({ fact, source }))));
  return hash.digest('hex');
};
