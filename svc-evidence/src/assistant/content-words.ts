import { lexemesOf } from '../search/lexer.js';

/** The share of a sentence's words that its quotes must contain. */
const LEAST_SHARE = 2 / 3;

/** Reporting, negating and linking words and parts of contractions, ignored in the comparison. */
const NEUTRAL = new Set(
  lexemesOf(
    `according accordingly account also although another later since until yet per one
     say says said saying write writes wrote written tell tells told mention mentioned state stated message messages
     reply replied replies answer answered
     never none nobody nothing neither without cannot could would may might must shall
     ca wo ll ve re d m didn doesn don isn aren wasn weren hasn haven hadn couldn wouldn won`,
  ),
);

const forms = `pay paid
  give gave given
  take took taken
  send sent
  buy bought
  sell sold
  spend spent
  keep kept
  leave left
  bring brought
  drive drove driven
  hold held
  lend lent
  lose lost
  make made
  meet met
  come came
  get got gotten
  go went gone
  see saw seen
  know knew known
  begin began begun
  break broke broken
  choose chose chosen
  find found
  sleep slept
  speak spoke spoken
  teach taught
  think thought
  child children kid kids
  mother mom mum
  father dad`;
const FIRST_FORM = new Map(
  forms.split('\n').flatMap((line) => {
    const [first = '', ...others] = lexemesOf(line);
    return others.map((other): [string, string] => [other, first]);
  }),
);

const contentOf = (text: string): Set<string> =>
  new Set(
    lexemesOf(text)
      .filter((lexeme) => !NEUTRAL.has(lexeme))
      .map((lexeme) => FIRST_FORM.get(lexeme) ?? lexeme),
  );

/** Names, figures, figure words and units are compared as facts (facts.ts). */
const FACTS =
  /[$€£¥%]|[\p{Lu}\p{N}][\p{L}\p{M}\p{N}]*|\b(?:dollars?|euros?|pounds?|cents?|per ?cent|cad|yen|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|half|twice|double|dozen)\b/gu;

export const sharedWords = (sentence: string, quotes: string): { some: boolean; isEnough: boolean } => {
  const quoted = contentOf(quotes);
  const own = [...contentOf(sentence.replace(FACTS, ' '))];
  const shared = own.filter((word) => quoted.has(word)).length;
  return { some: shared > 0, isEnough: shared > 0 && shared >= own.length * LEAST_SHARE };
};
