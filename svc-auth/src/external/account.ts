import { writtenText } from '@evenhand/contracts/text';
import { z } from 'zod';

export const Account = z.object({
  issuer: z.string(),
  sub: z.string().min(1),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  given_name: z.string().trim().pipe(writtenText(100)).optional().catch(undefined),
  family_name: z.string().trim().pipe(writtenText(100)).optional().catch(undefined),
});
export type Account = z.infer<typeof Account>;
