import { AppSecret, SecondFactor } from '@evenhand/contracts/auth/second-factor';
import { secondFactorChanged } from '@evenhand/contracts/events/second-factor-changed';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { authServer } from '@evenhand/wording/auth-server';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { type Auth, password, startAuth } from './support/auth.js';
import type { Browser } from './support/browser.js';
import { codeOf, nextCodeOf, proveBy as prove, setUpApp, withApp } from './support/with-app.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const noFactor = { status: 409, body: expect.objectContaining({ code: 'no-second-factor' }) };
const notOpen = { status: 409, body: expect.objectContaining({ code: 'recovery-not-open' }) };
const notProven = { status: 422, body: expect.objectContaining({ detail: authServer.factorNeedsMail }) };
const none = { recovery: null, addressChange: null, deletion: null };
const announcedIn = async (where: Browser) => (await where.get('/api/auth/second-factor/recovery')).body;
/** Open to a proof of the factor alone. */
const closed: readonly ((browser: Browser) => Promise<{ status: number }>)[] = [
  (browser) => browser.get('/api/auth/sessions'),
  (browser) => browser.post('/api/auth/sessions/end-others'),
  (browser) => browser.post('/api/auth/second-factor/app'),
  (browser) => browser.delete('/api/auth/second-factor/app'),
  (browser) => browser.post('/api/auth/passkeys/options'),
  (browser) => browser.post('/api/auth/second-factor/recovery-codes'),
  (browser) => browser.post('/api/auth/second-factor/recovery/cancel'),
  (browser) => browser.post('/api/auth/password/change', { newPassword: `${password}2` }),
];

/** Every link of a notice to an address. */
const pressNotMe = async (email: string, browser: Browser): Promise<void> => {
  for (const { text } of await auth.mail.of(email)) {
    const token = /not-me#token=([\w-]+)/.exec(text)?.[1];
    if (token) await browser.post('/api/auth/not-me', { token });
  }
};

const dueProblem = { status: 403, body: expect.objectContaining({ code: 'second-factor-needed' }) };

test('a sign-in by link is complete once the code of the app is entered', async () => {
  const { email, secret } = await withApp(auth);
  const other = await auth.signInByLink(email);
  expect(await other.get('/api/auth/sessions')).toMatchObject(dueProblem);
  expect((await prove(other, nextCodeOf(auth, secret))).status).toBe(204);
  expect((await other.get('/api/auth/sessions')).status).toBe(200);
});

test('a sign-in by password needs the second factor, and so does one after a reset of the password', async () => {
  const { email, browser } = await withApp(auth);
  await browser.post('/api/auth/password/change', { newPassword: password });
  const other = auth.newBrowser();
  expect((await other.post('/api/auth/password/login', { email, password })).status).toBe(200);
  expect(await other.get('/api/auth/sessions')).toMatchObject(dueProblem);
  expect(await other.post('/api/auth/password/remove', { currentPassword: password })).toMatchObject(dueProblem);
});

test('a code of the app works once', async () => {
  const { email, secret } = await withApp(auth);
  const [first, second] = [await auth.signInByLink(email), await auth.signInByLink(email)];
  const code = nextCodeOf(auth, secret);
  expect((await prove(first, code)).status).toBe(204);
  expect((await prove(second, code)).status).toBe(422);
});

test('a recovery code works once, and new ones end the earlier', async () => {
  const { email, codes, secret } = await withApp(auth);
  const [code = '', unused = ''] = codes;
  const [first, second] = [await auth.signInByLink(email), await auth.signInByLink(email)];
  expect((await prove(first, code.toUpperCase())).status).toBe(204);
  expect((await prove(second, code)).status).toBe(422);
  const { recoveryCodes } = SecondFactor.parse((await first.get('/api/auth/second-factor')).body);
  expect(recoveryCodes?.left).toBe(9);
  expect((await prove(first, nextCodeOf(auth, secret))).status).toBe(204);
  expect((await first.post('/api/auth/second-factor/recovery-codes')).status).toBe(200);
  expect((await prove(second, unused)).status).toBe(422);
});

test('attacker guesses codes: product makes each next guess wait', async () => {
  const { email } = await withApp(auth);
  const thief = await auth.signInByLink(email);
  const answers: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) answers.push((await prove(thief, '000000')).status);
  expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
});

