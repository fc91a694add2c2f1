import iconv from 'iconv-lite';

type Utf16 = 'utf-16le' | 'utf-16be';

const marks: [encoding: Utf16, mark: Buffer][] = [
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
];

const [BYTES_LOOKED_AT, SIGNS_LOOKED_AT] = [4_096, 32_768];
/** Fewer bytes are ambiguous. */
const FEWEST_BYTES = 16;

/** UTF-16: every second byte of Latin text is NUL, other scripts contain many control bytes. */
const [LEAST_NUL, LEAST_CONTROLS] = [0.4, 0.02];

/** Text of any language has spaces, digits and line ends, and few unassigned characters. */
const [LEAST_ASCII, MOST_STRANGE] = [0.1, 0.02];
const ASCII = /[\t\n\r -~]/g;
const STRANGE = /[\p{Cn}\p{Co}\p{Cs}]|(?![\t-\r])\p{Cc}/gu;

/** Excludes Ctrl-Z and above, which end old texts. */
export const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 26);

const shareOf = (signs: RegExp, text: string): number => 1 - text.replace(signs, '').length / text.length;

const isBytewise = (beginning: Uint8Array): boolean => {
  const nul = beginning.filter((byte) => byte === 0).length;
  const controls = beginning.filter(isControl).length - nul;
  return nul < beginning.length * LEAST_NUL && controls < beginning.length * LEAST_CONTROLS;
};

const isLanguage = (text: string): boolean =>
  shareOf(ASCII, text) >= LEAST_ASCII && shareOf(STRANGE, text) <= MOST_STRANGE;

const unmarkedUtf16Of = (sample: Buffer): Utf16 | undefined => {
  const looked = sample.subarray(0, Math.min(2 * SIGNS_LOOKED_AT, sample.length & ~1));
  if (looked.length < FEWEST_BYTES || !looked.includes(0) || isBytewise(looked.subarray(0, BYTES_LOOKED_AT)))
    return undefined;
  return marks.map(([encoding]) => encoding).find((encoding) => isLanguage(iconv.decode(looked, encoding)));
};

/** By the byte order mark, or by plausibility for Windows exports without one. */
export const utf16Of = (sample: Buffer): Utf16 | undefined =>
  marks.find(([, mark]) => sample.subarray(0, 2).equals(mark))?.[0] ?? unmarkedUtf16Of(sample);
