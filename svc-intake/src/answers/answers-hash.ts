import { createHash } from 'node:crypto';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { askedAnswers } from '@evenhand/contracts/intake/steps';
import { canonicalJson } from '../documents/canonical-json.js';

/** SHA-256 over the answers that an agreement is made from; answers to questions no longer asked do not count. */
export const answersHash = (record: IntakeRecord): string =>
  createHash('sha256')
    .update(canonicalJson(JSON.parse(JSON.stringify(askedAnswers(record)))))
    .digest('hex');
