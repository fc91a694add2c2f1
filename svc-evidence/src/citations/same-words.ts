import type { Retrieval } from '@evenhand/contracts/evidence/search';

/** A shorter text may be sent twice: "Yes, I did." is another message each time. */
const FEWEST_LETTERS = 40;

/** Letters and digits alone: two exports differ in line breaks and marks. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const placeOf = ({ filename, path, fileId, position }: Retrieval): Retrieval['alsoAt'][number] => ({
  filename,
  path,
  fileId,
  position,
});

const isMoreComplete = (one: Retrieval, other: Retrieval): boolean => one.at !== null && other.at === null;

interface Cited {
  citation: Retrieval;
  snippet: string;
  text: string;
}

/** Citations in order; one whose words are in an earlier one becomes a further place of it. */
export class SameWords {
  private readonly cited: Cited[] = [];

  get places(): Retrieval[] {
    return this.cited.map(({ citation }) => citation);
  }

  add(citation: Retrieval, text: string): void {
    const added = { citation, snippet: lettersOf(citation.snippet), text: lettersOf(text) };
    const known = this.cited.find((one) => isSame(one, added));
    if (!known) this.cited.push(added);
    else if (isMoreComplete(citation, known.citation))
      Object.assign(known, { ...added, citation: joined(citation, known) });
    else known.citation = { ...known.citation, alsoAt: [...known.citation.alsoAt, placeOf(citation)] };
  }
}

const joined = (citation: Retrieval, { citation: known }: Cited): Retrieval => ({
  ...citation,
  score: known.score,
  alsoAt: [...known.alsoAt, placeOf(known)],
});

const holds = ({ text }: Cited, { snippet }: Cited): boolean =>
  snippet.length >= FEWEST_LETTERS && text.includes(snippet);

const isSame = (one: Cited, other: Cited): boolean => holds(one, other) || holds(other, one);
