import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 passwords most often found in breaches; all in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const withLettersForLookalikes = (text: string) => text.replace(/[@431!0$57]/g, (sign) => lookalikes[sign] ?? sign);

const withoutDecoration = (text: string) => text.replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '');

/** What is left of a password when the usual tricks are undone: capitals, look-alikes, digits and signs at the ends. */
const cores = (password: string): string[] => {
  const plain = password.normalize('NFKC').toLowerCase();
  const withoutLastSigns = plain.replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
  const word = withoutDecoration(plain);
  return [plain, withoutLastSigns, word, withLettersForLookalikes(withoutLastSigns), withLettersForLookalikes(word)];
};

/** Words about the person themselves, such as a name; short ones say too little to refuse a password for. */
const own = (words: string[]) => words.map((word) => word.toLowerCase()).filter((word) => word.length >= 3);

/**
 * Is the password a common one, or the person's own name or address, in whatever dress?
 * @param words what anybody close to the person knows: address, the part before the @, first and last name
 */
export const isEasyToGuess = (password: string, words: string[]): boolean => {
  const refused = new Set([...own(words), 'evenhand']);
  return cores(password).some((core) => common.has(core) || refused.has(core));
};
