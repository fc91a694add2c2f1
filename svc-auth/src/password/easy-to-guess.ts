import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 most common passwords in breaches, lower case. */
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

/** The password without capitals, look-alikes, and digits or signs at its ends. */
const cores = (password: string): string[] => {
  const plain = password.normalize('NFKC').toLowerCase();
  const withoutLastSigns = plain.replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
  const word = withoutDecoration(plain);
  return [plain, withoutLastSigns, word, withLettersForLookalikes(withoutLastSigns), withLettersForLookalikes(word)];
};

/** Words about the person, except short ones. */
const own = (words: string[]) => words.map((word) => word.toLowerCase()).filter((word) => word.length >= 3);

/**
 * True for a common password, or the person's own name or address, also disguised.
 * @param words address, local part, first and last name
 */
export const isEasyToGuess = (password: string, words: string[]): boolean => {
  const refused = new Set([...own(words), 'evenhand']);
  return cores(password).some((core) => common.has(core) || refused.has(core));
};
