import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(__dirname, '../src/tokens.css'), 'utf8');
const [light = '', dark = ''] = sheet.split('@media (prefers-color-scheme: dark)');

const tokensOf = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/--([a-z0-9-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const modes = { light: tokensOf(light), dark: new Map([...tokensOf(light), ...tokensOf(dark)]) };

/** The resolved colour of a token, as #rrggbb. */
const colourOf = (tokens: Map<string, string>, name: string): string => {
  const value = tokens.get(name);
  const inner = value?.match(/^var\(--(.+)\)$/)?.[1];
  if (inner) return colourOf(tokens, inner);
  if (!value?.match(/^#[0-9a-f]{6}$/)) throw new Error(`--${name} is no colour: ${value}`);
  return value;
};

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG 2.2, relative luminance. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

const grounds = ['surface-page', 'surface-card', 'surface-quiet'];
const on = (ground: string, ...texts: string[]) => texts.map((text) => [text, ground] as const);

/** Every text colour with each of its backgrounds. */
const texts = [
  ...grounds.flatMap((ground) =>
    on(ground, 'text', 'text-secondary', 'action', 'action-hover', 'you', 'partner', 'both'),
  ),
  ...['surface-page', 'surface-card'].flatMap((ground) => on(ground, 'good', 'attention', 'danger')),
  ...on('action-tint', 'action', 'action-hover', 'text', 'text-secondary'),
  ...on('you-tint', 'you', 'text', 'text-secondary'),
  ...on('partner-tint', 'partner', 'text', 'text-secondary'),
  ...on('both-tint', 'both', 'text', 'text-secondary'),
  ...on('good-tint', 'good', 'text'),
  ...on('attention-tint', 'attention', 'text'),
  ...on('danger-tint', 'danger', 'text'),
  ...on('marked', 'text'),
  ...on('action', 'on-action'),
  ...on('action-hover', 'on-action'),
  ...on('good', 'on-good'),
  ...on('leave', 'on-leave'),
  ...['you', 'partner', 'both'].flatMap((person) => on(person, 'on-person')),
];

/** Non-text elements that need contrast: field borders and the people's colours in drawings. */
const shapes = ['surface-page', 'surface-card'].flatMap((ground) =>
  on(ground, 'line-field', 'action', 'you', 'partner', 'both', 'good'),
);

describe.each(Object.entries(modes))('%s colours', (_mode, tokens) => {
  const ratio = (one: string, other: string) => contrast(colourOf(tokens, one), colourOf(tokens, other));

  test.each(texts)('--%s on --%s has a contrast of 4.5 or more', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('--%s on --%s has a contrast of 3 or more', (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(['you', 'partner', 'both', 'action'])('--%s on the page has a contrast of 5.9 or more', (person) => {
    expect(ratio(person, 'surface-page')).toBeGreaterThanOrEqual(5.9);
  });
});
