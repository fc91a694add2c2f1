import { AddressChange } from '@evenhand/contracts/auth/address-change';
import { personRegistered } from '@evenhand/contracts/events/person-registered';
import { secondFactorChanged } from '@evenhand/contracts/events/second-factor-changed';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { type Auth, password, startAuth } from './support/auth.js';
import type { Browser } from './support/browser.js';
import { nextCodeOf, proveBy, withApp } from './support/with-app.js';

const PATH = '/api/auth/address';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const ask = (browser: Browser, email: string, given: object = {}) => browser.post(PATH, { email, ...given });
const linkTo = async (email: string) =>
  (await auth.mail.fragment(email, mailAuth.newAddress.subject)).get('token') ?? '';
const prove = async (browser: Browser, email: string) => browser.post(`${PATH}/proof`, { token: await linkTo(email) });
const pending = async (browser: Browser) => AddressChange.parse((await browser.get(PATH)).body).pending;
const emailOf = async (browser: Browser) => Object((await browser.get('/api/auth/user')).body).email;
const noticeOf = async (email: string) =>
  (await auth.mail.fragment(email, mailAuth.addressChangeAsked.subject)).get('token');
const resetPassword = async (email: string) => {
  await auth.newBrowser().post('/api/auth/password/reset-link', { email });
  const token = (await auth.mail.fragment(email, 'Choose a password')).get('token');
  expect(
    (await auth.newBrowser().post('/api/auth/password/reset', { token, newPassword: `${password}2` })).body,
  ).toEqual({ reset: true });
};
const afterTheWait = async () => {
  auth.clock.forward({ hours: 73 });
  await auth.completeAddressChanges();
};
const gone = { status: 410, body: expect.objectContaining({ code: 'link-gone' }) };

/** The earlier and the new address of an account that was signed in to by a link just now. */
const asked = async () => {
  const [from, to] = [auth.newAddress(), auth.newAddress()];
  const browser = await auth.signInByLink(from);
  expect((await ask(browser, to)).status).toBe(200);
  return { from, to, browser };
};

test('a new address takes effect 72 hours after it was asked for, and every service learns of it', async () => {
  const { from, to, browser } = await asked();
  expect((await prove(browser, to)).body).toMatchObject({ pending: { email: to, isProven: true } });
  auth.clock.forward({ hours: 71 });
  await auth.completeAddressChanges();
  expect(await auth.caseOf(from)).toMatch(/-/);
  auth.clock.forward({ hours: 2 });
  await auth.completeAddressChanges();
  expect(await emailOf(await auth.signInByLink(to, browser))).toBe(to);
  expect(await pending(browser)).toBeNull();
  const told = (await auth.eventsAbout(to)).filter(({ name }) => name === personRegistered.name);
  expect(told.map(({ payload }) => personRegistered.payload.parse(payload).email).sort()).toEqual([from, to].sort());
  await auth.mail.about(from, mailAuth.addressChanged.before.subject);
  const { text } = await auth.mail.about(to, mailAuth.addressChanged.now.subject);
  expect(text).not.toContain(from);
});

test('a proven address of a restored backup waits 72 hours again, with a new notice', async () => {
  const { from, to, browser } = await asked();
  await prove(browser, to);
  auth.clock.forward({ hours: 73 });
  await auth.restored();
  await auth.completeAddressChanges();
  expect(await auth.caseOf(from)).toMatch(/-/);
  await auth.mail.about(from, mailAuth.addressChangeAsked.subject, 2);
  await afterTheWait();
  expect(await auth.caseOf(to)).toMatch(/-/);
});

test('neither a proof without the wait nor the wait without a proof gives an account another address', async () => {
  const { from, to, browser } = await asked();
  await afterTheWait();
  expect(await auth.caseOf(from)).toMatch(/-/);
  await auth.signInByLink(from, browser);
  expect((await prove(browser, to)).body).toEqual({ pending: null });
  expect(await emailOf(browser)).toBe(to);
  const another = auth.newAddress();
  await ask(browser, another);
  auth.clock.forward({ hours: 24 * 8 });
  await auth.completeAddressChanges();
  await auth.signInByLink(to, browser);
  expect(await pending(browser)).toBeNull();
  expect(await prove(browser, another)).toMatchObject(gone);
});

