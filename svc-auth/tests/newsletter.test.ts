import { forFile } from '@evenhand/service-kit/testing/for-file';
import { mailSource, mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { newsletterConsent } from '@evenhand/wording/consents';
import { sampleSender, supportAddress } from '@evenhand/wording/contact';
import { type Auth, startAuth } from './support/auth.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const consentVersion = newsletterConsent.version;
const subscribe = (email: string, version = consentVersion) =>
  auth.newBrowser().post('/api/newsletter/subscribe', { email, consentVersion: version });
const confirm = (token: string) => auth.newBrowser().post('/api/newsletter/confirm', { token });
const unsubscribe = (token: string) => auth.newBrowser().post('/api/newsletter/unsubscribe', { token });

/** Returns the unsubscribe token. */
const subscribed = async (email: string): Promise<string> => {
  await subscribe(email);
  await confirm((await auth.mail.link(email)).token);
  return (await auth.mail.link(email, 2)).token;
};
const consentsOf = (email: string) =>
  auth.query('SELECT given, text_version, how FROM consent_record WHERE subject_hash = $1 ORDER BY at', [
    auth.seal.digest(auth.sha256(email)),
  ]);
const subscriptionOf = (email: string) =>
  auth.query('SELECT confirmed_at FROM newsletter_subscription WHERE email = $1', [auth.stored(email)]);

test('an address is subscribed once the confirmation link was used, and consent is on record', async () => {
  const email = auth.newAddress();
  expect(await subscribe(email)).toMatchObject({ status: 202, body: { success: true } });
  expect(await subscriptionOf(email)).toEqual([{ confirmed_at: null }]);
  expect(await consentsOf(email)).toEqual([]);
  const { token } = await auth.mail.link(email);
  expect((await confirm(token)).body).toEqual({ confirmed: true });
  expect((await confirm(token)).body).toEqual({ confirmed: true });
  expect(await subscriptionOf(email)).toEqual([{ confirmed_at: expect.any(Date) }]);
  const how = 'link in the confirmation mail';
  expect(await consentsOf(email)).toEqual([{ given: true, text_version: consentVersion, how }]);
});

test('every mail of the newsletter names its sender, with a mailing address and a way to write', async () => {
  const email = auth.newAddress();
  await subscribed(email);
  const texts = (await mailTo(email)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  for (const text of texts)
    for (const part of [sampleSender.name, sampleSender.address, supportAddress]) expect(text).toContain(part);
});

test('a confirmation link works for 48 hours', async () => {
  const email = auth.newAddress();
  await subscribe(email);
  const { token } = await auth.mail.link(email);
  auth.clock.forward({ hours: 49 });
  expect((await confirm(token)).body).toEqual({ confirmed: false });
  await auth.sweep();
  expect(await subscriptionOf(email)).toEqual([]);
});

test('subscribing again does not fail when the address is unsubscribed at that moment', async () => {
  const email = auth.newAddress();
  const token = await subscribed(email);
  const ofAddress = 'SELECT FROM newsletter_unsubscribe_link WHERE email = $1 FOR UPDATE';
  const both = await auth.locks.holding(ofAddress, [auth.stored(email)], async () => {
    const gone = unsubscribe(token);
    await auth.locks.waiting(1);
    const again = subscribe(email);
    await auth.locks.waiting(2);
    return [gone, again] as const;
  });
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 202]);
  expect(await subscriptionOf(email)).toEqual([{ confirmed_at: null }]);
});

test('unsubscribing deletes the address and keeps an anonymous record', async () => {
  const email = auth.newAddress();
  const token = await subscribed(email);
  expect((await unsubscribe(token)).body).toEqual({ unsubscribed: true });
  expect((await unsubscribe(token)).body).toEqual({ unsubscribed: true });
  expect(await subscriptionOf(email)).toEqual([]);
  expect(await consentsOf(email)).toMatchObject([{ given: true }, { given: false, how: 'unsubscribe page' }]);
  expect(JSON.stringify(await auth.query('SELECT * FROM consent_record'))).not.toContain(email);
});

test('a mail to a subscriber carries the headers of RFC 8058, and a mailbox unsubscribes by posting to their address', async () => {
  const email = auth.newAddress();
  await subscribed(email);
  const mail = (await mailTo(email)).find(({ subject }) => subject === 'You are subscribed');
  const source = mail ? (await mailSource(mail)).replaceAll(/\r?\n[ \t]+/g, '') : '';
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const url = new URL(/List-Unsubscribe:\s*<([^>]+)>/.exec(source)?.[1] ?? 'none:');
  const opened = await auth.newBrowser().get(url.pathname + url.search);
  expect(opened.headers.get('location')).toBe(`/newsletter/unsubscribe${url.search}`);
  expect(await subscriptionOf(email)).toHaveLength(1);

  const answer = await auth.postForm(url.pathname + url.search, 'List-Unsubscribe=One-Click');
  expect(answer.status).toBe(204);
  expect(await subscriptionOf(email)).toEqual([]);
  expect(await consentsOf(email)).toMatchObject([{ given: true }, { how: 'unsubscribe button of the mailbox' }]);
});

test('attacker subscribes addresses to learn who is subscribed, the product answers the same for all', async () => {
  const email = auth.newAddress();
  await subscribed(email);
  const [known, unknown] = [await subscribe(email), await subscribe(auth.newAddress())];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect((await unsubscribe('made-up')).body).toEqual({ unsubscribed: true });
});

test('attacker subscribes a stranger repeatedly, the product sends three mails a day', async () => {
  const email = auth.newAddress();
  const statuses = [];
  for (let tries = 0; tries < 5; tries += 1) statuses.push((await subscribe(email)).status);
  expect(statuses).toEqual([202, 202, 202, 429, 429]);
});

test('a consent text that is no longer in force is refused', async () => {
  expect((await subscribe(auth.newAddress(), '2020-01-01')).body).toMatchObject({ code: 'changed-elsewhere' });
});

test('attacker subscribes a stranger under aliases of one mailbox, the product counts them as one', async () => {
  const [name, domain] = auth.newAddress().split('@');
  const statuses = [];
  for (let alias = 1; alias <= 5; alias += 1) statuses.push((await subscribe(`${name}+${alias}@${domain}`)).status);
  expect(statuses).toEqual([202, 202, 202, 429, 429]);
});
