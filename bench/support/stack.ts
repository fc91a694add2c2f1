import { startTestStack } from '../../deploy/local/testing/test-stack.ts';

/** Postgres, Redis and a mailbox for one bench, passed to the services as in tests; `stop` removes them. */
export const startStack = async (): Promise<{ stop: () => Promise<void> }> => {
  const stack = await startTestStack();
  Object.assign(process.env, {
    TEST_POSTGRES_URL: stack.postgresUrl,
    TEST_REDIS_URL: stack.redisUrl,
    TEST_SMTP_URL: stack.smtpUrl,
    TEST_MAILBOX_URL: stack.mailboxUrl,
  });
  return stack;
};
