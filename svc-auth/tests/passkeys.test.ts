import { PasskeyAdded } from '@evenhand/contracts/auth/passkeys';
import { SecondFactor } from '@evenhand/contracts/auth/second-factor';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { authServer } from '@evenhand/wording/auth-server';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { type Auth, startAuth } from './support/auth.js';
import { Authenticator } from './support/authenticator.js';
import type { Browser } from './support/browser.js';
import { setUpApp } from './support/with-app.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const newAuthenticator = () => new Authenticator(new URL(auth.publicUrl).origin);
const optionsToAdd = async (browser: Browser, proof = {}) =>
  (await browser.post('/api/auth/passkeys/options', proof)).body;
const optionsToSignIn = async (browser: Browser) => (await browser.post('/api/auth/passkey-sign-in/options')).body;
const optionsToProve = async (browser: Browser) => (await browser.post('/api/auth/second-factor/passkey/options')).body;
const add = async (browser: Browser, authenticator: Authenticator, name = 'My phone') =>
  browser.post('/api/auth/passkeys', { name, credential: authenticator.make(await optionsToAdd(browser)) });
const signIn = async (authenticator: Authenticator, browser = auth.newBrowser()) =>
  browser.post('/api/auth/passkey-sign-in', authenticator.use(await optionsToSignIn(browser)));
const prove = async (browser: Browser, authenticator: Authenticator) =>
  browser.post('/api/auth/second-factor/passkey', authenticator.use(await optionsToProve(browser)));
const factorOf = async (browser: Browser) => SecondFactor.parse((await browser.get('/api/auth/second-factor')).body);

/** An account with a passkey; its browser is signed in and has just proven it. */
const withPasskey = async () => {
  const email = auth.newAddress();
  const browser = await auth.signInByLink(email);
  const authenticator = newAuthenticator();
  const added = await add(browser, authenticator);
  return { email, browser, authenticator, codes: PasskeyAdded.parse(added.body).codes };
};

const dueProblem = { status: 403, body: expect.objectContaining({ code: 'second-factor-needed' }) };
const unknown = { status: 401, body: expect.objectContaining({ detail: authServer.passkey.unknown }) };
const notAdded = { status: 422, body: expect.objectContaining({ detail: authServer.passkey.notAdded }) };
const refused = { status: 422, body: expect.objectContaining({ detail: authServer.passkey.unknown }) };

test('a passkey alone signs in and proves the second factor', async () => {
  const { authenticator, email } = await withPasskey();
  const elsewhere = auth.newBrowser();
  expect(await signIn(authenticator, elsewhere)).toMatchObject({ status: 200, body: { user: { email } } });
  expect((await elsewhere.get('/api/auth/sessions')).body).toMatchObject([{ way: 'passkey', current: true }, {}]);
  expect((await elsewhere.post('/api/auth/second-factor/recovery-codes')).status).toBe(200);
});

test('a sign-in by link is complete once the passkey signs, and the first passkey brings recovery codes', async () => {
  const { authenticator, email, codes } = await withPasskey();
  expect(codes).toHaveLength(10);
  const other = await auth.signInByLink(email);
  expect(await other.get('/api/auth/sessions')).toMatchObject(dueProblem);
  expect((await other.get('/api/auth/second-factor/ways')).body).toEqual({ app: false, passkey: true, isDue: true });
  expect((await prove(other, authenticator)).status).toBe(204);
  expect((await other.get('/api/auth/sessions')).status).toBe(200);
  const third = await auth.signInByLink(email);
  expect((await third.post('/api/auth/second-factor/proof', { code: codes[0] })).status).toBe(204);
});

test('adding a passkey signs out every other browser and is mailed', async () => {
  const email = auth.newAddress();
  const [other, browser] = [await auth.signInByLink(email), await auth.signInByLink(email)];
  expect((await add(browser, newAuthenticator())).status).toBe(201);
  expect((await other.get('/api/auth/user')).status).toBe(401);
  const { text } = await auth.mail.about(email, mailAuth.passkeyAdded.subject);
  expect(text).toContain('a passkey was added');
  expect(text).toContain('Otherwise they stay.');
});

test('the app is removed while a passkey stays, and the mail names the passkey', async () => {
  const { email, browser } = await withPasskey();
  await setUpApp(auth, browser);
  expect((await browser.delete('/api/auth/second-factor/app')).status).toBe(204);
  const { text } = await auth.mail.about(email, mailAuth.appRemoved.subject, 3);
  expect(text).toContain('a code from an app. It still asks for a passkey.');
  expect(await browser.delete('/api/auth/second-factor/app')).toMatchObject({ body: { code: 'no-second-factor' } });
});

