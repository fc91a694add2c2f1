import { MagicLinkVerified } from '@evenhand/contracts/auth/magic-link';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { type Auth, startAuth } from './support/auth.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const send = (email: string) => auth.newBrowser().post('/api/auth/magic-link/send', { email });

test('a link registers and signs in an unknown address, and publishes the events once', async () => {
  const email = auth.newAddress();
  await send(email);
  const browser = auth.newBrowser();
  const answer = await browser.post('/api/auth/magic-link/verify', await auth.mail.link(email));
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ verified: true, token: expect.any(String) });
  const user = await browser.get('/api/auth/user');
  expect(user.body).toMatchObject({ email, firstName: null, lastName: null });
  const events = await auth.eventsAbout(email);
  const [person] = await auth.query('SELECT id, case_id FROM person WHERE email = $1', [auth.stored(email)]);
  const names = { firstName: null, lastName: null };
  const ids = { personId: person?.id, caseId: person?.case_id };
  expect(events).toContainEqual({ name: 'person.registered', payload: { ...ids, email, ...names } });
  const proof = { ...ids, at: expect.any(String), contentMayBeForeign: false };
  expect(events).toContainEqual({ name: 'address.proven', payload: proof });
  expect(events).toHaveLength(2);
});

test('a link works once', async () => {
  const email = auth.newAddress();
  await send(email);
  const link = await auth.mail.link(email);
  expect((await auth.newBrowser().post('/api/auth/magic-link/verify', link)).body).toMatchObject({ verified: true });
  const again = await auth.newBrowser().post('/api/auth/magic-link/verify', link);
  expect(again.status).toBe(200);
  expect(again.body).toEqual({ verified: false });
  expect(again.headers.get('set-cookie')).not.toContain('evenhand_session');
});

test('a link opened in several tabs at once signs in one of them', async () => {
  const email = auth.newAddress();
  await send(email);
  const link = await auth.mail.link(email);
  const tabs = Array.from({ length: 6 }, () => auth.newBrowser().post('/api/auth/magic-link/verify', link));
  const verified = (await Promise.all(tabs)).filter(({ body }) => MagicLinkVerified.parse(body).verified);
  expect(verified).toHaveLength(1);
  expect(
    await auth.query('SELECT s.id FROM session s JOIN person p ON p.id = person_id WHERE email = $1', [
      auth.stored(email),
    ]),
  ).toHaveLength(1);
});

test('a newer link makes the older one invalid', async () => {
  const email = auth.newAddress();
  await send(email);
  const older = await auth.mail.link(email);
  await send(email);
  const newer = await auth.mail.link(email, 2);
  expect((await auth.newBrowser().post('/api/auth/magic-link/verify', older)).body).toEqual({ verified: false });
  expect((await auth.newBrowser().post('/api/auth/magic-link/verify', newer)).body).toMatchObject({ verified: true });
});

test('a link expires after fifteen minutes', async () => {
  const [inTime, late] = [auth.newAddress(), auth.newAddress()];
  await send(inTime);
  await send(late);
  const links = [await auth.mail.link(inTime), await auth.mail.link(late)];
  auth.clock.forward({ minutes: 14, seconds: 55 });
  expect((await auth.newBrowser().post('/api/auth/magic-link/verify', links[0])).body).toMatchObject({
    verified: true,
  });
  auth.clock.forward({ seconds: 10 });
  expect((await auth.newBrowser().post('/api/auth/magic-link/verify', links[1])).body).toEqual({ verified: false });
});

test('a link works only for the address it was sent to', async () => {
  const [email, other] = [auth.newAddress(), auth.newAddress()];
  await send(email);
  await send(other);
  const { token } = await auth.mail.link(email);
  const answer = await auth.newBrowser().post('/api/auth/magic-link/verify', { token, email: other });
  expect(answer.body).toEqual({ verified: false });
});

