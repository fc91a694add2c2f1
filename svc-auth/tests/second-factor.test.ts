import { AppSecret, NewRecoveryCodes, SecondFactor } from '@evenhand/contracts/auth/second-factor';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { authServer } from '@evenhand/wording/auth-server';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { TOTP } from 'otpauth';
import { type Auth, password, startAuth } from './support/auth.js';
import type { Browser } from './support/browser.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const codeOf = (secret: string): string => new TOTP({ secret }).generate({ timestamp: auth.clock.now().getTime() });

/** Later than every code that was accepted before. */
const nextCodeOf = (secret: string): string => {
  auth.clock.forward({ minutes: 1 });
  return codeOf(secret);
};

const prove = (browser: Browser, code: string) => browser.post('/api/auth/second-factor/proof', { code });

/** An account with an app; its browser is signed in and has just proven the factor. */
const withApp = async () => {
  const email = auth.newAddress();
  const browser = await auth.signInByLink(email);
  const begun = await browser.post('/api/auth/second-factor/app', {});
  const { secret } = AppSecret.parse(begun.body);
  const confirmed = await browser.post('/api/auth/second-factor/app/confirm', { code: codeOf(secret) });
  const { codes } = NewRecoveryCodes.parse(confirmed.body);
  return { email, browser, secret, codes };
};

const noFactor = { status: 409, body: expect.objectContaining({ code: 'no-second-factor' }) };
const notOpen = { status: 409, body: expect.objectContaining({ code: 'recovery-not-open' }) };
const dueProblem = { status: 403, body: expect.objectContaining({ code: 'second-factor-needed' }) };

test('a sign-in by link is complete once the code of the app is entered', async () => {
  const { email, secret } = await withApp();
  const other = await auth.signInByLink(email);
  expect(await other.get('/api/auth/sessions')).toMatchObject(dueProblem);
  expect((await prove(other, nextCodeOf(secret))).status).toBe(204);
  expect((await other.get('/api/auth/sessions')).status).toBe(200);
});

test('a sign-in by password needs the second factor, and so does one after a reset of the password', async () => {
  const { email, browser } = await withApp();
  await browser.post('/api/auth/password/change', { newPassword: password });
  const other = auth.newBrowser();
  expect((await other.post('/api/auth/password/login', { email, password })).status).toBe(200);
  expect(await other.get('/api/auth/sessions')).toMatchObject(dueProblem);
  expect(await other.post('/api/auth/password/remove', { currentPassword: password })).toMatchObject(dueProblem);
});

test('a code of the app works once', async () => {
  const { email, secret } = await withApp();
  const [first, second] = [await auth.signInByLink(email), await auth.signInByLink(email)];
  const code = nextCodeOf(secret);
  expect((await prove(first, code)).status).toBe(204);
  expect((await prove(second, code)).status).toBe(422);
});

test('a recovery code works once, and new ones end the earlier', async () => {
  const { email, codes, secret } = await withApp();
  const [code = '', unused = ''] = codes;
  const [first, second] = [await auth.signInByLink(email), await auth.signInByLink(email)];
  expect((await prove(first, code.toUpperCase())).status).toBe(204);
  expect((await prove(second, code)).status).toBe(422);
  const { recoveryCodes } = SecondFactor.parse((await first.get('/api/auth/second-factor')).body);
  expect(recoveryCodes?.left).toBe(9);
  expect((await prove(first, nextCodeOf(secret))).status).toBe(204);
  expect((await first.post('/api/auth/second-factor/recovery-codes')).status).toBe(200);
  expect((await prove(second, unused)).status).toBe(422);
});

test('attacker guesses codes: product makes each next guess wait', async () => {
  const { email } = await withApp();
  const thief = await auth.signInByLink(email);
  const answers: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) answers.push((await prove(thief, '000000')).status);
  expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
});

test('the app is removed only with a recent proof, and then a sign-in needs no code', async () => {
  const { email, browser, secret } = await withApp();
  auth.clock.forward({ minutes: 11 });
  expect(await browser.delete('/api/auth/second-factor/app')).toMatchObject(dueProblem);
  expect((await prove(browser, codeOf(secret))).status).toBe(204);
  expect((await browser.delete('/api/auth/second-factor/app')).status).toBe(204);
  const other = await auth.signInByLink(email);
  expect((await other.get('/api/auth/sessions')).status).toBe(200);
  expect(await prove(other, codeOf(secret))).toMatchObject({ status: 409, body: { code: 'no-second-factor' } });
});

