import type { Retrieval } from '@evenhand/contracts/evidence/search';
import { nameOf } from '../readers/correspondent.js';
import { isBornOut } from './facts.js';
import type { ShownPassage } from './prompt.js';
import { proofIn } from './quote.js';
import type { Reply } from './reply.js';

export interface ProvenSentence {
  text: string;
  citations: Retrieval[];
}

const MOST_SENTENCES = 6;
const MOST_CITATIONS = 4;
const LONGEST = 400;

/** Addresses, markup and characters that hide or turn text have no place in an answer. */
const UNFIT = /:\/\/|www\.|\]\(|[<>`{}|\\]|[\p{Cc}\p{Cf}\p{Co}]/u;

/** Words that speak to an assistant: such a text is evidence of who wrote it, and proof of nothing that it says. */
const ORDERS =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|previous|above)\b|\b(?:system|assistant|developer|user)\s*:|\b(?:system|developer) (?:prompt|message)\b|\byou are (?:now )?an? (?:ai|assistant)\b|\b(?:dear|hey|attention) (?:ai|assistant)\b/iu;

/** The sentences that their quotes prove, each with those quotes alone. */
export const provenSentences = ({ sentences }: Reply, passages: ShownPassage[]): ProvenSentence[] =>
  sentences.slice(0, MOST_SENTENCES).flatMap((sentence) => provenSentence(sentence, passages) ?? []);

const provenSentence = (
  { text: written, citations }: Reply['sentences'][number],
  passages: ShownPassage[],
): ProvenSentence | null => {
  const text = written.replace(/\s*\[[\d, ]+\]/gu, '').trim();
  if (text === '' || text.length > LONGEST || UNFIT.test(text)) return null;
  const proofs = citations.slice(0, MOST_CITATIONS).flatMap(({ passage, quote }) => {
    const shown = passages[passage - 1];
    const proof = shown && proofIn(shown.stored.text, quote);
    return proof && !ORDERS.test(proof.context) ? [{ ...shown, ...proof }] : [];
  });
  const writers = proofs.flatMap(({ stored }) => stored.people.slice(0, 1).map(nameOf));
  const contexts = proofs.map(({ context }) => context).join('\n');
  if (proofs.length === 0 || !isBornOut(text, contexts, writers)) return null;
  return { text, citations: proofs.map(citationOf) };
};

const citationOf = ({ stored, score, snippet }: ShownPassage & { snippet: string }): Retrieval => {
  const { filename, path, fileId, position, people, at } = stored;
  return { filename, path, score: Math.min(1, score), snippet, fileId, position, people, at, alsoAt: [], beside: [] };
};
