import type { Weight } from './faces.js';

/** How a piece of text looks on paper. Sizes in points, colours from the tokens of the screen. */
export interface Style {
  readonly size: number;
  readonly leading: number;
  readonly weight: Weight;
  readonly colour: string;
}

const text = '#1B2430';
const secondary = '#5B6675';

export const styles = {
  title: { size: 24, leading: 32, weight: 'strong', colour: text },
  heading: { size: 15, leading: 22, weight: 'strong', colour: text },
  article: { size: 12, leading: 18, weight: 'strong', colour: text },
  body: { size: 10.5, leading: 16, weight: 'regular', colour: text },
  strong: { size: 10.5, leading: 16, weight: 'strong', colour: text },
  cell: { size: 9.5, leading: 14, weight: 'regular', colour: text },
  cellHead: { size: 9.5, leading: 14, weight: 'strong', colour: text },
  small: { size: 8.5, leading: 12, weight: 'regular', colour: secondary },
  signature: { size: 17, leading: 24, weight: 'regular', colour: text },
} as const satisfies Record<string, Style>;

export const ruleColour = '#7C8797';
export const faintRuleColour = '#D5DBE3';
export const watermarkColour = '#5B6675';

/** Letter paper, as Ontario prints it; the measure is about seventy characters. */
export const page = { width: 612, height: 792, left: 84, right: 84, top: 72, bottom: 84, footer: 738 } as const;
export const measure = page.width - page.left - page.right;
