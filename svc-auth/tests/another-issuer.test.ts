import { CurrentUser } from '@evenhand/contracts/auth/user';
import { type Auth, startAuth } from './support/auth.js';
import type { Browser } from './support/browser.js';
import { client, startIssuer } from './support/issuer.js';

const publicUrl = 'http://evenhand.localhost';
const person = { email: process.env.OIDC_PERSON ?? 'robin@mail.test', password: process.env.OIDC_PASSWORD ?? '' };

/** A real issuer where one is set: `npm run twins`; else that of the tests, which has no form. */
const reachIssuer = async () => {
  const { OIDC_ISSUER, OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = process.env;
  if (OIDC_ISSUER) return { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, stop: async () => {} };
  const { url, nextAccount, stop } = await startIssuer(`${publicUrl}/api/login/callback`);
  const name = { given_name: 'Robin', family_name: 'Maple' };
  nextAccount({ sub: 'account of Robin', email: person.email, email_verified: true, ...name });
  return { OIDC_ISSUER: url, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret, stop };
};

let issuer: Awaited<ReturnType<typeof reachIssuer>>;
let auth: Auth;
beforeAll(async () => {
  issuer = await reachIssuer();
  const { stop: _, ...settings } = issuer;
  auth = await startAuth({ PUBLIC_URL: publicUrl, ...settings });
});
afterAll(async () => {
  await auth.stop();
  await issuer.stop();
});

/** The address to which the form of a page is sent. */
const formIn = (page: string): string | undefined =>
  /<form\b[^>]*\saction="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');

/** Follows redirects and fills the form that the issuer shows, up to the callback address. */
const throughIssuer = async (browser: Browser): Promise<string> => {
  let location = (await browser.get('/api/login')).headers.get('location') ?? '';
  while (!location.startsWith(publicUrl)) {
    let answer = await browser.open(location);
    const form = answer.status === 200 ? formIn(await answer.text()) : undefined;
    if (form)
      answer = await browser.open(form, new URLSearchParams({ username: person.email, password: person.password }));
    const next = answer.headers.get('location');
    if (!next) throw new Error(`the issuer answers ${answer.status} at ${location}`);
    location = new URL(next, location).href;
  }
  return location.replace(publicUrl, '');
};

const signIn = async (): Promise<CurrentUser> => {
  const browser = auth.newBrowser();
  const answer = await browser.get(await throughIssuer(browser));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard']);
  return CurrentUser.parse((await browser.get('/api/auth/user')).body);
};

test('an issuer signs a person in with address and name, and the same person again', async () => {
  const first = await signIn();
  expect(first).toMatchObject({ email: person.email, firstName: 'Robin', lastName: 'Maple' });
  expect((await signIn()).id).toBe(first.id);
});

test('an answer of the issuer is refused when another browser brings it', async () => {
  const answer = await throughIssuer(auth.newBrowser());
  const other = auth.newBrowser();
  await other.get(answer);
  expect((await other.get('/api/auth/user')).status).toBe(401);
});
