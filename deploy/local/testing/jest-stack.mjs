import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const keepSources = fileURLToPath(new URL('../../../svc-evidence/keep-sources.mjs', import.meta.url));

/** Starts one temporary stack for all tests; they read its addresses from the environment. */
const start = async () => {
  spawnSync(process.execPath, [keepSources], { stdio: 'inherit' });
  const { startTestStack } = await import('./test-stack.ts');
  const stack = await startTestStack();
  globalThis.evenhandTestStack = stack;
  process.env.TEST_POSTGRES_URL = stack.postgresUrl;
  process.env.TEST_REDIS_URL = stack.redisUrl;
  process.env.TEST_SMTP_URL = stack.smtpUrl;
  process.env.TEST_MAILBOX_URL = stack.mailboxUrl;
  Object.assign(process.env, stack.settings);
};

export default start;
