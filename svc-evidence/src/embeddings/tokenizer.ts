import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import { z } from 'zod';

/** Enough of a window to know what it is about; the model was trained on no more. */
const LONGEST_IN_TOKENS = 256;
/** More characters than these tokens ever stand for, whatever the language. */
const LONGEST_IN_CHARACTERS = 8_192;

/** What the model's package describes its tokens by; the rest of the file is the library's. */
const Description = z.looseObject({ pre_tokenizer: z.looseObject({}) });

/**
 * The model's own rules, but for two that were made for other texts than messages: a symbol is a word by itself, so that
 * "love" is found beside the emoji that is glued to it, and "[SEP]" in somebody's text is text.
 */
const forMessages = (description: z.infer<typeof Description>) => ({
  ...description,
  added_tokens: [],
  pre_tokenizer: {
    type: 'Sequence',
    pretokenizers: [
      description.pre_tokenizer,
      { type: 'Split', pattern: { Regex: '\\p{S}' }, behavior: 'Isolated', invert: false },
    ],
  },
});

/** Reads the description of a model's tokens; answers what turns a text into their numbers. */
export const readTokenizer = (file: URL): ((text: string) => number[]) => {
  const description = Description.parse(JSON.parse(readFileSync(file, 'utf8')));
  const tokenizer = new Tokenizer(forMessages(description), {});
  return (text) => {
    const { ids } = tokenizer.encode(text.slice(0, LONGEST_IN_CHARACTERS));
    return ids.length > LONGEST_IN_TOKENS ? [...ids.slice(0, LONGEST_IN_TOKENS - 1), ...ids.slice(-1)] : ids;
  };
};
