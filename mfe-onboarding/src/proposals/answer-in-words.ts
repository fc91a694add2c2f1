import type { NegotiableField } from '@evenhand/contracts/agreement/negotiable';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { inDollars } from '@evenhand/web-kit/amount';
import { proposalsWording as wording } from '@evenhand/wording/proposals';
import { inWords } from '../questions/answer-in-words.js';
import { askedOf } from '../questions/mirrored.js';
import { useProposals } from './proposal-calls.js';

const { open, standard, byGuidelines } = wording.drawer;

/** What a field is called to the reader. */
export const titleOf = (field: NegotiableField, reader: Party): string => wording.fields[askedOf(field, reader)];

/** Returns an answer under negotiation as text, also where it is open: what then holds is stated. */
export const useAnswerInWords = (reader: Party) => {
  const guidelines = useProposals(reader).data?.byGuidelines ?? null;
  return (field: NegotiableField, record: IntakeRecord): string => {
    const written = inWords(field, record, reader);
    if (written !== null) return written;
    if (field === 'rewordings') return standard;
    return field === 'agreedChildSupportAmount' && guidelines !== null
      ? byGuidelines(inDollars(cents(guidelines)))
      : open;
  };
};
