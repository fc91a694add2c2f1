import { z } from 'zod';

export const Reply = z.strictObject({
  sentences: z.array(
    z.strictObject({
      text: z.string(),
      citations: z.array(z.strictObject({ passage: z.number(), quote: z.string() })),
    }),
  ),
});
export type Reply = z.infer<typeof Reply>;

const THOUGHT_BEGINS = '<think>';
const THOUGHT_ENDS = '</think>';
const FENCE = /```(?:json)?[ \t]*\r?\n/iu;

/** The text after `</think>`; empty where the thoughts have no end. */
const afterThought = (content: string): string => {
  const end = content.indexOf(THOUGHT_ENDS);
  if (end >= 0) return content.slice(end + THOUGHT_ENDS.length);
  return content.includes(THOUGHT_BEGINS) ? '' : content;
};

/** JSON strings contain no raw line break. */
const objectIn = (text: string): string => {
  const fence = FENCE.exec(text);
  const fenced = fence ? text.slice(fence.index + fence[0].length).split('\n```')[0] : undefined;
  const object = fenced ?? text;
  return object.slice(object.indexOf('{'), object.lastIndexOf('}') + 1);
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Accepts JSON alone, in a fence, within other text or after thoughts. @throws SyntaxError or ZodError */
export const replyIn = (content: string): Reply =>
  Reply.parse(JSON.parse(isJson(content) ? content : objectIn(afterThought(content))));
