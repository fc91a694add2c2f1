import { randomBytes, randomUUID } from 'node:crypto';
import { sampleRecord } from '../demo/sample-case.ts';
import { readSettings, type Settings } from '../settings.ts';
import { leaveWith, Trouble } from '../trouble.ts';

/** One call to the running site as a browser makes it; answers the cookies it set. */
const post = async (settings: Settings, path: string, body: unknown, cookie = ''): Promise<string> => {
  const { port, publicUrl } = settings;
  const headers = { 'content-type': 'application/json', origin: publicUrl, cookie, 'idempotency-key': randomUUID() };
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Trouble(`Evenhand does not answer on port ${port}: run npm start first, in another window.`);
  });
  if (!answer.ok) throw new Trouble(`The sample case was refused at ${path}: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
};

/** Registers a person nobody knows and hands in their intake, all through the public API. */
const demo = async (): Promise<void> => {
  const settings = readSettings();
  const mark = randomBytes(3).toString('hex');
  const email = `alex-${mark}@example.test`;
  const password = `Even-${randomBytes(6).toString('base64url')}-1`;
  const person = { email, password, firstName: 'Alex', lastName: 'Example' };
  const cookie = await post(settings, '/api/auth/password/register', person);
  await post(settings, '/api/intake', sampleRecord(email), cookie);
  const lines = [
    `Site      ${settings.publicUrl}`,
    `Mailbox   http://localhost:${settings.mailboxPort}`,
    `E-mail    ${email}`,
  ];
  process.stdout.write(
    `\nA sample case is filled in. Sign in with:\n\n  ${lines.join('\n  ')}\n  Password  ${password}\n\n`,
  );
};

await demo().catch(leaveWith);
