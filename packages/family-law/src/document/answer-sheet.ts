import type { SheetArticle, SheetPart } from '@evenhand/contracts/agreement/answer-sheet';
import type { AgreementDocument, Article } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { generateAgreement } from './generate.js';

interface Line {
  number: string;
  text: string;
}

/** Below this share of common words a paragraph counts as new and is marked whole. */
const SAME_PARAGRAPH = 0.4;

const linesOf = (article: Article | undefined): Line[] =>
  (article?.blocks ?? []).flatMap((block) => {
    if (block.kind === 'paragraph') return [{ number: block.number, text: block.text }];
    if (block.kind === 'list') return block.items.map((text) => ({ number: '', text }));
    return block.kind === 'table' ? block.rows.map((row) => ({ number: '', text: row.join(' · ') })) : [];
  });

const words = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Longest common subsequence: which words of `after` are kept from `before`. */
const kept = (before: string[], after: string[]): boolean[] => {
  const width = after.length + 1;
  const longest = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const isSame = before[row] === after[column];
      longest[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const isKept = after.map(() => false);
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (before[row] === after[column]) {
      isKept[column] = true;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return isKept;
};

const joined = (text: string[], isKept: boolean[]): SheetPart[] => {
  const parts: SheetPart[] = [];
  for (const [index, word] of text.entries()) {
    const last = parts.at(-1);
    // A space between two marked words is marked.
    const isGap = word.trim() === '' && isKept[index - 1] === false && isKept[index + 1] === false;
    const isMarked = !isKept[index] || isGap;
    if (last?.isMarked === isMarked) last.text += word;
    else parts.push({ text: word, isMarked });
  }
  return parts;
};

/** Marks the changes against the most similar earlier paragraph. */
const marked = (text: string, former: string[]): SheetPart[] => {
  const after = words(text);
  const shareOf = (isKept: boolean[]) => isKept.filter(Boolean).length / Math.max(1, after.length);
  const best = former
    .map((before) => kept(words(before), after))
    .sort((one, other) => shareOf(other) - shareOf(one))
    .at(0);
  return best && shareOf(best) >= SAME_PARAGRAPH ? joined(after, best) : [{ text, isMarked: true }];
};

/**
 * The paragraphs that some answers add or change, with the changed words marked. Generates the agreement with and
 * without them, so the sheet matches the agreement.
 * @param before marks only what differs from the agreement of these answers
 */
export const answerSheet = (
  record: IntakeRecord,
  fields: readonly IntakeField[],
  asOf: IsoDate,
  before?: IntakeRecord,
): SheetArticle[] => {
  const left = { ...record };
  for (const field of fields) delete left[field];
  const without = generateAgreement(left, asOf);
  const compared = before ? generateAgreement(before, asOf) : without;
  return generateAgreement(record, asOf).articles.flatMap((article) => {
    const textsIn = ({ articles }: AgreementDocument): string[] =>
      linesOf(articles.find(({ id }) => id === article.id)).map(({ text }) => text);
    const former = textsIn(without);
    const earlier = textsIn(compared);
    const lines = linesOf(article);
    const gone = earlier.filter((text) => !lines.some((line) => line.text === text));
    const paragraphs = lines
      .filter(({ text }) => !former.includes(text))
      .map(({ number, text }) => ({
        number,
        parts: earlier.includes(text) ? [{ text, isMarked: false }] : marked(text, gone),
      }));
    const { id, number, heading } = article;
    return paragraphs.length > 0 ? [{ id, number, heading, paragraphs }] : [];
  });
};