test('attacker finds a session open and asks for an address of theirs: product asks for a proof, announces it and lets the mailbox stop it', async () => {
  const [from, to] = [auth.newAddress(), auth.newAddress()];
  const owner = await auth.signInByLink(from, await auth.register(from));
  const thief = auth.newBrowser();
  await thief.post('/api/auth/password/login', { email: from, password });
  expect(await ask(thief, to)).toMatchObject({ status: 422, body: { errors: [{ pointer: '/currentPassword' }] } });
  expect((await ask(thief, to, { currentPassword: password })).status).toBe(200);
  await prove(thief, to);
  expect((await owner.get('/api/auth/second-factor/recovery')).body).toMatchObject({
    addressChange: { opensAt: expect.any(String) },
  });
  expect((await auth.newBrowser().post('/api/auth/not-me', { token: await noticeOf(from) })).body).toEqual({
    done: true,
  });
  await afterTheWait();
  await auth.signInByLink(from, owner);
  expect(await emailOf(owner)).toBe(from);
  expect((await thief.get('/api/auth/user')).status).toBe(401);
});

test.each([
  ['signs in by link', (from: string) => auth.signInByLink(from)],
  ['chooses a password', (from: string) => resetPassword(from)],
])(
  'attacker registered the address of a stranger, asked for another address, a deletion and no mails, and the stranger %s: product drops all of it',
  async (_, proveMailbox) => {
    const [from, to] = [auth.newAddress(), auth.newAddress()];
    const attacker = await auth.register(from);
    await ask(attacker, to, { currentPassword: password });
    await prove(attacker, to);
    await attacker.post('/api/auth/deletion', { currentPassword: password });
    await attacker.put('/api/auth/notifications', { news: false, reminders: false });
    await proveMailbox(from);
    await afterTheWait();
    const owner = await auth.signInByLink(from);
    expect(await emailOf(owner)).toBe(from);
    expect(Object((await owner.get('/api/auth/deletion')).body).pending).toBeNull();
    expect((await owner.get('/api/auth/notifications')).body).toMatchObject({ news: true, reminders: true });
  },
);

test('attacker asks with a stolen password for an address of theirs and a deletion, and the owner resets the password: product stops both', async () => {
  const [from, to] = [auth.newAddress(), auth.newAddress()];
  await auth.signInByLink(from, await auth.register(from));
  const thief = auth.newBrowser();
  await thief.post('/api/auth/password/login', { email: from, password });
  await ask(thief, to, { currentPassword: password });
  await prove(thief, to);
  await thief.post('/api/auth/deletion', { currentPassword: password });
  await resetPassword(from);
  await afterTheWait();
  const owner = await auth.signInByLink(from);
  expect(await emailOf(owner)).toBe(from);
  expect(Object((await owner.get('/api/auth/deletion')).body).pending).toBeNull();
});

test('attacker asks for an address of theirs: every session of the owner stops it', async () => {
  const { from, to, browser } = await asked();
  await prove(browser, to);
  const owner = await auth.signInByLink(from);
  expect((await owner.delete(PATH)).status).toBe(204);
  await afterTheWait();
  expect(await emailOf(await auth.signInByLink(from, owner))).toBe(from);
});

test('attacker reads the mailbox that the holder of a second factor leaves: product lets the notice stop nothing', async () => {
  const { email: from, browser, secret } = await withApp(auth);
  const to = auth.newAddress();
  await ask(browser, to);
  await prove(browser, to);
  await auth.newBrowser().post('/api/auth/not-me', { token: await noticeOf(from) });
  await afterTheWait();
  await auth.signInByLink(to, browser);
  await proveBy(browser, nextCodeOf(auth, secret));
  expect(await emailOf(browser)).toBe(to);
  const told = (await auth.eventsAbout(to)).filter(({ name }) => name === secondFactorChanged.name);
  const states = told.map(({ payload }) => secondFactorChanged.payload.parse(payload));
  expect(states).toContainEqual(expect.objectContaining({ email: to, isSetUp: true }));
});

