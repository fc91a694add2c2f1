import { z } from 'zod';

/** Limits of names and longer answers. */
export const LONGEST_NAME = 200;
export const LONGEST_TEXT = 5_000;

/** The most characters that compose into one. Longer texts are refused before they are composed, which would take long. */
const COMPOSED_OF = 4;

/**
 * Any script, markup, emoji; composed (NFC). Refuses what no database or document can store: NUL and lone surrogates. A
 * service also refuses characters that cannot be seen (`invisible.ts`).
 */
export const writtenText = (longest: number) =>
  z
    .string()
    .check(({ value, issues }) => {
      if (value.length > COMPOSED_OF * longest)
        issues.push({ code: 'too_big', origin: 'string', maximum: longest, input: value, continue: false });
    })
    .normalize('NFC')
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes('\0'));
