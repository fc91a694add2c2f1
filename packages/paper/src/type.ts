import type { Weight } from './faces.js';

/** How a piece of text looks on paper. Sizes in points, colours from the tokens of the screen. */
export interface Style {
  readonly size: number;
  readonly leading: number;
  readonly weight: Weight;
  readonly colour: string;
}

const text = '#1B2430';
const secondary = '#59636F';
const ink = '#1B467F';

const styles = {
  title: { size: 34, leading: 42, weight: 'strong', colour: text },
  name: { size: 18, leading: 26, weight: 'strong', colour: text },
  heading: { size: 19, leading: 26, weight: 'strong', colour: text },
  article: { size: 13, leading: 19, weight: 'strong', colour: text },
  body: { size: 11, leading: 16.5, weight: 'regular', colour: text },
  strong: { size: 11, leading: 16.5, weight: 'strong', colour: text },
  cell: { size: 10, leading: 14, weight: 'regular', colour: text },
  cellHead: { size: 10, leading: 14, weight: 'strong', colour: text },
  small: { size: 9, leading: 12.5, weight: 'regular', colour: secondary },
  note: { size: 8.5, leading: 11.5, weight: 'regular', colour: secondary },
  handwriting: { size: 26, leading: 38, weight: 'hand', colour: ink },
  signature: { size: 17, leading: 24, weight: 'regular', colour: text },
} as const satisfies Record<string, Style>;

export const ruleColour = '#7C8797';
export const faintRuleColour = '#DAD6CD';
export const watermarkColour = '#59636F';

/** Letter paper, as Ontario prints it; in points. */
export const page = { width: 612, height: 792 } as const;

/** The layout of a page, in points: `bottom` is where text ends, `footer` the baseline of the footer. */
export interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly footer: number;
  readonly measure: number;
  /** Between the columns of a table. */
  readonly gap: number;
  readonly styles: Readonly<Record<keyof typeof styles, Style>>;
}

/** Pages to read; the measure is about seventy characters. */
export const documentSheet: Sheet = { left: 84, top: 72, bottom: 708, footer: 738, measure: 444, gap: 12, styles };

/** Pages of tables with up to seven columns. */
export const formSheet: Sheet = {
  left: 54,
  top: 54,
  bottom: 724,
  footer: 750,
  measure: 504,
  gap: 8,
  styles: {
    ...styles,
    title: { ...styles.title, size: 17, leading: 22 },
    heading: { ...styles.heading, size: 12.5, leading: 17 },
    article: { ...styles.article, size: 10, leading: 14 },
    body: { ...styles.body, size: 9.5, leading: 13 },
    cell: { ...styles.cell, size: 8.5, leading: 11 },
    cellHead: { ...styles.cellHead, size: 8.5, leading: 11 },
    small: { ...styles.small, size: 8, leading: 11 },
  },
};
