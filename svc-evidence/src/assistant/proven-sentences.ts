import type { Retrieval } from '@evenhand/contracts/evidence/search';
import { nameOf } from '../readers/correspondent.js';
import { seenInPicture } from '../segments/segment.js';
import { sharedWords } from './content-words.js';
import { DENIAL, isSupported } from './facts.js';
import type { ShownPassage } from './prompt.js';
import { type Proof, proofIn } from './quote.js';
import type { Reply } from './reply.js';

export interface ProvenSentence {
  text: string;
  citations: Retrieval[];
}

const MOST_SENTENCES = 6;
const MOST_CITATIONS = 4;
const LONGEST = 400;

/** Addresses, markup and invisible characters are not allowed in an answer. */
const UNFIT = /:\/\/|www\.|\]\(|[<>`{}|\\]|[\p{Cc}\p{Cf}\p{Co}]/u;

/** Instructions to an assistant (prompt injection): such a text proves nothing. */
const ORDERS =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|previous|above)\b|\b(?:system|assistant|developer|user)\s*:|\b(?:system|developer) (?:prompt|message)\b|\byou are (?:now )?an? (?:ai|assistant)\b|\b(?:dear|hey|attention) (?:ai|assistant)\b/iu;

const REFUSAL =
  /\b(?:i|we)\b.{0,30}(?:\bcan(?:not|['’]t)|\b(?:unable|sorry)\b|\b(?:not|n['’]t) (?:able|help|answer|know)\b)|\b(?:passages?|evidence|messages?|quotes?|documents?|data|information|it) do(?:es)?(?: not|n['’]t) (?:say|tell|show|answer|mention|state|contain|include|indicate|specify)\b|\bas an (?:ai|assistant)\b/iu;

export const provenSentences = ({ sentences }: Reply, passages: ShownPassage[]): ProvenSentence[] =>
  sentences.slice(0, MOST_SENTENCES).flatMap((sentence) => provenSentence(sentence, passages) ?? []);

const provenSentence = (
  { text: written, citations }: Reply['sentences'][number],
  passages: ShownPassage[],
): ProvenSentence | null => {
  if (written.length > 2 * LONGEST) return null;
  // Input: at most 800 characters (above).
  const text = written.replace(/\s*\[[\d, ]+\]/gu, '').trim();
  if (text === '' || text.length > LONGEST || UNFIT.test(text) || REFUSAL.test(text)) return null;
  const quoted = citations.slice(0, MOST_CITATIONS).flatMap(({ passage, quote }) => {
    const shown = passages[passage - 1];
    const proof = shown && proofIn(shown.stored.text, quote);
    return proof && !ORDERS.test(proof.context) ? [{ ...shown, ...proof }] : [];
  });
  const proofs = quoted.filter((proof) => isAbout(proof, text));
  const writers = proofs.flatMap(({ stored }) => stored.people.slice(0, 1).map(nameOf));
  const quotes = proofs.map(({ shown }) => shown).join('\n');
  const contexts = quoted.map(({ context }) => context).join('\n');
  if (!sharedWords(text, quotes).isEnough || !isSupported(text, quotes, writers, contexts)) return null;
  return { text, citations: proofs.map(citationOf) };
};

/** A quote without a word of the sentence proves none of it, except the "No" of a denial. */
const isAbout = ({ shown, context }: Proof, text: string): boolean =>
  sharedWords(text, shown).some || (DENIAL.test(text) && DENIAL.test(context));

const citationOf = ({ stored, score, snippet }: ShownPassage & { snippet: string }): Retrieval => {
  const { filename, path, fileId, position, people, at, sent } = stored;
  const place = { filename, path, fileId, position, people, at, ...(sent && { sent }), ...seenInPicture(stored) };
  return { ...place, score: Math.min(1, score), snippet, alsoAt: [], beside: [] };
};
