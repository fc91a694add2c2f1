import { z } from 'zod';

/** Limits of names and longer answers. */
export const LONGEST_NAME = 200;
export const LONGEST_TEXT = 5_000;

/**
 * Any script, markup, emoji; composed (NFC). Refuses what no database or document can store: NUL and lone surrogates. A
 * service also refuses characters that cannot be seen (`invisible.ts`).
 */
export const writtenText = (longest: number) =>
  z
    .string()
    .normalize('NFC')
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes('\0'));
