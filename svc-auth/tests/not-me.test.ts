import { forFile } from '@evenhand/service-kit/testing/for-file';
import { type Auth, password, startAuth } from './support/auth.js';
import type { Browser } from './support/browser.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const logIn = async (email: string, browser = auth.newBrowser()) => {
  await browser.post('/api/auth/password/login', { email, password });
  return browser;
};
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/user')).status === 200;
const notMe = (token: string) => auth.newBrowser().post('/api/auth/not-me', { token });
const noticeToken = async (email: string) => (await auth.mail.fragment(email, 'New sign-in')).get('token') ?? '';
const noticesTo = async (email: string) =>
  (await auth.mail.subjects(email)).filter((subject) => subject === 'New sign-in').length;

test('attacker signs in with the password from a browser of the same kind as the owner’s, product mails the owner', async () => {
  const email = auth.newAddress();
  const own = await auth.register(email);
  await logIn(email, own);
  await logIn(email);
  const { text } = await auth.mail.about(email, 'New sign-in');
  expect(text).toContain('Firefox on Windows');
  expect(text).not.toMatch(/198\.51\.100|separat|divorc|agreement|spouse|partner/i);
  expect(await noticesTo(email)).toBe(1);
});

test('attacker signs in after all sessions were ended, product mails the owner', async () => {
  const email = auth.newAddress();
  const own = await auth.register(email);
  const spouse = await logIn(email);
  await auth.mail.about(email, 'New sign-in');
  await own.delete('/api/auth/sessions');
  await logIn(email, spouse);
  await auth.mail.about(email, 'New sign-in', 2);
});

test('signing in again in a known browser sends no notice', async () => {
  const email = auth.newAddress();
  const own = await auth.register(email);
  for (let times = 0; times < 3; times += 1) await logIn(email, own);
  await auth.newBrowser().post('/api/auth/magic-link/send', { email });
  await auth.mail.about(email, 'Your sign-in link');
  expect(await noticesTo(email)).toBe(0);
});

test('attacker signs in repeatedly without a device cookie, product sends twenty notices a day', async () => {
  const email = auth.newAddress();
  await auth.register(email);
  const key = auth.seal.digest(`notices to a mailbox: ${email}`);
  await auth.query('INSERT INTO attempt (key, count, last_at) VALUES ($1, 19, now())', [key]);
  await logIn(email);
  await logIn(email);
  await auth.newBrowser().post('/api/auth/magic-link/send', { email });
  await auth.mail.about(email, 'Your sign-in link');
  await auth.mail.about(email, 'New sign-in');
  expect(await noticesTo(email)).toBe(1);
});

test('"this was not me" ends all sessions, removes the password and invalidates open links, once', async () => {
  const email = auth.newAddress();
  const own = await auth.register(email);
  const spouse = await logIn(email);
  await spouse.post('/api/auth/magic-link/send', { email });
  const link = await auth.mail.link(email, 1, 'Your sign-in link');
  const token = await noticeToken(email);

  expect((await notMe(token)).body).toEqual({ done: true });
  expect([await isSignedIn(own), await isSignedIn(spouse)]).toEqual([false, false]);
  expect(await isSignedIn(await logIn(email))).toBe(false);
  expect((await spouse.post('/api/auth/magic-link/verify', link)).body).toEqual({ verified: false });
  expect(
    await auth.query('SELECT 1 FROM trusted_device d JOIN person p ON p.id = d.person_id WHERE email = $1', [
      auth.stored(email),
    ]),
  ).toEqual([]);

  const again = await auth.signInByLink(email);
  expect((await notMe(token)).body).toEqual({ done: false });
  expect(await isSignedIn(again)).toBe(true);
});

test('a mail scanner that opens the link of a notice changes nothing', async () => {
  const email = auth.newAddress();
  const own = await auth.register(email);
  await logIn(email);
  const token = await noticeToken(email);
  const { text } = await auth.mail.about(email, 'New sign-in');
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? 'none:');
  expect([link.search, link.hash]).toEqual(['', `#token=${token}`]);
  for (const path of ['/api/auth/not-me', `/api/auth/not-me?token=${token}`])
    expect((await auth.newBrowser().get(path)).status).toBe(404);
  expect(await isSignedIn(own)).toBe(true);
});

test('attacker guesses the link of a notice, product answers as for a used one and changes nothing', async () => {
  expect((await notMe('A'.repeat(43))).body).toEqual({ done: false });
});

test('the link of a notice works for fourteen days', async () => {
  const email = auth.newAddress();
  const own = await auth.register(email);
  await logIn(email);
  const token = await noticeToken(email);
  auth.clock.forward({ hours: 24 * 14 + 1 });
  expect((await notMe(token)).body).toEqual({ done: false });
  expect(await auth.why(`${auth.publicUrl}/auth/not-me#token=${token}`)).toContain('because expired');
  auth.clock.forward({ hours: 24 * 44 + 1 });
  await auth.sweep();
  expect(await auth.query('SELECT 1 FROM mailed_link WHERE token_hash = $1', [auth.sha256(token)])).toEqual([]);
  auth.clock.reset();
  expect(await isSignedIn(own)).toBe(false);
});
