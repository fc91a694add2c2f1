import { z } from 'zod';

/**
 * Text as a person writes it, kept exactly: any script, markup, emoji. Refused are only what no database or document
 * can hold: the NUL character and half of a surrogate pair.
 */
export const writtenText = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes('\0'));
