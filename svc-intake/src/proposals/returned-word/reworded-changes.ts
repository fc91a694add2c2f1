import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { keepsFigures } from '@evenhand/contracts/intake/rewording-checks';
import { LONGEST_REWORDING, type Rewording } from '@evenhand/contracts/intake/rewordings';
import type { WordParagraph } from './word-paragraphs.js';
import { after, before, normalized } from './word-texts.js';

/**
 * Own words of the changed paragraphs; null where the change removes a paragraph, changes a figure or is outside the
 * articles.
 * @param document the agreement that has the paragraphs before the change
 * @param kept its own words
 */
export const rewordedChanges = (
  changes: readonly WordParagraph[],
  document: AgreementDocument,
  kept: readonly Rewording[],
): (Rewording | null)[] => {
  const paragraphs = new Map(
    document.articles.flatMap(({ id, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'paragraph' ? [[normalized(block.text), { clauseId: id, text: block.text }]] : [],
      ),
    ),
  );
  return changes.map((change) => {
    const paragraph = paragraphs.get(normalized(before(change)));
    const words = after(change).replaceAll(/\s+/g, ' ').trim();
    if (!paragraph || words === '' || words.length > LONGEST_REWORDING) return null;
    const { clauseId, text } = paragraph;
    const was = kept.find((one) => one.clauseId === clauseId && one.words === text)?.was ?? text;
    return keepsFigures(was, words) ? { clauseId, was, words } : null;
  });
};
