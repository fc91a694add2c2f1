import { forFile } from '@evenhand/service-kit/testing/for-file';
import { type Auth, password, startAuth } from './support/auth.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const logIn = (browser: ReturnType<Auth['newBrowser']>, email: string, guess = password) =>
  browser.post('/api/auth/password/login', { email, password: guess });
const verify = '/api/auth/magic-link/verify';

test('attacker types wrong passwords until the account is delayed, the owner still logs in from their own browser', async () => {
  const email = auth.newAddress();
  const ownersBrowser = await auth.register(email);
  await ownersBrowser.get('/api/logout');
  for (let tries = 0; tries < 6; tries += 1) await logIn(auth.newBrowser(), email, 'Wrong-1-guess');
  expect((await logIn(auth.newBrowser(), email)).status).toBe(429);
  expect((await logIn(ownersBrowser, email)).status).toBe(200);
});

test('attacker guesses in a browser that the owner has used, the product delays it after five attempts', async () => {
  const email = auth.newAddress();
  const shared = await auth.register(email);
  for (let tries = 0; tries < 5; tries += 1) expect((await logIn(shared, email, 'Wrong-1-guess')).status).toBe(401);
  expect((await logIn(shared, email)).status).toBe(429);
});

test('attacker signs in to another account for a device cookie, the product grants no further guesses with it', async () => {
  const [own, email] = [auth.newAddress(), auth.newAddress()];
  const attacker = await auth.register(own);
  await auth.register(email);
  for (let tries = 0; tries < 5; tries += 1) await logIn(attacker, email, 'Wrong-1-guess');
  expect((await logIn(attacker, email)).status).toBe(429);
});

test('attacker registers a stranger’s address and keeps the device cookie, the product ignores it once the address is proven', async () => {
  const email = auth.newAddress();
  await auth.register(email);
  await auth.signInByLink(email);
  const devices = await auth.query(
    'SELECT token_hash FROM trusted_device d JOIN person p ON p.id = d.person_id WHERE email = $1',
    [auth.stored(email)],
  );
  expect(devices).toHaveLength(1);
});

test('attacker mails a link to their own account, the product names both accounts and asks before it replaces a session', async () => {
  const [attackers, owners] = [auth.newAddress(), auth.newAddress()];
  await auth.newBrowser().post('/api/auth/magic-link/send', { email: attackers });
  const link = await auth.mail.link(attackers);
  const owner = await auth.signInByLink(owners);

  const asked = await owner.post(verify, link);
  expect(asked.body).toEqual({ verified: false, asksToReplace: { signedInAs: owners, linkFor: attackers } });
  expect((await owner.get('/api/auth/user')).body).toMatchObject({ email: owners });

  const answered = await owner.post(verify, { ...link, replaceSession: true });
  expect(answered.body).toMatchObject({ verified: true });
  expect((await owner.get('/api/auth/user')).body).toMatchObject({ email: attackers });
});

test('a magic link asked for in the same browser switches accounts without confirmation', async () => {
  const [first, second] = [auth.newAddress(), auth.newAddress()];
  const browser = await auth.signInByLink(first);
  await browser.post('/api/auth/magic-link/send', { email: second });
  expect((await browser.post(verify, await auth.mail.link(second))).body).toMatchObject({ verified: true });
});

test('a magic link for the signed-in account needs no confirmation in any browser', async () => {
  const email = auth.newAddress();
  const browser = await auth.signInByLink(email);
  await auth.newBrowser().post('/api/auth/magic-link/send', { email });
  expect((await browser.post(verify, await auth.mail.link(email, 2))).body).toMatchObject({ verified: true });
});

test('attacker opens a made-up link in a signed-in browser, the product does not reveal the account', async () => {
  const browser = await auth.signInByLink(auth.newAddress());
  const made = { token: 'A'.repeat(43), email: auth.newAddress() };
  expect((await browser.post(verify, made)).body).toEqual({ verified: false });
});

test('ending all sessions makes every browser unknown', async () => {
  const email = auth.newAddress();
  const browser = await auth.signInByLink(email);
  await browser.delete('/api/auth/sessions');
  expect(
    await auth.query('SELECT 1 FROM trusted_device d JOIN person p ON p.id = d.person_id WHERE email = $1', [
      auth.stored(email),
    ]),
  ).toEqual([]);
});

test('the device cookie is out of reach of scripts and of other sites, and is stored as a digest only', async () => {
  const browser = await auth.signInByLink(auth.newAddress());
  expect(browser.lastCookie('evenhand_device')).toMatch(/Max-Age=34560000; Path=\/api; .*HttpOnly; SameSite=Lax$/);
  const digest = auth.sha256(browser.cookie('evenhand_device'));
  expect(await auth.query('SELECT 1 FROM trusted_device WHERE token_hash = $1', [digest])).toHaveLength(1);
});
