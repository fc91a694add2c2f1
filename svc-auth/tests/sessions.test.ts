import { randomUUID } from 'node:crypto';
import { MagicLinkVerified } from '@evenhand/contracts/auth/magic-link';
import { listSessions } from '@evenhand/contracts/auth/sessions';
import { CurrentUser } from '@evenhand/contracts/auth/user';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { type Auth, startAuth } from './support/auth.js';
import type { Browser } from './support/browser.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604';

test('the session cookie is HttpOnly, SameSite=Lax and ends with the browser session', async () => {
  const browser = await auth.signInByLink(auth.newAddress());
  expect(browser.lastCookie('evenhand_session')).toMatch(
    /^evenhand_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('the session cookie is Secure on https', async () => {
  const secure = await startAuth({ PUBLIC_URL: 'https://evenhand.test' });
  const browser = await secure.signInByLink(secure.newAddress());
  expect(browser.lastCookie('evenhand_session')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  await secure.stop();
});

test('signing in gives a new session, and the one the browser had stops working', async () => {
  const email = auth.newAddress();
  const browser = await auth.signInByLink(email);
  const before = browser.cookie('evenhand_session');
  await auth.signInByLink(email, browser);
  const after = browser.cookie('evenhand_session');
  expect(after).not.toBe(before);
  expect(await auth.resolve(before)).toBeNull();
  expect(await auth.resolve(after)).not.toBeNull();
});

test('a session planted in the browser before signing in is never signed in', async () => {
  const planted = 'A'.repeat(43);
  const browser = auth.newBrowser();
  browser.setCookie('evenhand_session', planted);
  await auth.signInByLink(auth.newAddress(), browser);
  expect(browser.cookie('evenhand_session')).not.toBe(planted);
  expect(await auth.resolve(planted)).toBeNull();
});

test('the token in the answer of a verified link is a handle that does not authenticate', async () => {
  const email = auth.newAddress();
  await auth.newBrowser().post('/api/auth/magic-link/send', { email });
  const answer = await auth.newBrowser().post('/api/auth/magic-link/verify', await auth.mail.link(email));
  const { token = '' } = MagicLinkVerified.parse(answer.body);
  const thief = auth.newBrowser();
  thief.setCookie('evenhand_session', token);
  expect((await thief.get('/api/auth/user')).status).toBe(401);
  expect((await thief.get('/api/auth/user', { authorization: `Bearer ${token}` })).status).toBe(401);
});

test('the user call answers 401 without a session', async () => {
  const answer = await auth.newBrowser().get('/api/auth/user');
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ code: 'sign-in-needed', title: 'Unauthorized' });
});

test('the user call returns the end of the session, and keeping the session moves the idle end only', async () => {
  const browser = await auth.signInByLink(auth.newAddress());
  const start = auth.clock.now().getTime();
  const inMinutes = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  const at = async (path: string) => {
    const { body } = path.endsWith('keep') ? await browser.post(path) : await browser.get(path);
    return CurrentUser.parse(body).session;
  };
  const first = await at('/api/auth/user');
  expect(Math.abs(Date.parse(first.idleEndsAt) - Date.parse(inMinutes(30)))).toBeLessThan(60_000);
  expect(Math.abs(Date.parse(first.endsAt) - Date.parse(inMinutes(720)))).toBeLessThan(60_000);
  auth.clock.forward({ minutes: 28, seconds: 30 });
  const kept = await at('/api/auth/session/keep');
  expect(Date.parse(kept.idleEndsAt)).toBeGreaterThan(Date.parse(first.idleEndsAt) + 28 * 60_000);
  expect(kept.endsAt).toBe(first.endsAt);
});

test('a session expires after half an hour without use', async () => {
  const browser = await auth.signInByLink(auth.newAddress());
  for (let uses = 0; uses < 2; uses++) {
    auth.clock.forward({ minutes: 29 });
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  }
  auth.clock.forward({ minutes: 30 });
  expect((await browser.get('/api/auth/user')).status).toBe(401);
});

test('a session expires after twelve hours, even when it is in use', async () => {
  const browser = await auth.signInByLink(auth.newAddress());
  for (let uses = 0; uses < 24; uses++) {
    auth.clock.forward({ minutes: 29 });
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  }
  expect((await browser.post('/api/auth/session/keep')).status).toBe(200);
  auth.clock.forward({ minutes: 25 });
  expect((await browser.get('/api/auth/user')).status).toBe(401);
});

test('the last use of a session is stored once a minute at most', async () => {
  const email = auth.newAddress();
  const browser = await auth.signInByLink(email);
  const lastUsed = async () =>
    (
      await auth.query('SELECT last_used_at FROM session s JOIN person p ON p.id = person_id WHERE email = $1', [
        auth.stored(email),
      ])
    )[0]?.last_used_at;
  const atFirst = await lastUsed();
  auth.clock.forward({ seconds: 50 });
  await auth.resolve(browser.cookie('evenhand_session'));
  expect(await lastUsed()).toEqual(atFirst);
  auth.clock.forward({ seconds: 20 });
  await auth.resolve(browser.cookie('evenhand_session'));
  expect(await lastUsed()).not.toEqual(atFirst);
});

const sessionsOf = async (browser: Browser) =>
  listSessions.answer.parse((await browser.get('/api/auth/sessions')).body);

test('a person sees their sessions by device, and ends one of them', async () => {
  const email = auth.newAddress();
  const desk = await auth.signInByLink(email, auth.newBrowser({ userAgent: firefox }));
  const phone = await auth.signInByLink(email, auth.newBrowser({ userAgent: safari }));
  const sessions = await sessionsOf(desk);
  expect(sessions).toHaveLength(2);
  const ofPhone = sessions.find(({ device }) => device === 'Safari on iPhone');
  expect(sessions.find(({ current }) => current)?.device).toBe('Firefox on Windows');
  expect((await desk.delete(`/api/auth/sessions/${ofPhone?.id}`)).status).toBe(204);
  expect((await phone.get('/api/auth/user')).status).toBe(401);
  expect((await desk.get('/api/auth/user')).status).toBe(200);
});

test('a person names a browser, and the name stays with its next session', async () => {
  const email = auth.newAddress();
  const phone = await auth.signInByLink(email);
  const [first] = await sessionsOf(phone);
  expect(first).toMatchObject({ way: 'link', factor: null, label: null });
  const name = (label: string, id = first?.id) => phone.send('PATCH', `/api/auth/sessions/${id}`, { label });
  expect((await name('My phone')).status).toBe(204);
  await auth.signInByLink(email, phone);
  expect(await sessionsOf(phone)).toMatchObject([{ label: 'My phone', device: 'Firefox on Windows' }]);
  const [stranger] = await sessionsOf(await auth.signInByLink(auth.newAddress()));
  expect((await name('Mine now', stranger?.id)).status).toBe(404);
  const [next] = await sessionsOf(phone);
  expect((await name(' ', next?.id)).status).toBe(204);
  expect(await sessionsOf(phone)).toMatchObject([{ label: null }]);
});

test("ending another person's session answers 404 and leaves it running", async () => {
  const [one, other] = [await auth.signInByLink(auth.newAddress()), await auth.signInByLink(auth.newAddress())];
  const [session] = await sessionsOf(other);
  expect((await one.delete(`/api/auth/sessions/${session?.id}`)).status).toBe(404);
  expect((await one.delete(`/api/auth/sessions/${randomUUID()}`)).status).toBe(404);
  expect((await one.delete('/api/auth/sessions/anything')).status).toBe(404);
  expect((await other.get('/api/auth/user')).status).toBe(200);
});

test('ending all sessions signs out everywhere, here too', async () => {
  const email = auth.newAddress();
  const desk = await auth.signInByLink(email);
  const phone = await auth.signInByLink(email);
  expect((await desk.delete('/api/auth/sessions')).status).toBe(204);
  expect(desk.cookie('evenhand_session')).toBeUndefined();
  expect((await desk.get('/api/auth/user')).status).toBe(401);
  expect((await phone.get('/api/auth/user')).status).toBe(401);
});

test('signing in again does not deadlock with another device that signs out everywhere', async () => {
  const email = auth.newAddress();
  const credentials = { email, password: 'Tq9#vLm2!xZ' };
  const [desk, phone] = [auth.newBrowser(), auth.newBrowser()];
  await desk.post('/api/auth/password/register', { ...credentials, firstName: '', lastName: '' });
  await phone.post('/api/auth/password/login', credentials);
  const ofPhone = 'SELECT FROM trusted_device ORDER BY last_used_at DESC LIMIT 1 FOR UPDATE';
  const [signedOut, signedIn] = await auth.locks.holding(ofPhone, [], async () => {
    const signOut = phone.delete('/api/auth/sessions');
    await auth.locks.waiting(1);
    const signIn = desk.post('/api/auth/password/login', credentials);
    await auth.locks.waiting(2);
    return [signOut, signIn] as const;
  });
  expect([(await signedOut).status, (await signedIn).status]).toEqual([204, 200]);
});

test("an ended session is removed from the gateway's cache at once", async () => {
  const email = auth.newAddress();
  const browser = await auth.signInByLink(email);
  const cookie = browser.cookie('evenhand_session');
  await auth.cacheAsGateway(cookie);
  await (await auth.signInByLink(email)).delete('/api/auth/sessions');
  expect(await auth.isCached(cookie)).toBe(false);
});

test('signing out ends the session in the table and in the cache, clears the cookie and redirects to the home page', async () => {
  const browser = await auth.signInByLink(auth.newAddress());
  const cookie = browser.cookie('evenhand_session');
  await auth.cacheAsGateway(cookie);
  const answer = await browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/');
  expect(browser.cookie('evenhand_session')).toBeUndefined();
  expect(await auth.resolve(cookie)).toBeNull();
  expect(await auth.isCached(cookie)).toBe(false);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site' }],
  ['a browser that fetches ahead', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
])('%s does not sign a person out', async (_who, headers) => {
  const browser = await auth.signInByLink(auth.newAddress());
  const answer = await browser.get('/api/logout', headers);
  expect(answer.status).toBe(303);
  expect((await browser.get('/api/auth/user')).status).toBe(200);
});

test('signing out without a session redirects home', async () => {
  const answer = await auth.newBrowser().get('/api/logout');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
});

test('only the gateway may resolve a session cookie', async () => {
  const browser = await auth.signInByLink(auth.newAddress());
  const tokenHash = auth.sha256(browser.cookie('evenhand_session'));
  const asked = await browser.post('/internal/sessions/resolve', { tokenHash });
  expect(asked.status).toBe(404);
});

test('resolving answers 404 when the cookie belongs to no session', async () => {
  expect(await auth.resolve('no such session')).toBeNull();
});
