import { z } from 'zod';

/** How long names and longer entries of the intake may be. */
export const LONGEST_NAME = 200;
export const LONGEST_TEXT = 5_000;

/**
 * Text as a person writes it, kept exactly: any script, markup, emoji. Refused are only what no database or document
 * can hold: the NUL character and half of a surrogate pair.
 */
export const writtenText = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes('\0'));