test('the app is removed only with a recent proof, and then a sign-in needs no code', async () => {
  const { email, browser, secret } = await withApp(auth);
  auth.clock.forward({ minutes: 11 });
  expect(await browser.delete('/api/auth/second-factor/app')).toMatchObject(dueProblem);
  expect((await prove(browser, codeOf(auth, secret))).status).toBe(204);
  expect((await browser.delete('/api/auth/second-factor/app')).status).toBe(204);
  const { text } = await auth.mail.about(email, mailAuth.appRemoved.subject, 2);
  expect(text).toContain('a code from an app. It asks for no second step any more.');
  expect(await browser.delete('/api/auth/second-factor/app')).toMatchObject(noFactor);
  const other = await auth.signInByLink(email);
  expect((await other.get('/api/auth/sessions')).status).toBe(200);
  expect(await prove(other, codeOf(auth, secret))).toMatchObject({ status: 409, body: { code: 'no-second-factor' } });
});

test('confirming the app signs out every other browser', async () => {
  const email = auth.newAddress();
  const [other, browser] = [await auth.signInByLink(email), await auth.signInByLink(email)];
  const { secret } = AppSecret.parse((await browser.post('/api/auth/second-factor/app', {})).body);
  expect((await browser.post('/api/auth/second-factor/app/confirm', { code: '000000' })).status).toBe(422);
  expect((await other.get('/api/auth/user')).status).toBe(200);
  expect((await browser.post('/api/auth/second-factor/app/confirm', { code: codeOf(auth, secret) })).status).toBe(200);
  expect((await other.get('/api/auth/user')).status).toBe(401);
  expect((await browser.get('/api/auth/sessions')).status).toBe(200);
});

test('a recovery without app and codes opens after 72 hours, in the browser that asked', async () => {
  const { email } = await withApp(auth);
  const browser = await auth.signInByLink(email);
  expect(await browser.post('/api/auth/second-factor/recovery')).toMatchObject({
    body: { isOver: false, askedHere: true },
  });
  expect(await browser.post('/api/auth/second-factor/recovery/finish')).toMatchObject(notOpen);
  auth.clock.forward({ hours: 73 });
  const elsewhere = await auth.signInByLink(email);
  expect(await elsewhere.post('/api/auth/second-factor/recovery/finish')).toMatchObject(notOpen);
  await auth.signInByLink(email, browser);
  expect(await browser.get('/api/auth/sessions')).toMatchObject(dueProblem);
  expect((await browser.post('/api/auth/second-factor/recovery/finish')).status).toBe(204);
  expect((await browser.get('/api/auth/sessions')).status).toBe(200);
  expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
  expect(await browser.post('/api/auth/second-factor/recovery/finish')).toMatchObject(noFactor);
  expect(await browser.post('/api/auth/second-factor/recovery')).toMatchObject(noFactor);
});

test('a recovery is announced by mail and in every known browser, and a proof of the factor stops it', async () => {
  const { email, browser, secret } = await withApp(auth);
  const known = await auth.signInByLink(email);
  await prove(known, nextCodeOf(auth, secret));
  await known.get('/api/logout');
  const thief = await auth.signInByLink(email);
  const asked = { recovery: { askedHere: false, isOver: false } };
  const stops = [
    () => browser.post('/api/auth/second-factor/recovery/cancel'),
    () => prove(browser, nextCodeOf(auth, secret)),
  ];
  for (const stop of stops) {
    await thief.post('/api/auth/second-factor/recovery');
    expect(await announcedIn(browser)).toMatchObject(asked);
    expect(await announcedIn(known)).toMatchObject(asked);
    expect(await announcedIn(auth.newBrowser())).toEqual(none);
    expect((await stop()).status).toBe(204);
    expect(await announcedIn(known)).toEqual(none);
  }
  expect(await auth.mail.about(email, mailAuth.recoveryAsked.subject, 2)).toBeTruthy();
});