test('another factor is added only with a fresh proof of the first, and brings no new recovery codes', async () => {
  const { browser, authenticator } = await withPasskey();
  auth.clock.forward({ minutes: 11 });
  expect(await browser.post('/api/auth/passkeys/options')).toMatchObject(dueProblem);
  expect(await browser.post('/api/auth/second-factor/app', {})).toMatchObject(dueProblem);
  expect((await prove(browser, authenticator)).status).toBe(204);
  const second = newAuthenticator();
  expect(await add(browser, second, 'Laptop')).toMatchObject({ status: 201, body: { codes: [] } });
  expect((await signIn(second)).status).toBe(200);
  expect(await browser.post('/api/auth/second-factor/app', {})).toMatchObject({ status: 200 });
});

test('a removed passkey stops working at once, and its sessions end', async () => {
  const { browser, authenticator } = await withPasskey();
  const second = newAuthenticator();
  await add(browser, second, 'Lost phone');
  const thief = auth.newBrowser();
  await signIn(second, thief);
  const begun = await optionsToSignIn(thief);
  const { passkeys } = await factorOf(browser);
  const lost = passkeys.find(({ name }) => name === 'Lost phone');
  expect((await browser.delete(`/api/auth/passkeys/${lost?.id}`)).status).toBe(204);
  expect((await thief.get('/api/auth/user')).status).toBe(401);
  expect(await thief.post('/api/auth/passkey-sign-in', second.use(begun))).toMatchObject(unknown);
  expect(await signIn(second)).toMatchObject(unknown);
  expect((await signIn(authenticator)).status).toBe(200);
});

test('without its last passkey an account has no second factor and no recovery codes', async () => {
  const { browser, email } = await withPasskey();
  const [passkey] = (await factorOf(browser)).passkeys;
  auth.clock.forward({ minutes: 11 });
  expect(await browser.delete(`/api/auth/passkeys/${passkey?.id}`)).toMatchObject(dueProblem);
  auth.clock.reset();
  expect((await browser.delete(`/api/auth/passkeys/${passkey?.id}`)).status).toBe(204);
  expect(await factorOf(browser)).toEqual({ appSince: null, passkeys: [], recoveryCodes: null });
  const other = await auth.signInByLink(email);
  expect((await other.get('/api/auth/sessions')).status).toBe(200);
  const none = { status: 409, body: expect.objectContaining({ code: 'no-second-factor' }) };
  expect(await other.post('/api/auth/second-factor/passkey/options')).toMatchObject(none);
});

test('a counter that does not grow is accepted and noted, and one that is always 0 is not', async () => {
  const { browser, authenticator } = await withPasskey();
  const noted = async () => (await factorOf(browser)).passkeys[0]?.mayBeCopiedSince;
  await signIn(authenticator);
  await signIn(authenticator);
  expect(await noted()).toBeNull();
  authenticator.counter = 5;
  expect((await signIn(authenticator)).status).toBe(200);
  expect(await noted()).toBeNull();
  expect((await signIn(authenticator)).status).toBe(200);
  expect(await noted()).not.toBeNull();
});

test('attacker answers from another site, for another site or without the owner’s gesture: product refuses the passkey', async () => {
  const { authenticator } = await withPasskey();
  const own = await auth.signInByLink(auth.newAddress());
  const fresh = newAuthenticator();
  const forgeries = [
    { origin: 'https://evenhand.example' },
    { rpId: 'evenhand.example' },
    { unverified: true as const },
  ];
  for (const forged of forgeries) {
    const browser = auth.newBrowser();
    const signed = authenticator.use(await optionsToSignIn(browser), forged);
    expect(await browser.post('/api/auth/passkey-sign-in', signed)).toMatchObject(unknown);
    const credential = fresh.make(await optionsToAdd(own), forged);
    expect(await own.post('/api/auth/passkeys', { name: 'Forged', credential })).toMatchObject(notAdded);
  }
});

test('attacker replays a signed challenge, or answers one that is late, made up or of another browser: product refuses it', async () => {
  const { authenticator } = await withPasskey();
  const [browser, other] = [auth.newBrowser(), auth.newBrowser()];
  await optionsToSignIn(other);
  const signed = authenticator.use(await optionsToSignIn(browser));
  expect(await other.post('/api/auth/passkey-sign-in', signed)).toMatchObject(unknown);
  expect((await browser.post('/api/auth/passkey-sign-in', signed)).status).toBe(200);
  expect(await browser.post('/api/auth/passkey-sign-in', signed)).toMatchObject(unknown);
  const asked = await optionsToSignIn(browser);
  const madeUp = authenticator.use(asked, { challenge: 'A'.repeat(43) });
  expect(await browser.post('/api/auth/passkey-sign-in', madeUp)).toMatchObject(unknown);
  const malformed = { ...authenticator.use(asked), clientDataJSON: 'e30' };
  expect(await browser.post('/api/auth/passkey-sign-in', malformed)).toMatchObject(unknown);
  auth.clock.forward({ minutes: 6 });
  expect(await browser.post('/api/auth/passkey-sign-in', authenticator.use(asked))).toMatchObject(unknown);
  await auth.sweep();
  expect(await auth.query('SELECT 1 FROM passkey_challenge')).toEqual([]);
});

