import { z } from 'zod';

/** The six digits of a mail that prove an address; spaces around them are no mistake. */
export const OneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
