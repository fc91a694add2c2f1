import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** `hand` draws a typed signature; families without it draw their regular face. */
export type Weight = 'regular' | 'strong' | 'hand';

/** One weight of one font: its name in the PDF, the bytes to embed and which characters it can draw. */
export interface Face {
  readonly name: string;
  readonly bytes: Buffer;
  readonly font: Font;
}

const face = (family: string, file: string, strong = '600SemiBold') => ({
  regular: `@expo-google-fonts/${family}/400Regular/${file}_400Regular.ttf`,
  strong: `@expo-google-fonts/${family}/${strong}/${file}_${strong}.ttf`,
});

/** In order of preference: the first family with a glyph draws the character. All have open licences. */
const families = {
  text: face('source-serif-4', 'SourceSerif4'),
  /** Letters of Europe, Vietnam and Africa that the serif leaves out. */
  sans: face('noto-sans', 'NotoSans'),
  hebrew: face('noto-sans-hebrew', 'NotoSansHebrew'),
  devanagari: face('noto-sans-devanagari', 'NotoSansDevanagari'),
  gurmukhi: face('noto-sans-gurmukhi', 'NotoSansGurmukhi'),
  bengali: face('noto-sans-bengali', 'NotoSansBengali'),
  gujarati: face('noto-sans-gujarati', 'NotoSansGujarati'),
  thai: face('noto-sans-thai', 'NotoSansThai'),
  tamil: face('noto-sans-tamil', 'NotoSansTamil'),
  emoji: face('noto-emoji', 'NotoEmoji'),
  hangul: face('nanum-gothic', 'NanumGothic', '700Bold'),
  chinese: face('noto-sans-sc', 'NotoSansSC'),
  /** Armenian, Georgian, Canadian syllabics and much else. */
  broad: { regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf', strong: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf' },
} as const;

export type Family = keyof typeof families;
const fallbacks = Object.keys(families).filter(isFamily);

function isFamily(name: string): name is Family {
  return Object.hasOwn(families, name);
}

const resolve = createRequire(import.meta.url).resolve;
const opened = new Map<string, Face>();

/** The face of a family in a weight; its file is read on first use (the Chinese one has 10 MB). */
export function faceOf(family: Family, weight: Weight): Face {
  const name = `${family}-${weight}`;
  const known = opened.get(name);
  if (known) return known;
  const bytes = readFileSync(fileOf(family, weight));
  if (family === 'gurmukhi') hideFeature(bytes, 'abvm');
  const font = create(bytes);
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts, not one font.`);
  const found = { name, bytes, font };
  opened.set(name, found);
  return found;
}

/** La Belle Aurore (letters of Europe); its licence is next to it. */
const HAND = new URL('./fonts/la-belle-aurore.ttf', import.meta.url);

function fileOf(family: Family, weight: Weight): string | URL {
  if (weight === 'hand' && family === 'text') return HAND;
  return resolve(families[family][weight === 'hand' ? 'regular' : weight]);
}

/** Whether the handwriting has a glyph for every character. */
export function isHandwritable(text: string): boolean {
  const { font } = faceOf('text', 'hand');
  return [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

/**
 * Renames an OpenType feature in a font's bytes, so that it is not applied. With `abvm`, fontkit 2.0.4 fails on the
 * anchors that this Gurmukhi font leaves out; without it, marks keep their default place.
 */
function hideFeature(bytes: Buffer, feature: string): void {
  for (let at = bytes.indexOf(feature); at !== -1; at = bytes.indexOf(feature, at)) bytes.write('none', at, 'latin1');
}

/** Joiners, variation selectors and direction marks: they shape their neighbours and need no glyph. */
const INVISIBLE = /^(?:[\u200b-\u200f\u202a-\u202e\u2060-\u2069]|\p{Variation_Selector})$/u;
const PICTURE = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

/** The first family with a glyph for every character of a grapheme; null when there is none. */
export function familyFor(grapheme: string): Family | null {
  if (PICTURE.test(grapheme) && draws('emoji', grapheme)) return 'emoji';
  return fallbacks.find((family) => draws(family, grapheme)) ?? null;
}

function draws(family: Family, grapheme: string): boolean {
  const { font } = faceOf(family, 'regular');
  return [...grapheme].every(
    (character) => INVISIBLE.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}
