import { Problem } from '@evenhand/contracts/problems';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { type Auth, startAuth } from './support/auth.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const password = 'Tq9#vLm2!xZ';
const registration = (email: string, other = {}) => ({
  email,
  password,
  firstName: 'Robin',
  lastName: 'Maple',
  ...other,
});
const register = (email: string, other = {}) =>
  auth.newBrowser().post('/api/auth/password/register', registration(email, other));
const logIn = (email: string, guess = password) =>
  auth.newBrowser().post('/api/auth/password/login', { email, password: guess });

const proofsOf = async (email: string) =>
  (await auth.eventsAbout(email)).flatMap(({ name, payload }) => (name === 'address.proven' ? [payload] : []));

test('registering signs in, and the password logs in later', async () => {
  const email = auth.newAddress();
  const browser = auth.newBrowser();
  const registered = await browser.post('/api/auth/password/register', registration(email));
  expect(registered.status).toBe(201);
  expect(registered.body).toEqual({
    success: true,
    user: { id: expect.any(String), email, firstName: 'Robin', lastName: 'Maple' },
  });
  expect((await browser.get('/api/auth/user')).body).toMatchObject({ email, firstName: 'Robin' });
  const loggedIn = await logIn(email);
  expect(loggedIn.status).toBe(200);
  expect(loggedIn.body).toEqual(registered.body);
});

test('registering publishes the person and their case in the same transaction', async () => {
  const email = auth.newAddress();
  await register(email);
  const events = await auth.eventsAbout(email);
  const [person] = await auth.query('SELECT id, case_id FROM person WHERE email = $1', [auth.stored(email)]);
  expect(events).toEqual([
    {
      name: 'person.registered',
      payload: { personId: person?.id, caseId: person?.case_id, email, firstName: 'Robin', lastName: 'Maple' },
    },
  ]);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const email = auth.newAddress();
  await register(email);
  const [wrong, unknown] = [await logIn(email, 'Tq9#vLm2!xY'), await logIn(auth.newAddress())];
  const said = { status: 401, code: 'sign-in-needed', error: 'Authentication failed' };
  expect(wrong.body).toMatchObject(said);
  expect(unknown.body).toEqual({
    ...Problem.parse(wrong.body),
    requestId: expect.any(String),
    traceId: expect.any(String),
  });
  expect(wrong.headers.get('set-cookie')).not.toContain('evenhand_session');
});

test('a person who has only signed in by link has no password to guess', async () => {
  const email = auth.newAddress();
  await auth.signInByLink(email);
  expect((await logIn(email)).status).toBe(401);
});

test('registering with a known address signs in no account, changes nothing, and mails its owner', async () => {
  const email = auth.newAddress();
  await register(email);
  const again = await register(email, { password: 'Another-1-entirely', firstName: 'Mallory' });
  expect(again.status).toBe(422);
  expect(again.body).toMatchObject({ error: expect.stringContaining('could not create an account') });
  expect(again.headers.get('set-cookie')).not.toContain('evenhand_session');
  expect((await logIn(email, 'Another-1-entirely')).status).toBe(401);
  expect((await logIn(email)).body).toMatchObject({ user: { firstName: 'Robin' } });
  const { subject } = await auth.mail.arriving(email, 2);
  expect(subject).toBe('About your account');
});

test('two registrations of one address at once create one account', async () => {
  const email = auth.newAddress();
  const statuses = (await Promise.all([register(email), register(email)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 422]);
  expect(await auth.query('SELECT id FROM person WHERE email = $1', [auth.stored(email)])).toHaveLength(1);
});

test('a new account is asked by mail to confirm its address, in neutral words', async () => {
  const email = auth.newAddress();
  await register(email);
  const { subject, text } = await auth.mail.arriving(email);
  expect(subject).toBe('Please confirm your address');
  expect(`${subject} ${text}`).not.toMatch(/separat|divorc|agreement|spouse|partner/i);
});

test("attacker registers a stranger's address and waits; the stranger's first link ends the session and password, and the services receive the event", async () => {
  const email = auth.newAddress();
  const stranger = auth.newBrowser();
  await stranger.post('/api/auth/password/register', registration(email));
  const owner = await auth.signInByLink(email);
  expect((await owner.get('/api/auth/user')).body).toMatchObject({ email });
  expect((await stranger.get('/api/auth/user')).status).toBe(401);
  expect((await logIn(email)).status).toBe(401);
  expect(await proofsOf(email)).toEqual([expect.objectContaining({ contentMayBeForeign: true })]);
  await auth.signInByLink(email);
  expect(await proofsOf(email)).toHaveLength(1);
});

test('the identity states whether the address is proven', async () => {
  const email = auth.newAddress();
  const browser = auth.newBrowser();
  await browser.post('/api/auth/password/register', registration(email));
  expect(await auth.resolve(browser.cookie('evenhand_session'))).toMatchObject({ addressProven: false });
  expect((await browser.get('/api/auth/user')).body).toMatchObject({ addressProven: false });
  await browser.post('/api/auth/magic-link/verify', await auth.mail.link(email));
  expect(await auth.resolve(browser.cookie('evenhand_session'))).toMatchObject({ addressProven: true });
  expect((await browser.get('/api/auth/user')).body).toMatchObject({ addressProven: true });
});

test('confirming the address in the browser that registered keeps the password and ends other sessions', async () => {
  const email = auth.newAddress();
  const browser = auth.newBrowser();
  const other = auth.newBrowser();
  await browser.post('/api/auth/password/register', registration(email));
  await other.post('/api/auth/password/login', { email, password });
  await browser.post('/api/auth/magic-link/verify', await auth.mail.link(email, 1, 'Please confirm your address'));
  expect((await browser.get('/api/auth/user')).status).toBe(200);
  expect((await other.get('/api/auth/user')).status).toBe(401);
  expect(await proofsOf(email)).toEqual([expect.objectContaining({ contentMayBeForeign: false })]);
  await auth.signInByLink(email);
  expect((await logIn(email)).status).toBe(200);
});

test.each([
  ['Short1!', 'Password needs: At least 8 characters'],
  ['tq9#vlm2!xz', 'Password needs: One uppercase letter'],
  ['TqvLmxZwrk', 'Password needs: One number, One special character'],
])('the password %s is refused with what it needs', async (weak, sentence) => {
  const answer = await register(auth.newAddress(), { password: weak });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ error: sentence, errors: [{ pointer: '/password', detail: sentence }] });
});

