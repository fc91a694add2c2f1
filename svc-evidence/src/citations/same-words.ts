import type { Retrieval } from '@evenhand/contracts/evidence/search';

/** What is shorter may well be said twice: "Yes, I did." is another message each time. */
const FEWEST_LETTERS = 40;

/** The letters and figures of a text: a quotation breaks its lines elsewhere, and two exports mark them otherwise. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const placeOf = ({ filename, path, fileId, position }: Retrieval): Retrieval['alsoAt'][number] => ({
  filename,
  path,
  fileId,
  position,
});

/** Of two places of the same words, the one that tells who said them, and when. */
const tellsMore = (one: Retrieval, other: Retrieval): boolean => one.at !== null && other.at === null;

interface Cited {
  citation: Retrieval;
  snippet: string;
  text: string;
}

/** Citations in the order they are added; one whose words stand in an earlier one becomes a further place of that. */
export class SameWords {
  private readonly cited: Cited[] = [];

  get places(): Retrieval[] {
    return this.cited.map(({ citation }) => citation);
  }

  add(citation: Retrieval, text: string): void {
    const added = { citation, snippet: lettersOf(citation.snippet), text: lettersOf(text) };
    const known = this.cited.find((one) => isSame(one, added));
    if (!known) this.cited.push(added);
    else if (tellsMore(citation, known.citation)) Object.assign(known, { ...added, citation: joined(citation, known) });
    else known.citation = { ...known.citation, alsoAt: [...known.citation.alsoAt, placeOf(citation)] };
  }
}

/** The one with what is known of the other; as good as the better of them. */
const joined = (citation: Retrieval, { citation: known }: Cited): Retrieval => ({
  ...citation,
  score: known.score,
  alsoAt: [...known.alsoAt, placeOf(known)],
});

const holds = ({ text }: Cited, { snippet }: Cited): boolean =>
  snippet.length >= FEWEST_LETTERS && text.includes(snippet);

const isSame = (one: Cited, other: Cited): boolean => holds(one, other) || holds(other, one);
