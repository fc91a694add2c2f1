/** Lower case, without accents: `Débit` and `DEBIT` are one word. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
