import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { RedlinePart } from '@evenhand/contracts/agreement/proposal-price';
import { documentsWording } from '@evenhand/wording/documents';
import { DeletedTextRun, Document, HeadingLevel, InsertedTextRun, Packer, Paragraph, TextRun } from 'docx';
import { wordStyles } from './docx/word-styles.js';
import { wordRuns, wordText } from './docx/word-text.js';
import { comparedParts } from './redlines.js';

/** Who is named next to each tracked change, and when. */
export interface Change {
  readonly author: string;
  readonly date: string;
}

/** The later version as a Word file; what differs from the earlier one is a tracked change. */
export const comparisonDocx = (
  before: AgreementDocument,
  after: AgreementDocument,
  change: Change,
): Promise<Buffer> => {
  let id = 0;
  const runs = ({ kind, text }: RedlinePart) =>
    wordRuns(text).map((run) => {
      if (kind === 'same') return new TextRun(run);
      id += 1;
      const tracked = { ...change, id, ...run };
      return kind === 'added' ? new InsertedTextRun(tracked) : new DeletedTextRun(tracked);
    });
  const paragraph = (parts: RedlinePart[]) => new Paragraph({ children: parts.flatMap(runs), spacing: { after: 140 } });
  return Packer.toBuffer(
    new Document({
      title: after.title,
      creator: 'Evenhand',
      styles: wordStyles,
      sections: [
        {
          children: [
            new Paragraph({ heading: HeadingLevel.HEADING_1, children: wordText(after.title) }),
            new Paragraph({ children: [new TextRun({ text: documentsWording.draft.notice, bold: true })] }),
            ...comparedParts(before, after).flatMap(({ title, texts }) => [
              new Paragraph({ heading: HeadingLevel.HEADING_2, children: wordText(title) }),
              ...texts.map(paragraph),
            ]),
          ],
        },
      ],
    }),
  );
};
