/** First layer: colours by what they look like. Nothing but the second layer reads them. */
const primitive = {
  white: '#FFFFFF',
  blue50: '#EAF1FB',
  blue200: '#8FB6EE',
  blue300: '#B4CFF5',
  blue600: '#265DAB',
  blue800: '#1D4A8C',
  blue950: '#1D2C42',
  ink900: '#1B2430',
  ink600: '#5B6675',
  ink400: '#7C8797',
  ink150: '#DCE2EA',
  ink50: '#F6F8FB',
  night950: '#12181F',
  night900: '#1B232D',
  night700: '#303B48',
  mist100: '#E7ECF2',
  mist300: '#A9B4C2',
  green50: '#E8F5EE',
  green300: '#7FD1A5',
  green700: '#1F7A4D',
  green950: '#16301F',
  amber50: '#FFF4E0',
  amber300: '#F0C36D',
  amber800: '#9A5B00',
  amber950: '#33270F',
  red50: '#FDECEA',
  red200: '#F2B8B5',
  red700: '#B3261E',
  red950: '#3A1D1B',
} as const;

const light = {
  action: primitive.blue600,
  actionHover: primitive.blue800,
  actionTint: primitive.blue50,
  onAction: primitive.white,
  text: primitive.ink900,
  textSecondary: primitive.ink600,
  page: primitive.ink50,
  card: primitive.white,
  line: primitive.ink150,
  fieldBorder: primitive.ink400,
  good: primitive.green700,
  goodTint: primitive.green50,
  attention: primitive.amber800,
  attentionTint: primitive.amber50,
  danger: primitive.red700,
  dangerTint: primitive.red50,
  onDanger: primitive.white,
  veil: 'rgb(18 24 31 / 0.45)',
  shadow: '0 12px 32px rgb(18 24 31 / 0.14)',
};

/** Second layer: colours by what they mean. Components know these names only. */
export type Colours = Record<keyof typeof light, string>;

const dark: Colours = {
  action: primitive.blue200,
  actionHover: primitive.blue300,
  actionTint: primitive.blue950,
  onAction: primitive.night950,
  text: primitive.mist100,
  textSecondary: primitive.mist300,
  page: primitive.night950,
  card: primitive.night900,
  line: primitive.night700,
  fieldBorder: primitive.ink400,
  good: primitive.green300,
  goodTint: primitive.green950,
  attention: primitive.amber300,
  attentionTint: primitive.amber950,
  danger: primitive.red200,
  dangerTint: primitive.red950,
  onDanger: primitive.night950,
  veil: 'rgb(0 0 0 / 0.6)',
  shadow: '0 12px 32px rgb(0 0 0 / 0.5)',
};

/** Every text pair reaches WCAG AA; tokens.test.ts computes it. */
export const colours = { light, dark } as const;

export const type = {
  family: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  body: { size: 16, line: 26 },
  secondary: { size: 14, line: 22 },
  headings: [34, 26, 20],
  headingWeight: 650,
} as const;

export const radius = { field: 10, card: 14 } as const;
export const motionSeconds = 0.15;
