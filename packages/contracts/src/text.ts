import { z } from 'zod';

/** Limits of names and longer answers. */
export const LONGEST_NAME = 200;
export const LONGEST_TEXT = 5_000;

/**
 * Kept exactly: any script, markup, emoji. Refuses only what no database or document can store: NUL and lone
 * surrogates.
 */
export const writtenText = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes('\0'));
