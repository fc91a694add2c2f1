import { AppSecret } from '@evenhand/contracts/auth/second-factor';
import { CurrentUser } from '@evenhand/contracts/auth/user';
import { endpoints } from '@evenhand/contracts/endpoints';
import { serviceOf } from '@evenhand/contracts/routes';
import { TOTP } from 'otpauth';
import { type Auth, password, startAuth } from './support/auth.js';
import { Authenticator } from './support/authenticator.js';
import type { Browser } from './support/browser.js';
import { client, startIssuer } from './support/issuer.js';

const publicUrl = 'http://evenhand.localhost';
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let auth: Auth;

beforeAll(async () => {
  issuer = await startIssuer(`${publicUrl}/api/login/callback`);
  auth = await startAuth({
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
  });
});
afterAll(async () => {
  await auth.stop();
  await issuer.stop();
});
afterEach(() => auth.clock.reset());

/** Follows redirects through the issuer up to the callback address. */
const throughIssuer = async (browser: Browser, path = '/api/login') => {
  let location = (await browser.get(path)).headers.get('location') ?? '';
  while (location.startsWith(issuer.url))
    location = new URL((await browser.visit(location)).get('location') ?? '', location).href;
  return location.replace(publicUrl, '');
};

const account = (change = {}) => {
  const email = auth.newAddress();
  return {
    sub: `account of ${email}`,
    email,
    email_verified: true,
    given_name: 'Robin',
    family_name: 'Maple',
    ...change,
  };
};

test('an external account signs a person in with their name and returns to the page they asked for', async () => {
  const robin = account();
  issuer.nextAccount(robin);
  const browser = auth.newBrowser();
  const answer = await browser.get(await throughIssuer(browser, '/api/login?returnTo=/checkout'));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout']);
  const user = await browser.get('/api/auth/user');
  expect(user.body).toMatchObject({ email: robin.email, firstName: 'Robin', lastName: 'Maple' });
});

test('each authorization request carries a new state, nonce and PKCE challenge', async () => {
  issuer.nextAccount(account());
  await throughIssuer(auth.newBrowser());
  await throughIssuer(auth.newBrowser());
  const [one, other] = issuer.asked.slice(-2).map((query) => Object.fromEntries(query));
  expect(one).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email profile' });
  for (const secret of ['state', 'nonce', 'code_challenge']) {
    expect(one?.[secret]).toHaveLength(43);
    expect(one?.[secret]).not.toBe(other?.[secret]);
  }
});

const idOf = async (browser: Browser) => CurrentUser.parse((await browser.get('/api/auth/user')).body).id;

test('an external account signs in the same person after its address changed', async () => {
  const robin = account();
  const signIn = async (claims: typeof robin) => {
    issuer.nextAccount(claims);
    const browser = auth.newBrowser();
    await browser.get(await throughIssuer(browser));
    return idOf(browser);
  };
  const first = await signIn(robin);
  expect(await signIn({ ...robin, email: auth.newAddress(), email_verified: false })).toBe(first);
});

test('a verified address signs in to the account that has it', async () => {
  const robin = account();
  const known = await auth.signInByLink(robin.email);
  issuer.nextAccount(robin);
  const browser = auth.newBrowser();
  await browser.get(await throughIssuer(browser));
  expect(await idOf(browser)).toBe(await idOf(known));
});

test.each([[{ email_verified: false }], [{ email_verified: undefined }], [{ email_verified: 'true' }]])(
  'an address that the issuer has not verified (%j) leads to no account, known or new',
  async (unchecked) => {
    const robin = account();
    await auth.signInByLink(robin.email);
    for (const claims of [{ ...robin, ...unchecked }, account(unchecked)]) {
      issuer.nextAccount(claims);
      const browser = auth.newBrowser();
      const answer = await browser.get(await throughIssuer(browser));
      expect(answer.headers.get('location')).toBe('/?sign-in=failed');
      expect(browser.cookie('evenhand_session')).toBeUndefined();
    }
    expect(await auth.query('SELECT 1 FROM external_account WHERE subject = $1', [robin.sub])).toEqual([]);
  },
);

test('a verified address ends the sessions of a person who only registered it', async () => {
  const robin = account();
  const stranger = auth.newBrowser();
  const registration = { email: robin.email, password: 'Tq9#vLm2!xZ', firstName: '', lastName: '' };
  await stranger.post('/api/auth/password/register', registration);
  issuer.nextAccount(robin);
  const browser = auth.newBrowser();
  await browser.get(await throughIssuer(browser));
  expect((await browser.get('/api/auth/user')).status).toBe(200);
  expect((await stranger.get('/api/auth/user')).status).toBe(401);
});

test('the callback works once, in the browser that began, within ten minutes', async () => {
  issuer.nextAccount(account());
  const browser = auth.newBrowser();
  const back = await throughIssuer(browser);
  const other = auth.newBrowser();
  expect((await other.get(back)).headers.get('location')).toBe('/?sign-in=failed');
  const state = browser.cookie('evenhand_external_sign_in');
  expect((await browser.get(back)).headers.get('location')).toBe('/dashboard');
  browser.setCookie('evenhand_external_sign_in', state ?? '');
  expect((await browser.get(back)).headers.get('location')).toBe('/?sign-in=failed');

  const late = auth.newBrowser();
  const tooLate = await throughIssuer(late);
  auth.clock.forward({ minutes: 11 });
  expect((await late.get(tooLate)).headers.get('location')).toBe('/?sign-in=failed');
});