test('a browser is known only after the second factor, and the owner is mailed a sign-in then', async () => {
  const { email, secret } = await withApp(auth);
  const other = await auth.signInByLink(email);
  const devices = 'SELECT 1 FROM trusted_device WHERE token_hash = $1';
  const digest = auth.sha256(other.cookie('evenhand_device'));
  expect(await auth.query(devices, [digest])).toEqual([]);
  expect(await auth.mail.subjects(email)).not.toContain(mailAuth.newBrowser.subject);
  expect((await prove(other, nextCodeOf(auth, secret))).status).toBe(204);
  expect(await auth.query(devices, [digest])).toHaveLength(1);
  await auth.mail.about(email, mailAuth.newBrowser.subject);
  await prove(other, nextCodeOf(auth, secret));
  await auth.signInByLink(email, other);
  expect((await auth.mail.subjects(email)).filter((one) => one === mailAuth.newBrowser.subject)).toHaveLength(1);
});

test('attacker reads the mailbox while a recovery waits: product lets neither link, sign-in nor a recovery of theirs stop or replace it', async () => {
  const { email } = await withApp(auth);
  const owner = await auth.signInByLink(email);
  const asked = (await owner.post('/api/auth/second-factor/recovery')).body;
  const thief = await auth.signInByLink(email);
  expect(await announcedIn(thief)).toEqual(none);
  expect(await thief.post('/api/auth/second-factor/recovery/cancel')).toMatchObject(dueProblem);
  auth.clock.forward({ hours: 1 });
  await thief.post('/api/auth/second-factor/recovery');
  const { subject } = mailAuth.recoveryAsked;
  const token = (await auth.mail.fragment(email, subject)).get('token');
  expect((await auth.newBrowser().post('/api/auth/not-me', { token })).body).toEqual({ done: true });
  await auth.signInByLink(email, owner);
  expect(await announcedIn(owner)).toEqual({ ...none, recovery: asked });
  auth.clock.forward({ hours: 71, minutes: 30 });
  await auth.signInByLink(email, thief);
  expect(await thief.post('/api/auth/second-factor/recovery/finish')).toMatchObject(notOpen);
  await auth.signInByLink(email, owner);
  expect((await owner.post('/api/auth/second-factor/recovery/finish')).status).toBe(204);
});

test('attacker shares a computer with the owner: product shows and stops in a session only the recovery of its person', async () => {
  const shared = auth.newBrowser();
  const hers = await withApp(auth, shared);
  const her = await auth.signInByLink(hers.email);
  await her.post('/api/auth/second-factor/recovery');
  const his = await withApp(auth, shared);
  expect(await announcedIn(shared)).toEqual(none);
  expect((await shared.post('/api/auth/second-factor/recovery/cancel')).status).toBe(204);
  await shared.get('/api/logout');
  expect(await announcedIn(shared)).toMatchObject({ recovery: { askedHere: false } });
  expect((await shared.post('/api/auth/second-factor/recovery/cancel')).status).toBe(401);
  expect(await announcedIn(her)).toMatchObject({ recovery: { askedHere: true } });
  expect(his.email).not.toBe(hers.email);
});

test('attacker has the password of an account without a factor: product sets up none before a proof of the address', async () => {
  const email = auth.newAddress();
  const owner = await auth.signInByLink(email, await auth.register(email));
  const thief = auth.newBrowser();
  await thief.post('/api/auth/password/login', { email, password });
  for (const path of ['/api/auth/second-factor/app', '/api/auth/passkeys/options'])
    expect(await thief.post(path)).toMatchObject(notProven);
  expect((await owner.post('/api/auth/second-factor/app')).status).toBe(200);
});

test('attacker sets up the app from the mailbox: "this was not me" in a browser known before removes it', async () => {
  const email = auth.newAddress();
  const owner = await auth.register(email);
  await auth.signInByLink(email, owner);
  auth.clock.forward({ minutes: 1 });
  const thief = await auth.signInByLink(email);
  await thief.post('/api/auth/sessions/end-others');
  const { secret } = await setUpApp(auth, thief);
  await auth.signInByLink(email, owner);
  expect(await owner.get('/api/auth/sessions')).toMatchObject(dueProblem);
  const token = (await auth.mail.fragment(email, mailAuth.factorAdded.subject)).get('token');
  expect((await owner.post('/api/auth/not-me', { token })).body).toEqual({ done: true });
  await auth.signInByLink(email, owner);
  expect((await owner.get('/api/auth/sessions')).status).toBe(200);
  expect(await prove(owner, nextCodeOf(auth, secret))).toMatchObject(noFactor);
});

