import { type Colours, motionSeconds, radius, type } from '../tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const fixed = {
  font: type.family,
  'radius-field': `${radius.field}px`,
  'radius-card': `${radius.card}px`,
  'heading-weight': type.headingWeight,
  motion: `${motionSeconds}s`,
};

/** The semantic tokens as CSS variables: `--text-secondary`, `--radius-card`. */
export const variablesOf = (colours: Colours): string =>
  [...Object.entries(colours), ...Object.entries(fixed)].map(([name, value]) => `--${kebab(name)}:${value};`).join('');
