import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { NegotiableField, type Patch } from '@evenhand/contracts/agreement/negotiable';
import type { ProposalPrice } from '@evenhand/contracts/agreement/proposal-price';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { writeAgreement } from '@evenhand/family-law/document/generate';
import { effectsOf } from '@evenhand/family-law/proposals/effects';
import { patched } from '@evenhand/family-law/proposals/patch';
import type { Agreed } from '@evenhand/family-law/terms/terms';
import { documentHash } from '../documents/document-hash.js';
import { type Blank, fieldOf, newBlanks } from './new-blanks.js';

export interface Priced {
  readonly price: ProposalPrice;
  /** The text that accepting gives. */
  readonly document: AgreementDocument;
  /** That accepting makes. */
  readonly blanks: readonly Blank[];
}

/** @param agreed the terms of answers */
export const priceOf = (
  record: IntakeRecord,
  patch: Patch,
  document: AgreementDocument,
  agreed: (record: IntakeRecord) => Agreed,
  isDisclosed: boolean,
): Priced => {
  const changed = patched(record, patch);
  const after = agreed(changed);
  const result = writeAgreement(after);
  const blanks = newBlanks({ record, document }, { record: changed, document: result });
  const price = {
    result: documentHash(result),
    ...effectsOf(agreed(record), after, isDisclosed),
    missing: blanks.map(({ sentence }) => sentence),
    asks: NegotiableField.options.filter((field) => blanks.some(({ answer }) => fieldOf(answer) === field)),
  };
  return { price, document: result, blanks };
};
