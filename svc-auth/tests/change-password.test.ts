import { eventually } from '@evenhand/service-kit/testing/eventually';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { type Auth, password, startAuth } from './support/auth.js';
import type { Browser } from './support/browser.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const newPassword = 'Pine-cone-7-lantern';

const register = async (email: string, browser = auth.newBrowser()) => {
  await browser.post('/api/auth/password/register', { email, password, firstName: 'Robin', lastName: 'Maple' });
  return browser;
};
const logIn = (email: string, guess = password, browser = auth.newBrowser()) =>
  browser.post('/api/auth/password/login', { email, password: guess });
const change = (browser: Browser, body: object) => browser.post('/api/auth/password/change', body);
const remove = (browser: Browser, body: object = {}) => browser.post('/api/auth/password/remove', body);
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/user')).status === 200;
const waysOf = async (browser: Browser) => (await browser.get('/api/auth/ways-to-sign-in')).body;
const trustedOf = (email: string) =>
  auth.query('SELECT token_hash FROM trusted_device d JOIN person p ON p.id = d.person_id WHERE email = $1', [
    auth.stored(email),
  ]);

/** Until the log has its entries: appending one waits for the lock of its person. */
const logged = (email: string, entries: number) =>
  eventually(async () => {
    const from = 'activity_head h JOIN person p ON p.case_id = h.case_id';
    expect(
      await auth.query(`SELECT 1 FROM ${from} WHERE email = $1 AND count >= $2`, [auth.stored(email), entries]),
    ).toHaveLength(1);
  });

/** Returns the token of a requested reset link. */
const resetToken = async (email: string, count = 1): Promise<string> => {
  await auth.newBrowser().post('/api/auth/password/reset-link', { email });
  return (await auth.mail.fragment(email, 'Choose a password', count)).get('token') ?? '';
};
const reset = (token: string, chosen = newPassword, browser = auth.newBrowser()) =>
  browser.post('/api/auth/password/reset', { token, newPassword: chosen });

test('changing the password needs the current one, and ends every other session and remembered browser', async () => {
  const email = auth.newAddress();
  const own = await register(email);
  const spouse = auth.newBrowser();
  await logIn(email, password, spouse);
  expect(await waysOf(own)).toEqual({ hasPassword: true, addressProvenLately: false });

  const without = await change(own, { newPassword });
  expect(without).toMatchObject({ status: 422, body: { errors: [{ pointer: '/currentPassword' }] } });
  const wrong = await change(own, { currentPassword: 'Wrong-1-guess', newPassword });
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ pointer: '/currentPassword' }] } });
  expect(await isSignedIn(spouse)).toBe(true);

  expect((await change(own, { currentPassword: password, newPassword })).status).toBe(204);
  expect([await isSignedIn(own), await isSignedIn(spouse)]).toEqual([true, false]);
  expect(await trustedOf(email)).toEqual([{ token_hash: auth.sha256(own.cookie('evenhand_device')) }]);
  expect((await logIn(email)).status).toBe(401);
  expect((await logIn(email, newPassword)).status).toBe(200);
  const { text } = await auth.mail.about(email, 'Your password was changed');
  expect(text).not.toMatch(/separat|divorc|agreement|spouse|partner/i);
});

test('attacker finds a session open and guesses the current password, product delays the account after five attempts', async () => {
  const own = await register(auth.newAddress());
  for (let tries = 0; tries < 5; tries += 1)
    expect((await change(own, { currentPassword: 'Wrong-1-guess', newPassword })).status).toBe(422);
  expect((await change(own, { currentPassword: password, newPassword })).status).toBe(429);
});

test('a session that began with a link sets a password without the current one for ten minutes', async () => {
  const email = auth.newAddress();
  const own = await auth.signInByLink(email);
  expect(await waysOf(own)).toEqual({ hasPassword: false, addressProvenLately: true });
  expect((await change(own, { newPassword: 'short' })).body).toMatchObject({ errors: [{ pointer: '/newPassword' }] });
  expect((await change(own, { newPassword })).status).toBe(204);
  expect((await logIn(email, newPassword)).status).toBe(200);
  auth.clock.forward({ minutes: 11 });
  expect(await waysOf(own)).toEqual({ hasPassword: true, addressProvenLately: false });
  expect((await change(own, { newPassword: password })).status).toBe(422);
});

test('attacker finds an old session open and sets a first password, product asks for a proof of the address', async () => {
  const own = await auth.signInByLink(auth.newAddress());
  auth.clock.forward({ minutes: 11 });
  expect(await change(own, { newPassword })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/currentPassword' }] },
  });
  expect(await change(own, { currentPassword: 'Any-1-guess', newPassword })).toMatchObject({ status: 422 });
  expect(await waysOf(own)).toMatchObject({ hasPassword: false });
});

