import { z } from 'zod';

const Addresses = z.object({
  TEST_POSTGRES_URL: z.url(),
  TEST_REDIS_URL: z.url(),
  TEST_SMTP_URL: z.url(),
  TEST_MAILBOX_URL: z.url(),
});

/** Where the real Postgres, Redis and mailbox of a test run are; Jest's global set-up starts them. */
export const testAddresses = () => Addresses.parse(process.env);
