import type { Paper } from './paper.js';
import { measure, page, type Style, styles } from './type.js';

/** A label with its value beside it. */
export interface Field {
  readonly label: string;
  readonly value: string;
}

const LABEL = 92;

/** Draws labels in one column and values in another. Each pair is one paragraph for a screen reader. */
export function drawFields(paper: Paper, fields: readonly Field[], style: Style = styles.cell): void {
  for (const { label, value } of fields) {
    paper.group('P', () => {
      paper.need(style.leading);
      const { y } = paper;
      paper.text('Span', label, { ...styles.small, leading: style.leading }, { width: LABEL });
      paper.y = y;
      paper.text('Span', value, style, { x: page.left + LABEL, width: measure - LABEL });
    });
  }
}
