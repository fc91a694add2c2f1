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

export const styles = {
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
  signature: { size: 17, leading: 24, weight: 'regular', colour: text },
} as const satisfies Record<string, Style>;

export const ruleColour = '#7C8797';
export const faintRuleColour = '#DAD6CD';
export const watermarkColour = '#59636F';

/** Letter paper, as Ontario prints it; the measure is about seventy characters. */
export const page = { width: 612, height: 792, left: 84, right: 84, top: 72, bottom: 84, footer: 738 } as const;
export const measure = page.width - page.left - page.right;
export const bottomEdge = page.height - page.bottom;
