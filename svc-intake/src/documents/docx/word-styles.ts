import type { IStylesOptions } from 'docx';

const text = '1B2430';
/** Installed with every Word, and its widths are those of the page estimate. */
const FACE = 'Cambria';
const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: text, font: FACE },
  paragraph: { spacing: { before, after: 100 }, keepNext: true, keepLines: true },
});

/** The hanging indent of a clause's text, in twentieths of a point. */
export const HANG = 760;

/** Sizes in half points, spaces in twentieths of a point. */
export const wordStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: FACE, size: 22, color: text, language: { value: 'en-CA', bidirectional: 'he-IL' } },
      paragraph: { spacing: { line: 320 } },
    },
    title: {
      run: { size: 64, bold: true, color: text, font: FACE },
      paragraph: { spacing: { before: 2_400, after: 360 } },
    },
    heading1: heading(28, 360),
    heading2: heading(24, 280),
  },
  // Line spacing with which the contents of the longest agreement fit one page.
  paragraphStyles: [
    { id: 'TOC1', name: 'toc 1', basedOn: 'Normal', next: 'Normal', paragraph: { spacing: { after: 30, line: 264 } } },
  ],
};

export const small = { size: 17, color: '59636F' } as const;
