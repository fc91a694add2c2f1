import { z } from 'zod';

/** Six digits from a mail; surrounding spaces are accepted. */
export const OneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