test.each(['state', 'code'])('a callback with another %s is refused', async (parameter) => {
  issuer.nextAccount(account());
  const browser = auth.newBrowser();
  const back = new URL(await throughIssuer(browser), publicUrl);
  back.searchParams.set(parameter, 'A'.repeat(43));
  expect((await browser.get(back.pathname + back.search)).headers.get('location')).toBe('/?sign-in=failed');
  expect(browser.cookie('evenhand_session')).toBeUndefined();
});

test.each(['nonce', 'code_verifier'])('a callback is refused when the stored %s differs', async (secret) => {
  issuer.nextAccount(account());
  const browser = auth.newBrowser();
  const back = await throughIssuer(browser);
  const stateHash = auth.sha256(browser.cookie('evenhand_external_sign_in'));
  await auth.query(`UPDATE external_sign_in SET ${secret} = $1 WHERE state_hash = $2`, ['B'.repeat(43), stateHash]);
  expect((await browser.get(back)).headers.get('location')).toBe('/?sign-in=failed');
});

test('/api/login opens the sign-in dialog when no issuer is configured', async () => {
  const plain = await startAuth();
  expect((await plain.newBrowser().get('/api/login')).headers.get('location')).toBe('/?sign-in=1');
  const onwards = await plain.newBrowser().get('/api/login?returnTo=/checkout');
  expect(onwards.headers.get('location')).toBe('/?sign-in=1&returnTo=%2Fcheckout');
  for (const path of ['//elsewhere.example', '/.//elsewhere.example']) {
    const elsewhere = await plain.newBrowser().get(`/api/login?returnTo=${path}`);
    expect(elsewhere.headers.get('location')).toBe('/?sign-in=1');
  }
  const asked = await plain.newBrowser().get('/api/login?by=account&returnTo=/checkout');
  expect(asked.headers.get('location')).toBe('/?sign-in=no-issuer&returnTo=%2Fcheckout');
  await plain.stop();
});

test('/api/login opens the sign-in dialog when the issuer is unreachable', async () => {
  const alone = await startAuth({ OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' });
  expect((await alone.newBrowser().get('/api/login')).headers.get('location')).toBe('/?sign-in=1');
  await alone.stop();
});

/** Public endpoints that begin no session. */
const beginNoSession = [
  ...[
    'askSupport',
    'beginPasskeySignIn',
    'confirmSubscription',
    'disownSignIn',
    'getAnnouncedRecovery',
    'getReceiptKeys',
    'readDeletion',
    'getStampAuthorities',
    'goToSignIn',
  ],
  ...['openUnsubscribePage', 'recordEvents', 'sendMagicLink', 'sendResetLink', 'setAnalyticsConsent', 'signOut'],
  ...['subscribe', 'unsubscribe', 'unsubscribeByOneClick'],
];

/** Each public endpoint that may begin a session, tried by a person who has mailbox and password of the account. */
const waysIn: Record<string, (browser: Browser, person: ReturnType<typeof account>) => Promise<unknown>> = {
  verifyMagicLink: (browser, { email }) => auth.signInByLink(email, browser),
  logIn: (browser, { email }) => browser.post('/api/auth/password/login', { email, password }),
  register: (browser, { email }) =>
    browser.post('/api/auth/password/register', { email, password, firstName: '', lastName: '' }),
  resetPassword: async (browser, { email }) => {
    await browser.post('/api/auth/password/reset-link', { email });
    const token = (await auth.mail.fragment(email, 'Choose a password')).get('token');
    await browser.post('/api/auth/password/reset', { token, newPassword: password });
    await browser.post('/api/auth/password/login', { email, password });
  },
  returnFromIssuer: async (browser, person) => {
    issuer.nextAccount(person);
    await browser.get(await throughIssuer(browser));
  },
  signInByPasskey: async (browser) => {
    const own = new Authenticator(new URL(auth.publicUrl).origin);
    const asked = (await browser.post('/api/auth/passkey-sign-in/options')).body;
    await browser.post('/api/auth/passkey-sign-in', own.use(asked, { userHandle: 'QQ' }));
  },
};

/** Open only to someone who has more than mailbox and password. */
const closedWays = ['register', 'signInByPasskey'];

const publicNames = endpoints
  .filter(({ path, audience }) => serviceOf(path) === 'svc-auth' && audience === 'public')
  .map(({ name }) => name);

test('attacker has mailbox and password of an account with a second factor: product leaves every way in incomplete', async () => {
  expect([...beginNoSession, ...Object.keys(waysIn)].sort()).toEqual(publicNames.toSorted());
  const person = account();
  const browser = await auth.signInByLink(person.email);
  const begun = await browser.post('/api/auth/second-factor/app', {});
  const { secret } = AppSecret.parse(begun.body);
  await browser.post('/api/auth/password/change', { newPassword: password });
  const code = new TOTP({ secret }).generate({ timestamp: auth.clock.now().getTime() });
  expect((await browser.post('/api/auth/second-factor/app/confirm', { code })).status).toBe(200);
  for (const [name, enter] of Object.entries(waysIn)) {
    const thief = auth.newBrowser();
    await enter(thief, person);
    const { status } = await thief.get('/api/auth/sessions');
    const isIn = (await thief.get('/api/auth/user')).status === 200;
    expect({ name, status, isIn }).toEqual({
      name,
      status: closedWays.includes(name) ? 401 : 403,
      isIn: !closedWays.includes(name),
    });
  }
});
