/** Jest starts the throw-away stack once for all tests that ask for it; they read its addresses from the environment. */
const start = async () => {
  const { startTestStack } = await import('./test-stack.ts');
  const stack = await startTestStack();
  globalThis.evenhandTestStack = stack;
  process.env.TEST_POSTGRES_URL = stack.postgresUrl;
  process.env.TEST_REDIS_URL = stack.redisUrl;
  process.env.TEST_SMTP_URL = stack.smtpUrl;
  process.env.TEST_MAILBOX_URL = stack.mailboxUrl;
};

export default start;