test('confirming the app signs out every other browser', async () => {
  const email = auth.newAddress();
  const [other, browser] = [await auth.signInByLink(email), await auth.signInByLink(email)];
  const { secret } = AppSecret.parse((await browser.post('/api/auth/second-factor/app', {})).body);
  expect((await browser.post('/api/auth/second-factor/app/confirm', { code: '000000' })).status).toBe(422);
  expect((await other.get('/api/auth/user')).status).toBe(200);
  expect((await browser.post('/api/auth/second-factor/app/confirm', { code: codeOf(secret) })).status).toBe(200);
  expect((await other.get('/api/auth/user')).status).toBe(401);
  expect((await browser.get('/api/auth/sessions')).status).toBe(200);
});

test('a recovery without app and codes opens after 72 hours, in the browser that asked', async () => {
  const { email } = await withApp();
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

test('a recovery is announced by mail and in every known browser, and each of them cancels it', async () => {
  const { email, browser, secret } = await withApp();
  const { subject } = mailAuth.recoveryAsked;
  const thief = await auth.signInByLink(email);
  const known = await auth.signInByLink(email);
  await known.get('/api/logout');
  const announced = async (where: Browser) => (await where.get('/api/auth/second-factor/recovery')).body;
  const none = { recovery: null };
  const asked = { recovery: { askedHere: false, isOver: false } };
  const stops = [
    () => browser.post('/api/auth/second-factor/recovery/cancel'),
    () => known.post('/api/auth/second-factor/recovery/cancel'),
    () => prove(browser, nextCodeOf(secret)),
    async () =>
      auth.newBrowser().post('/api/auth/not-me', { token: (await auth.mail.fragment(email, subject, 4)).get('token') }),
  ];
  for (const stop of stops) {
    await thief.post('/api/auth/second-factor/recovery');
    expect(await announced(browser)).toMatchObject(asked);
    expect(await announced(known)).toMatchObject(asked);
    expect(await announced(auth.newBrowser())).toEqual(none);
    await stop();
    expect(await announced(known)).toEqual(none);
  }
  expect((await thief.get('/api/auth/user')).status).toBe(401);
});

test('a late code, a used one and a factor changed in another tab are each refused with their sentence', async () => {
  const { browser, secret, codes } = await withApp();
  const sentence = async (answer: ReturnType<typeof prove>) => JSON.stringify((await answer).body);
  const early = codeOf(secret);
  expect(await sentence(prove(browser, early))).toContain(authServer.factorCode.used);
  const late = nextCodeOf(secret);
  auth.clock.forward({ minutes: 5 });
  expect(await sentence(prove(browser, late))).toContain(authServer.factorCode.late(5));
  const [used = ''] = codes;
  expect((await prove(browser, used)).status).toBe(204);
  expect(await sentence(prove(browser, used))).toContain(authServer.factorCode.recoveryWrong);
  const again = { status: 409, body: expect.objectContaining({ code: 'already-done' }) };
  expect(await browser.post('/api/auth/second-factor/app', {})).toMatchObject(again);
  expect(await browser.post('/api/auth/second-factor/app/confirm', { code: codeOf(secret) })).toMatchObject(again);
  await browser.delete('/api/auth/second-factor/app');
  expect(await browser.post('/api/auth/second-factor/app/confirm', { code: codeOf(secret) })).toMatchObject(noFactor);
  expect(await browser.post('/api/auth/second-factor/recovery-codes')).toMatchObject(noFactor);
});

test('attacker registers a stranger’s address: product accepts no second factor before the address is proven', async () => {
  const browser = await auth.register(auth.newAddress());
  const refused = await browser.post('/api/auth/second-factor/app', { currentPassword: password });
  expect(refused).toMatchObject({ status: 409, body: { code: 'address-not-proven' } });
});

test('the secret of the app is not readable in the table', async () => {
  const { secret } = await withApp();
  const rows = await auth.query("SELECT encode(secret, 'escape') AS stored FROM app_factor");
  for (const { stored } of rows) expect(String(stored)).not.toContain(secret);
});
