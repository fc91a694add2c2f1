import { z } from 'zod';

const Addresses = z.object({
  TEST_POSTGRES_URL: z.url(),
  TEST_REDIS_URL: z.url(),
  TEST_SMTP_URL: z.url(),
  TEST_MAILBOX_URL: z.url(),
});

/** Addresses of the test run's Postgres, Redis and mailbox, which Jest's global set-up starts. */
export const testAddresses = () => Addresses.parse(process.env);