test('a common password is refused with a kind sentence', async () => {
  const answer = await register(auth.newAddress(), { password: 'Password123!' });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ error: expect.stringContaining('easy to guess') });
});

test('a password of 64 characters is accepted, and each of its characters counts', async () => {
  const email = auth.newAddress();
  const long = `${'pine cone lantern '.repeat(4).slice(0, 61)}A1!`;
  expect(long).toHaveLength(64);
  expect((await register(email, { password: long })).status).toBe(201);
  expect((await logIn(email, long)).status).toBe(200);
  expect((await logIn(email, long.slice(0, 63))).status).toBe(401);
});

test('names keep their script, emoji and punctuation', async () => {
  const names = { firstName: '<b>عمر</b> 🌿', lastName: "O'Brien & Ng" };
  expect((await register(auth.newAddress(), names)).body).toMatchObject({ user: names });
});

test('log-in answers 429 after five wrong passwords, with growing delays, also for the right one', async () => {
  const email = auth.newAddress();
  await register(email);
  for (let tries = 0; tries < 5; tries++) expect((await logIn(email, 'Wrong-1-guess')).status).toBe(401);
  const waiting = await logIn(email);
  expect(waiting.status).toBe(429);
  expect(waiting.body).toMatchObject({ error: 'Too many attempts. Please wait a minute and try again.' });
  auth.clock.forward({ seconds: 31 });
  expect((await logIn(email, 'Wrong-1-guess')).status).toBe(401);
  auth.clock.forward({ seconds: 31 });
  expect((await logIn(email)).status).toBe(429);
  auth.clock.forward({ seconds: 30 });
  expect((await logIn(email)).status).toBe(200);
  expect((await logIn(email, 'Wrong-1-guess')).status).toBe(401);
});

test('parallel guesses are limited like sequential ones', async () => {
  const email = auth.newAddress();
  const guesses = Array.from({ length: 12 }, (_, index) => logIn(email, `Wrong-${index}-guess`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test('an attempt that is counted while another clears the count does not fail', async () => {
  const clearAndCount = async (account: string) => {
    for (let round = 0; round < 30; round += 1) {
      await auth.attempts.forget('password of an account', account);
      await auth.attempts.tryCount('password of an account', account);
    }
  };
  const account = auth.newAddress();
  await Promise.all(Array.from({ length: 8 }, () => clearAndCount(account)));
});

test('an unknown address is delayed like a known one', async () => {
  const email = auth.newAddress();
  for (let tries = 0; tries < 5; tries++) expect((await logIn(email)).status).toBe(401);
  expect((await logIn(email)).status).toBe(429);
});

test('a network address that tries many accounts is delayed; others are not', async () => {
  const networkAddress = '203.0.113.77';
  const key = auth.seal.digest(`passwords from an address: ${networkAddress}`);
  await auth.query('INSERT INTO attempt (key, count, last_at) VALUES ($1, 59, now())', [key]);
  const spray = () =>
    auth
      .newBrowser({ networkAddress })
      .post('/api/auth/password/login', { email: auth.newAddress(), password: 'Wrong-1-guess' });
  const statuses = (await Promise.all([spray(), spray(), spray()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([401, 429, 429]);
  expect((await logIn(auth.newAddress())).status).toBe(401);
});

test('successful log-ins do not count against the network address', async () => {
  const email = auth.newAddress();
  const browser = auth.newBrowser({ networkAddress: '203.0.113.78' });
  await browser.post('/api/auth/password/register', registration(email));
  await browser.post('/api/auth/password/login', { email, password });
  const key = auth.seal.digest('passwords from an address: 203.0.113.78');
  expect(await auth.query('SELECT count FROM attempt WHERE key = $1', [key])).toEqual([{ count: 0 }]);
});

test('the owner can sign in by link while password log-ins have to wait', async () => {
  const email = auth.newAddress();
  await register(email);
  for (let tries = 0; tries < 6; tries++) await logIn(email, 'Wrong-1-guess');
  const owner = await auth.signInByLink(email);
  expect((await owner.get('/api/auth/user')).status).toBe(200);
});

test.each([
  [{ password: undefined }, '/password'],
  [{ password: 12345678 }, '/password'],
  [{ password: `Aa1!${'x'.repeat(300)}` }, '/password'],
  [{ email: 'nobody' }, '/email'],
  [{ firstName: 'x'.repeat(151) }, '/firstName'],
  [{ firstName: 'Alex, see example.org' }, '/firstName'],
  [{ lastName: 'Maple\nYour account is closed' }, '/lastName'],
  [{ role: 'owner' }, '/role'],
])('registering with %j is refused, pointing at %s', async (change, pointer) => {
  const answer = await register('robin@example.ca', change);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ errors: [{ pointer }] });
});
