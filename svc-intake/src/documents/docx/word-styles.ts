import type { IStylesOptions } from 'docx';

const text = '1B2430';
const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: text, font: 'Arial' },
  paragraph: { spacing: { before, after: 100 }, keepNext: true },
});

/** Word's own headings, in the look of the paper; sizes in half points, spaces in twentieths of a point. */
export const wordStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: 'Arial', size: 21, color: text, language: { value: 'en-CA', bidirectional: 'he-IL' } },
      paragraph: { spacing: { line: 320 } },
    },
    title: { run: { size: 48, bold: true, color: text, font: 'Arial' }, paragraph: { spacing: { after: 240 } } },
    heading1: heading(30, 360),
    heading2: heading(24, 280),
  },
};

export const small = { size: 17, color: '5B6675' } as const;
