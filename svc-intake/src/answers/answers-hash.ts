import { createHash } from 'node:crypto';
import { askedAnswers } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { shareableAnswers } from '@evenhand/contracts/intake/shareable-answers';
import { noStatements } from '@evenhand/family-law/agreement/statements';
import { canonicalJson } from '../documents/document-hash.js';

/**
 * SHA-256 over the source of an agreement: the answers, and the disclosures if there are any. Answers to questions no
 * longer asked, and hidden ones, do not count.
 */
export const answersHash = (record: IntakeRecord, statements = noStatements): string => {
  const disclosed = [statements.owner, statements.partner].map((statement) => statement?.sha256 ?? null);
  const answers = shareableAnswers(askedAnswers(record));
  const hash = createHash('sha256').update(canonicalJson(JSON.parse(JSON.stringify(answers))));
  return (disclosed.some(Boolean) ? hash.update(JSON.stringify(disclosed)) : hash).digest('hex');
};
