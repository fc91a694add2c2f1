import { z } from 'zod';

/** Six digits from a mail or an app; spaces are accepted, as apps show `123 456`. */
export const OneTimeCode = z
  .string()
  .max(60)
  .overwrite((code) => code.replaceAll(/\s/g, ''))
  .regex(/^\d{6}$/);
