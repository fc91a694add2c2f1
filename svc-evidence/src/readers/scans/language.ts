export type Language = 'eng' | 'fra';

const LETTERS = /[a-zà-öø-ÿ]+/g;

/** Frequent words without accents: English recognition drops them. Words of both languages are left out. */
const frequent: Record<Language, Set<string>> = {
  eng: new Set(
    'the and of to is that it was for you are with this have not be will they from your paid my we by or had but what'.split(
      ' ',
    ),
  ),
  fra: new Set(
    'le la les des et est pas vous je que pour une dans du un nous avec sur il elle qui mais mon ma sont au aux votre'.split(
      ' ',
    ),
  ),
};

/** Fewer words do not decide. */
const FEWEST = 3;

/** Undefined when the text does not decide. */
export const languageOf = (text: string): Language | undefined => {
  const words = text.toLowerCase().match(LETTERS) ?? [];
  const [english, french] = [frequent.eng, frequent.fra].map((known) => words.filter((word) => known.has(word)).length);
  if (english === undefined || french === undefined || Math.max(english, french) < FEWEST) return undefined;
  if (english === french) return undefined;
  return french > english ? 'fra' : 'eng';
};