test('another address is asked for with a fresh proof of the second factor', async () => {
  const { browser } = await withApp(auth);
  auth.clock.forward({ minutes: 11 });
  expect(await ask(browser, auth.newAddress())).toMatchObject({ status: 403, body: { code: 'second-factor-needed' } });
});

test('attacker asks for addresses to learn who has an account: product answers the same, and mails it to the address alone', async () => {
  const taken = auth.newAddress();
  await auth.signInByLink(taken);
  const [free, browser] = [auth.newAddress(), await auth.signInByLink(auth.newAddress())];
  const answers = [];
  for (const email of [free, taken]) answers.push(await ask(browser, email));
  const [first, second] = answers.map(({ status, body }) => ({ status, pending: AddressChange.parse(body).pending }));
  expect(second).toEqual({
    status: first?.status,
    pending: { ...first?.pending, email: taken, opensAt: expect.any(String), linkEndsAt: expect.any(String) },
  });
  await auth.mail.about(taken, mailAuth.addressTaken.subject);
  expect(await auth.mail.subjects(taken)).not.toContain(mailAuth.newAddress.subject);
});

test('an address that gets an account during the wait stays with that account', async () => {
  const { from, to, browser } = await asked();
  await prove(browser, to);
  const other = await auth.signInByLink(to);
  await afterTheWait();
  await auth.mail.about(to, mailAuth.addressTaken.subject);
  expect(await emailOf(await auth.signInByLink(from, browser))).toBe(from);
  expect(await emailOf(await auth.signInByLink(to, other))).toBe(to);
});

test('attacker asks for a stranger’s address: product takes the link in a session of the same account alone', async () => {
  const { to } = await asked();
  const stranger = await auth.signInByLink(auth.newAddress());
  expect(await prove(stranger, to)).toMatchObject(gone);
  const token = await linkTo(to);
  expect((await auth.newBrowser().post(`${PATH}/proof`, { token })).status).toBe(401);
});

test('a later request replaces an earlier one, and its link ends', async () => {
  const { to, browser } = await asked();
  const later = auth.newAddress();
  await ask(browser, later);
  const token = await linkTo(to);
  expect(await browser.post(`${PATH}/proof`, { token })).toMatchObject(gone);
  expect(await auth.why(`${auth.publicUrl}/auth/new-address#token=${token}`)).toContain('address-change-stopped');
  expect((await prove(browser, later)).body).toMatchObject({ pending: { email: later, isProven: true } });
});

test('the address of the account itself is refused at its field', async () => {
  const email = auth.newAddress();
  expect(await ask(await auth.signInByLink(email), ` ${email.toUpperCase()}`)).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/email' }] },
  });
});

test('links mailed to the earlier address end with the change, and the newsletter follows its person', async () => {
  const { from, to, browser } = await asked();
  await auth.query(`INSERT INTO newsletter_subscription VALUES ($1, '1', $1, now(), now())`, [auth.stored(from)]);
  await prove(browser, to);
  auth.clock.forward({ hours: 73 });
  await auth.newBrowser().post('/api/auth/magic-link/send', { email: from });
  const link = await auth.mail.link(from, 2, mailAuth.signInLink.subject);
  await auth.completeAddressChanges();
  expect((await auth.newBrowser().post('/api/auth/magic-link/verify', link)).body).toEqual({ verified: false });
  const both = [from, to].map(auth.stored);
  expect(await auth.query('SELECT email FROM newsletter_subscription WHERE email = ANY($1)', [both])).toEqual([
    { email: auth.stored(to) },
  ]);
});