test('a refused link is logged with its reason and the id of its person, without address and token', async () => {
  const email = auth.newAddress();
  await auth.signInByLink(email);
  const [person] = await auth.query('SELECT id FROM person WHERE email = $1', [auth.stored(email)]);
  const links = [];
  for (let mails = 2; mails <= 3; mails += 1) {
    await send(email);
    links.push(await auth.mail.link(email, mails));
  }
  const [replaced, expired] = links;
  await auth.newBrowser().post('/api/auth/magic-link/verify', replaced);
  auth.clock.forward({ minutes: 16 });
  await auth.newBrowser().post('/api/auth/magic-link/verify', expired);
  const refusals = auth
    .log()
    .split('\n')
    .filter((line) => line.includes('link refused') && line.includes(String(person?.id)));
  expect(refusals.map((line) => JSON.parse(line).because)).toEqual(['replaced', 'expired']);
  expect(refusals.join()).not.toContain(email);
  expect(refusals.join()).not.toContain(String(expired?.token));
});

test('sending a link answers the same for a known and an unknown address', async () => {
  const known = auth.newAddress();
  await auth.signInByLink(known);
  const [one, other] = [await send(known), await send(auth.newAddress())];
  expect(one.status).toBe(other.status);
  expect(one.body).toEqual(other.body);
  expect([...one.headers.keys()]).toEqual([...other.headers.keys()]);
});

test('an address is the same in capitals and with spaces around it', async () => {
  const email = auth.newAddress();
  await auth.signInByLink(email);
  await send(`  ${email.toUpperCase()} `);
  await auth.newBrowser().post('/api/auth/magic-link/verify', await auth.mail.link(email, 2));
  expect(await auth.query('SELECT id FROM person WHERE email = $1', [auth.stored(email)])).toHaveLength(1);
});

test('verifying a link returns the page to return to', async () => {
  const email = auth.newAddress();
  await auth.newBrowser().post('/api/auth/magic-link/send', { email, returnTo: '/checkout?plan=full' });
  const answer = await auth.newBrowser().post('/api/auth/magic-link/verify', await auth.mail.link(email));
  expect(answer.body).toMatchObject({ returnTo: '/checkout?plan=full' });
});

test('the mail does not reveal the purpose of the site, and its link opens the site', async () => {
  const email = auth.newAddress();
  await send(email);
  const { subject, text } = await auth.mail.arriving(email);
  expect(subject).toBe('Your sign-in link');
  expect(`${subject} ${text}`).not.toMatch(/separat|divorc|agreement|spouse|partner|evenhand(?!\.test)/i);
  expect(text).toContain(`${auth.publicUrl}/auth/magic-link?token=`);
  expect(text).toContain('type=magic-link');
  expect(text).toContain('15 minutes');
});

test('the sixth link to a mailbox is refused for a minute', async () => {
  const email = auth.newAddress();
  for (let sent = 0; sent < 5; sent++) expect((await send(email)).status).toBe(200);
  const refused = await send(email);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ error: 'Too many attempts. Please wait a minute and try again.' });
  auth.clock.forward({ seconds: 61 });
  expect((await send(email)).status).toBe(200);
});

test.each([
  [{}, '/email'],
  [{ email: 'not an address' }, '/email'],
  [{ email: 7 }, '/email'],
  [{ email: 'a@example.ca', returnTo: '//elsewhere.example' }, '/returnTo'],
  [{ email: 'a@example.ca', returnTo: 'https://elsewhere.example' }, '/returnTo'],
  [{ email: 'a@example.ca', returnTo: '/\\elsewhere.example' }, '/returnTo'],
  [{ email: 'a@example.ca', returnTo: '/.//elsewhere.example' }, '/returnTo'],
  [{ email: 'a@example.ca', admin: true }, '/admin'],
])('a link request with %j is refused, pointing at %s', async (body, pointer) => {
  const answer = await auth.newBrowser().post('/api/auth/magic-link/send', body);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ errors: [{ pointer }] });
});