test('an account whose password was removed signs in by link', async () => {
  const email = auth.newAddress();
  const own = await register(email);
  const spouse = auth.newBrowser();
  await logIn(email, password, spouse);
  expect((await remove(own)).status).toBe(422);
  expect((await remove(own, { currentPassword: password })).status).toBe(204);
  expect([await isSignedIn(own), await isSignedIn(spouse)]).toEqual([true, false]);
  expect(await waysOf(own)).toMatchObject({ hasPassword: false });
  expect((await logIn(email)).status).toBe(401);
  expect(await isSignedIn(await auth.signInByLink(email))).toBe(true);
  await auth.mail.about(email, 'Your password was removed');
});

test('a password reset by mail ends all sessions and remembered browsers, and works once', async () => {
  const email = auth.newAddress();
  const spouse = await register(email);
  await auth.signInByLink(email, spouse);
  const older = await resetToken(email);
  const token = await resetToken(email, 2);
  expect((await reset(older)).body).toEqual({ reset: false });
  expect(await reset(token, 'Password123!')).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/newPassword' }] },
  });

  const own = auth.newBrowser();
  expect((await reset(token, newPassword, own)).body).toEqual({ reset: true });
  expect((await reset(token, 'Another-1-entirely')).body).toEqual({ reset: false });
  const explained = await auth.why(email);
  for (const because of ['replaced', 'used']) expect(explained).toMatch(new RegExp(`refused .+ because ${because} `));
  expect([await isSignedIn(own), await isSignedIn(spouse)]).toEqual([false, false]);
  expect(await trustedOf(email)).toEqual([{ token_hash: auth.sha256(own.cookie('evenhand_device')) }]);
  expect((await logIn(email)).status).toBe(401);
  expect((await logIn(email, newPassword, own)).status).toBe(200);
});

test('a link for a new password works for 30 minutes', async () => {
  const token = await resetToken(auth.newAddress());
  auth.clock.forward({ minutes: 31 });
  expect((await reset(token)).body).toEqual({ reset: false });
  await auth.sweep();
  expect(await auth.query('SELECT 1 FROM mailed_link WHERE token_hash = $1', [auth.sha256(token)])).toEqual([]);
});

test('attacker asks to reset passwords of addresses to learn who has an account, product answers and mails the same', async () => {
  const [known, unknown] = [auth.newAddress(), auth.newAddress()];
  await register(known);
  const ask = (email: string) => auth.newBrowser().post('/api/auth/password/reset-link', { email });
  const [one, other] = [await ask(known), await ask(unknown)];
  expect([one.status, one.body]).toEqual([other.status, other.body]);
  const texts = await Promise.all([known, unknown].map((email) => auth.mail.about(email, 'Choose a password')));
  const withoutLink = texts.map(({ text }) => text.replace(/https?:\S+/, ''));
  expect(withoutLink[0]).toBe(withoutLink[1]);
});

test('attacker registered the address of a stranger, who resets the password: product treats it as the first proof', async () => {
  const email = auth.newAddress();
  const attacker = await register(email);
  expect((await reset(await resetToken(email))).body).toEqual({ reset: true });
  expect(await isSignedIn(attacker)).toBe(false);
  const proofs = (await auth.eventsAbout(email)).filter(({ name }) => name === 'address.proven');
  expect(proofs).toMatchObject([{ payload: { contentMayBeForeign: true } }]);
});

test('attacker has a mailed sign-in link open while the password is changed, product drops the link', async () => {
  const email = auth.newAddress();
  const own = await register(email);
  await auth.newBrowser().post('/api/auth/magic-link/send', { email });
  const link = await auth.mail.link(email, 1, 'Your sign-in link');
  await change(own, { currentPassword: password, newPassword });
  expect((await auth.newBrowser().post('/api/auth/magic-link/verify', link)).body).toEqual({ verified: false });
});

test('attacker signs in with the old password while it is being changed, product refuses the sign-in', async () => {
  const email = auth.newAddress();
  const own = await register(email);
  await logged(email, 2);
  const ofPerson = 'SELECT FROM person WHERE email = $1 FOR UPDATE';
  const [changed, signedIn] = await auth.locks.holding(ofPerson, [auth.stored(email)], async () => {
    const changing = change(own, { currentPassword: password, newPassword });
    await auth.locks.waiting(1);
    const signingIn = logIn(email);
    await auth.locks.waiting(2);
    return [changing, signingIn] as const;
  });
  expect([(await changed).status, (await signedIn).status]).toEqual([204, 401]);
});

test('ending all other sessions keeps this one and makes the other browsers unknown', async () => {
  const email = auth.newAddress();
  const own = await register(email);
  const spouse = auth.newBrowser();
  await logIn(email, password, spouse);
  expect((await own.post('/api/auth/sessions/end-others')).status).toBe(204);
  expect([await isSignedIn(own), await isSignedIn(spouse)]).toEqual([true, false]);
  expect(await trustedOf(email)).toEqual([{ token_hash: auth.sha256(own.cookie('evenhand_device')) }]);
});