test('a recovery asked in a browser known before is not stopped by a factor that was set up since', async () => {
  const email = auth.newAddress();
  const owner = await auth.signInByLink(email);
  auth.clock.forward({ minutes: 1 });
  const thief = await auth.signInByLink(email);
  const { secret } = await setUpApp(auth, thief);
  await auth.signInByLink(email, owner);
  await owner.post('/api/auth/second-factor/recovery');
  await prove(thief, nextCodeOf(auth, secret));
  expect((await thief.post('/api/auth/second-factor/recovery/cancel')).status).toBe(204);
  auth.clock.forward({ hours: 73 });
  await auth.signInByLink(email, owner);
  expect((await owner.post('/api/auth/second-factor/recovery/finish')).status).toBe(204);
  expect((await thief.get('/api/auth/user')).status).toBe(401);
});

test('attacker reads the notice of a factor that its owner set up: product keeps it, in each of their browsers', async () => {
  const email = auth.newAddress();
  const owner = await auth.signInByLink(email);
  auth.clock.forward({ minutes: 1 });
  const thief = await auth.signInByLink(email);
  const { secret } = await setUpApp(auth, owner);
  const token = (await auth.mail.fragment(email, mailAuth.factorAdded.subject)).get('token');
  expect((await thief.post('/api/auth/not-me', { token })).body).toEqual({ done: true });
  await auth.signInByLink(email, thief);
  expect(await thief.get('/api/auth/sessions')).toMatchObject(dueProblem);
  expect((await prove(await auth.signInByLink(email), nextCodeOf(auth, secret))).status).toBe(204);
});

test('attacker enters wrong codes after a right password: the owner’s browser, recovery codes and passkeys do not wait, and the owner is mailed', async () => {
  const { email, browser, secret, codes } = await withApp(auth);
  const thief = await auth.signInByLink(email);
  for (let tries = 0; tries < 6; tries += 1) await prove(thief, '000000');
  expect((await prove(thief, codeOf(auth, secret))).status).toBe(429);
  expect((await prove(browser, codeOf(auth, secret))).status).toBe(422);
  await browser.get('/api/logout');
  await auth.signInByLink(email, browser);
  expect((await prove(browser, nextCodeOf(auth, secret))).status).toBe(204);
  const phone = await auth.signInByLink(email);
  for (let tries = 0; tries < 6; tries += 1) await prove(thief, 'aaaa-bbbb-cccc-dddd');
  expect((await prove(phone, codes[0] ?? '')).status).toBe(204);
  const { text } = await auth.mail.about(email, mailAuth.wrongCode.subject);
  expect(text).toContain('Firefox on Windows');
  expect((await auth.mail.subjects(email)).filter((one) => one === mailAuth.wrongCode.subject)).toHaveLength(1);
});

test('wrong codes in a known browser are mailed once it has to wait', async () => {
  const { email, browser } = await withApp(auth);
  for (let tries = 0; tries < 5; tries += 1) await prove(browser, '000000');
  expect(await auth.waitingMails(email)).toEqual([]);
  expect(await auth.mail.subjects(email)).not.toContain(mailAuth.wrongCode.subject);
  expect((await prove(browser, '000000')).status).toBe(429);
  await auth.mail.about(email, mailAuth.wrongCode.subject);
});

test.each([
  'password',
  'mailbox',
  'known browser',
  'password and mailbox',
  'password and known browser',
  'mailbox and known browser',
  'password, mailbox and known browser',
])('attacker has %s of an account with a second factor: product gives nothing', async (held) => {
  const { email, browser, secret } = await withApp(auth);
  await browser.post('/api/auth/password/change', { newPassword: password });
  await browser.get('/api/logout');
  const thief = held.includes('known browser') ? browser : auth.newBrowser();
  const enter = async () => {
    if (held.includes('password')) await thief.post('/api/auth/password/login', { email, password });
    if (held.includes('mailbox')) await auth.signInByLink(email, thief);
  };
  const steal = async () => {
    await enter();
    for (const call of closed) expect([401, 403]).toContain((await call(thief)).status);
    await thief.post('/api/auth/second-factor/recovery');
    if (held.includes('mailbox')) await pressNotMe(email, thief);
  };
  await steal();
  const phone = await auth.signInByLink(email);
  expect((await prove(phone, nextCodeOf(auth, secret))).status).toBe(204);
  auth.clock.forward({ hours: 73 });
  await enter();
  expect((await thief.post('/api/auth/second-factor/recovery/finish')).status).not.toBe(204);
  await auth.signInByLink(email, phone);
  await phone.post('/api/auth/second-factor/recovery');
  auth.clock.forward({ hours: 1 });
  await steal();
  auth.clock.forward({ hours: 71, minutes: 30 });
  await enter();
  expect((await thief.post('/api/auth/second-factor/recovery/finish')).status).not.toBe(204);
  await auth.signInByLink(email, phone);
  expect((await phone.post('/api/auth/second-factor/recovery/finish')).status).toBe(204);
});