test('attacker uses their own passkey in the owner’s session: product accepts only the owner’s', async () => {
  const { email, authenticator } = await withPasskey();
  const attacker = await withPasskey();
  const thief = await auth.signInByLink(email);
  expect(await prove(thief, attacker.authenticator)).toMatchObject(refused);
  const ofAttacker = attacker.authenticator.use(await optionsToProve(attacker.browser));
  expect(await thief.post('/api/auth/second-factor/passkey', ofAttacker)).toMatchObject(refused);
  const forged = attacker.authenticator.use(await optionsToProve(thief), {
    userHandle: authenticator.use(await optionsToSignIn(auth.newBrowser())).userHandle,
  });
  expect(await thief.post('/api/auth/second-factor/passkey', forged)).toMatchObject(refused);
  expect(await thief.get('/api/auth/sessions')).toMatchObject(dueProblem);
});

test('attacker adds a passkey to the owner’s account: product takes no challenge of another session and no known credential', async () => {
  const { email, authenticator } = await withPasskey();
  const attacker = await auth.signInByLink(auth.newAddress());
  const forOwner = newAuthenticator().make(await optionsToAdd(attacker));
  const thief = await auth.signInByLink(email);
  expect(await thief.post('/api/auth/passkeys', { name: 'Thief', credential: forOwner })).toMatchObject(dueProblem);
  const copied = authenticator.make(await optionsToAdd(attacker));
  const known = { status: 409, body: expect.objectContaining({ code: 'already-done' }) };
  expect(await attacker.post('/api/auth/passkeys', { name: 'Copy', credential: copied })).toMatchObject(known);
});

test('attacker registers a stranger’s address: product accepts no passkey before the address is proven', async () => {
  const browser = await auth.register(auth.newAddress());
  const answer = await browser.post('/api/auth/passkeys/options');
  expect(answer).toMatchObject({ status: 409, body: { code: 'address-not-proven' } });
});

test('a passkey is renamed by its owner only, and an eleventh is refused', async () => {
  const { browser } = await withPasskey();
  const stranger = await withPasskey();
  const [passkey] = (await factorOf(browser)).passkeys;
  const path = `/api/auth/passkeys/${passkey?.id}`;
  expect((await browser.send('PATCH', path, { name: 'Old phone' })).status).toBe(204);
  expect((await stranger.browser.send('PATCH', path, { name: 'Mine now' })).status).toBe(404);
  expect((await stranger.browser.delete(path)).status).toBe(404);
  expect((await factorOf(browser)).passkeys).toMatchObject([{ name: 'Old phone' }]);
  for (let more = 0; more < 9; more += 1) await add(browser, newAuthenticator());
  expect(await browser.post('/api/auth/passkeys/options', {})).toMatchObject({
    status: 409,
    body: { code: 'list-is-full' },
  });
});

test('a person who lost every passkey recovers after 72 hours, and the lost ones stop working', async () => {
  const { email, authenticator } = await withPasskey();
  const browser = await auth.signInByLink(email);
  await browser.post('/api/auth/second-factor/recovery');
  auth.clock.forward({ hours: 73 });
  await auth.signInByLink(email, browser);
  expect((await browser.post('/api/auth/second-factor/recovery/finish')).status).toBe(204);
  expect(await factorOf(browser)).toMatchObject({ passkeys: [], recoveryCodes: null });
  const { text } = await auth.mail.about(email, mailAuth.factorsRemoved.subject, 2);
  expect(text).toContain('Passkeys, codes from an app and recovery codes no longer work for it.');
  expect(await signIn(authenticator)).toMatchObject(unknown);
});

test('a sign-in by passkey stops a recovery that waits', async () => {
  const { email, browser, authenticator } = await withPasskey();
  const thief = await auth.signInByLink(email);
  await thief.post('/api/auth/second-factor/recovery');
  await signIn(authenticator);
  expect((await browser.get('/api/auth/second-factor/recovery')).body).toEqual({
    recovery: null,
    addressChange: null,
    deletion: null,
  });
});
