import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import { z } from 'zod';

/** The model was trained on 256 tokens. */
const LONGEST_IN_TOKENS = 256;
/** More than 256 tokens of any language. */
const LONGEST_IN_CHARACTERS = 8_192;

const Description = z.looseObject({ pre_tokenizer: z.looseObject({}) });

/** Differs from the model's rules in two points: an emoji is a separate word, and "[SEP]" in a message is text. */
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

export const readTokenizer = (file: URL): ((text: string) => number[]) => {
  const description = Description.parse(JSON.parse(readFileSync(file, 'utf8')));
  const tokenizer = new Tokenizer(forMessages(description), {});
  return (text) => {
    const { ids } = tokenizer.encode(text.slice(0, LONGEST_IN_CHARACTERS));
    return ids.length > LONGEST_IN_TOKENS ? [...ids.slice(0, LONGEST_IN_TOKENS - 1), ...ids.slice(-1)] : ids;
  };
};