test('a code is accepted as an app shows it, and a recovery code without its hyphens', async () => {
  const { browser, secret, codes } = await withApp(auth);
  const shown = nextCodeOf(auth, secret).replace(/^(...)/, '$1 ');
  expect((await prove(browser, shown)).status).toBe(204);
  expect((await prove(browser, (codes[0] ?? '').replaceAll('-', ''))).status).toBe(204);
  expect((await prove(browser, (codes[1] ?? '').replaceAll('-', ' ').toUpperCase())).status).toBe(204);
});

test('a late code, a used one and a factor changed in another tab are each refused with their sentence', async () => {
  const { browser, secret, codes } = await withApp(auth);
  const sentence = async (answer: ReturnType<typeof prove>) => JSON.stringify((await answer).body);
  const early = codeOf(auth, secret);
  expect(await sentence(prove(browser, early))).toContain(authServer.factorCode.used);
  const unused = codeOf(auth, secret, { secondsAgo: 60 });
  expect(await sentence(prove(browser, unused))).toContain(authServer.factorCode.late(1));
  const late = nextCodeOf(auth, secret);
  auth.clock.forward({ minutes: 5 });
  expect(await sentence(prove(browser, late))).toContain(authServer.factorCode.late(5));
  const [used = ''] = codes;
  expect((await prove(browser, used)).status).toBe(204);
  expect(await sentence(prove(browser, used))).toContain(authServer.factorCode.recoveryWrong);
  const again = { status: 409, body: expect.objectContaining({ code: 'already-done' }) };
  expect(await browser.post('/api/auth/second-factor/app', {})).toMatchObject(again);
  expect(await browser.post('/api/auth/second-factor/app/confirm', { code: codeOf(auth, secret) })).toMatchObject(
    again,
  );
  await browser.delete('/api/auth/second-factor/app');
  expect(await browser.post('/api/auth/second-factor/app/confirm', { code: codeOf(auth, secret) })).toMatchObject(
    noFactor,
  );
  expect(await browser.post('/api/auth/second-factor/recovery-codes')).toMatchObject(noFactor);
});

test('other services receive that a person has a second factor, at each sign-in that proves it, and when it is gone', async () => {
  const { email, secret } = await withApp(auth);
  const other = await auth.signInByLink(email);
  await prove(other, nextCodeOf(auth, secret));
  await prove(other, nextCodeOf(auth, secret));
  await other.delete('/api/auth/second-factor/app');
  const told = (await auth.eventsAbout(email)).filter(({ name }) => name === secondFactorChanged.name);
  const changes = told.map(({ payload }) => secondFactorChanged.payload.parse(payload));
  const inOrder = changes.toSorted((one, next) => one.at.localeCompare(next.at));
  expect(inOrder.map(({ isSetUp }) => isSetUp)).toEqual([true, true, false]);
});

test('attacker registers a stranger’s address: product accepts no second factor before the address is proven', async () => {
  const browser = await auth.register(auth.newAddress());
  const refused = await browser.post('/api/auth/second-factor/app');
  expect(refused).toMatchObject({ status: 409, body: { code: 'address-not-proven' } });
});

test('the secret of the app is not readable in the table', async () => {
  const { secret } = await withApp(auth);
  const rows = await auth.query("SELECT encode(secret, 'escape') AS stored FROM app_factor");
  for (const { stored } of rows) expect(String(stored)).not.toContain(secret);
});
