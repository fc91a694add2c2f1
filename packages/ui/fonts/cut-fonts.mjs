// Cuts the two typefaces to Canadian English and French, and writes fonts.css, and font-fallbacks.css with
// metric-compatible fallbacks for each. Run after an update of a typeface: npm run fonts -w packages/ui
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”„†•…‰‹›€−×≤≥`;

/** Letter frequencies of English prose, in hundredths of a per cent; a blank after every fifth. */
const FREQUENCIES = {
  ' ': 1830,
  e: 1040,
  t: 740,
  a: 670,
  o: 615,
  i: 570,
  n: 570,
  s: 520,
  h: 500,
  r: 490,
  d: 350,
  l: 330,
  u: 225,
  m: 202,
  c: 200,
  w: 190,
  f: 180,
  y: 160,
  g: 160,
  p: 150,
  b: 120,
  v: 80,
  k: 60,
  x: 14,
  j: 12,
  q: 8,
  z: 5,
};

const faces = [
  {
    name: 'Inter',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    cut: 'inter.woff2',
    weights: { min: 400, max: 700 },
    fallbacks: [
      // Arial and the faces drawn to its measures.
      { suffix: 'fallback', locals: ['Arial', 'Liberation Sans', 'Arimo'], widths: 'arial' },
      { suffix: 'fallback DejaVu', locals: ['DejaVu Sans'], widths: 'dejavuSans' },
    ],
  },
  {
    name: 'Source Serif 4',
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    cut: 'source-serif-4.woff2',
    weights: { min: 400, max: 700 },
    fallbacks: [
      { suffix: 'fallback', locals: ['Times New Roman', 'Liberation Serif', 'Tinos'], widths: 'times' },
      { suffix: 'fallback DejaVu', locals: ['DejaVu Serif'], widths: 'dejavuSerif' },
    ],
  },
];

const UNITS_PER_EM = 2048;
/** Advance widths of the local faces, in units of 2048 to the em. */
const WIDTHS = {
  arial: {
    ' ': 569,
    e: 1139,
    t: 569,
    a: 1139,
    o: 1139,
    i: 455,
    n: 1139,
    s: 1024,
    h: 1139,
    r: 682,
    d: 1139,
    l: 455,
    u: 1139,
    m: 1706,
    c: 1024,
    w: 1479,
    f: 569,
    y: 1024,
    g: 1139,
    p: 1139,
    b: 1139,
    v: 1024,
    k: 1024,
    x: 1024,
    j: 455,
    q: 1139,
    z: 1024,
  },
  times: {
    ' ': 512,
    e: 909,
    t: 569,
    a: 909,
    o: 1024,
    i: 569,
    n: 1024,
    s: 797,
    h: 1024,
    r: 682,
    d: 1024,
    l: 569,
    u: 1024,
    m: 1593,
    c: 909,
    w: 1479,
    f: 682,
    y: 1024,
    g: 1024,
    p: 1024,
    b: 1024,
    v: 1024,
    k: 1024,
    x: 1024,
    j: 569,
    q: 1024,
    z: 909,
  },
  dejavuSans: {
    ' ': 651,
    e: 1260,
    t: 803,
    a: 1255,
    o: 1253,
    i: 569,
    n: 1298,
    s: 1067,
    h: 1298,
    r: 842,
    d: 1300,
    l: 569,
    u: 1298,
    m: 1995,
    c: 1126,
    w: 1675,
    f: 721,
    y: 1212,
    g: 1300,
    p: 1300,
    b: 1300,
    v: 1212,
    k: 1186,
    x: 1212,
    j: 569,
    q: 1300,
    z: 1075,
  },
  dejavuSerif: {
    ' ': 651,
    e: 1212,
    t: 823,
    a: 1221,
    o: 1233,
    i: 655,
    n: 1319,
    s: 1051,
    h: 1319,
    r: 979,
    d: 1311,
    l: 655,
    u: 1319,
    m: 1942,
    c: 1147,
    w: 1753,
    f: 758,
    y: 1157,
    g: 1311,
    p: 1311,
    b: 1311,
    v: 1157,
    k: 1241,
    x: 1155,
    j: 635,
    q: 1311,
    z: 1079,
  },
};

const total = Object.values(FREQUENCIES).reduce((sum, share) => sum + share, 0);
const averageWidth = (widthOf) =>
  Object.entries(FREQUENCIES).reduce((sum, [letter, share]) => sum + widthOf(letter) * share, 0) / total;

const percent = (share) => `${(share * 100).toFixed(2)}%`;

const faceRule = (name, rules) =>
  `@font-face {\n  font-family: "${name}";\n${rules.map((rule) => `  ${rule};\n`).join('')}}\n`;
const write = (sheet, rules) =>
  writeFileSync(
    new URL(`../src/${sheet}`, import.meta.url),
    `/* Written by fonts/cut-fonts.mjs. The shell loads it, once for every part of the site. */\n${rules.join('\n')}`,
  );

const cutFaces = [];
const fallbackFaces = [];
for (const { name, file, cut, weights, fallbacks } of faces) {
  const original = readFileSync(resolve(file));
  const cutFont = await subsetFont(original, LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  writeFileSync(new URL(`../src/fonts/${cut}`, import.meta.url), cutFont);
  const source = `src: url("./fonts/${cut}") format("woff2")`;
  cutFaces.push(faceRule(name, [source, `font-weight: ${weights.min} ${weights.max}`, 'font-display: swap']));

  const font = fontkit.create(original);
  const ours = averageWidth((letter) => font.glyphForCodePoint(letter.codePointAt(0)).advanceWidth) / font.unitsPerEm;
  for (const { suffix, locals, widths } of fallbacks) {
    const adjust = ours / (averageWidth((letter) => WIDTHS[widths][letter]) / UNITS_PER_EM);
    const override = (units) => percent(Math.abs(units) / font.unitsPerEm / adjust);
    fallbackFaces.push(
      faceRule(`${name} ${suffix}`, [
        `src: ${locals.map((local) => `local("${local}")`).join(', ')}`,
        `size-adjust: ${percent(adjust)}`,
        `ascent-override: ${override(font.ascent)}`,
        `descent-override: ${override(font.descent)}`,
        `line-gap-override: ${override(font.lineGap)}`,
      ]),
    );
  }
  process.stdout.write(`${cut}: ${original.length} -> ${cutFont.length} bytes\n`);
}
write('fonts.css', cutFaces);
write('font-fallbacks.css', fallbackFaces);
