import type { Paper } from './paper.js';

export interface Field {
  readonly label: string;
  readonly value: string;
}

/** Labels in one column, `label` points wide, and values in another. Each pair is one paragraph for a screen reader. */
export function drawFields(paper: Paper, fields: readonly Field[], label = 92): void {
  const { left, measure, styles } = paper.sheet;
  const style = styles.cell;
  for (const field of fields) {
    paper.group('P', () => {
      paper.need(paper.heights(field.value, style, measure - label).least);
      const { y } = paper;
      paper.text('Span', field.label, { ...styles.small, leading: style.leading }, { width: label });
      paper.y = y;
      paper.text('Span', field.value, style, { x: left + label, width: measure - label });
    });
  }
}
