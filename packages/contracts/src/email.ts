import { z } from 'zod';

/** An e-mail address, trimmed and lower-cased; at most 254 characters (RFC 5321). */
export const EmailAddress = z.string().trim().toLowerCase().pipe(z.email().max(254)).meta({ id: 'EmailAddress' });
export type EmailAddress = z.infer<typeof EmailAddress>;
