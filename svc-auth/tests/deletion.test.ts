import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Deletion,
  DeletionBegun,
  DeletionProgress,
  DeletionReceipt,
  ReceiptKeys,
} from '@evenhand/contracts/auth/deletion';
import { guestErasureConfirmed } from '@evenhand/contracts/events/guest-erasure';
import { signingBegan } from '@evenhand/contracts/events/signing-began';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { newsletterConsent } from '@evenhand/wording/consents';
import { deletionMail } from '@evenhand/wording/deletion';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { compactVerify, createLocalJWKSet } from 'jose';
import { RestoredPeople } from '../src/deletion/restored-people.js';
import { type Auth, password, startAuth } from './support/auth.js';
import { OtherServices } from './support/other-services.js';
import { plant } from './support/planted.js';
import { placesOf } from './support/stores.js';
import { nextCodeOf, proveBy, withApp } from './support/with-app.js';

const PATH = '/api/auth/deletion';

let auth: Auth;
let others: OtherServices;
beforeAll(async () => {
  auth = await startAuth({ ERASURE_SETTLE_SECONDS: '1', JOB_LOCK_SECONDS: '2' });
  others = await OtherServices.beside(auth.service, auth.folder);
});
afterAll(async () => {
  await others.stop();
  await auth.stop();
});
afterEach(() => auth.clock.reset());

const receiptOf = async (jws: string): Promise<DeletionReceipt> => {
  const keys = ReceiptKeys.parse((await auth.newBrowser().get(`${PATH}/keys`)).body);
  const { payload } = await compactVerify(jws, createLocalJWKSet(keys));
  return DeletionReceipt.parse(JSON.parse(Buffer.from(payload).toString()));
};

const progressOf = async (token: string): Promise<DeletionProgress> =>
  DeletionProgress.parse((await auth.newBrowser().post(`${PATH}/receipt`, { token })).body);

test('every service deletes a person at once, and the receipt is signed', async () => {
  const { browser, who, words, email } = await plant(auth, others);
  expect(await placesOf(words, auth.service, auth.folder)).not.toEqual([]);
  await browser.post(PATH, { currentPassword: password });
  const begun = await browser.post(`${PATH}/now`, { currentPassword: password });
  const { token } = DeletionBegun.parse(begun.body);
  expect(browser.cookie('evenhand_session')).toBeUndefined();
  let jws: string | null = null;
  await eventually(async () => {
    const { receipt, steps, ofSteps } = await progressOf(token);
    expect(receipt).not.toBeNull();
    expect(steps).toBe(ofSteps);
    jws = receipt;
  });
  const receipt = await receiptOf(jws ?? '');
  expect(receipt).toMatchObject({
    case: who.caseId,
    person: who.personId,
    kept: ['books'],
    // Of evidence, finances and answers.
    keys: [expect.any(String), expect.any(String), expect.any(String)],
  });
  expect(receipt.parts.map(({ service }) => service)).toEqual([
    'svc-evidence',
    'svc-billing',
    'svc-finance',
    'svc-intake',
    'svc-auth',
  ]);
  const ledger = await readFile(join(auth.folder, 'erased/ledger'), 'utf8');
  for (const id of [who.caseId, who.personId, ...receipt.keys])
    expect(ledger.match(new RegExp(id, 'g'))).toHaveLength(1);
  const places = await placesOf(words, auth.service, auth.folder);
  expect(places).toEqual([`file ${join(auth.folder, 'erased/ledger')}`]);
  expect((await mailTo(email)).map(({ subject }) => subject)).not.toContain(deletionMail.receipt.subject);
  await browser.post('/api/auth/password/login', { email, password });
  expect(browser.cookie('evenhand_session')).toBeUndefined();
}, 180_000);

test('a deletion takes away what carries an earlier address of the account', async () => {
  const [from, to] = [auth.newAddress(), auth.newAddress()];
  const browser = await auth.signInByLink(from, await auth.register(from));
  await browser.post('/api/auth/address', { email: to, currentPassword: password });
  const token = (await auth.mail.fragment(to, mailAuth.newAddress.subject)).get('token');
  await browser.post('/api/auth/address/proof', { token });
  auth.clock.forward({ hours: 73 });
  await auth.completeAddressChanges();
  await auth.signInByLink(to, browser);
  const { version: consentVersion } = newsletterConsent;
  await auth.newBrowser().post('/api/newsletter/subscribe', { email: from, consentVersion });
  expect(await placesOf([from], auth.service, auth.folder)).not.toEqual([]);
  await browser.post(PATH, { currentPassword: password });
  const begun = await browser.post(`${PATH}/now`, { currentPassword: password });
  const { token: receipt } = DeletionBegun.parse(begun.body);
  await eventually(async () => expect((await progressOf(receipt)).receipt).not.toBeNull());
  await eventually(async () => expect(await placesOf([from, to], auth.service, auth.folder)).toEqual([]));
});

/** What svc-intake publishes when a person without an account confirms; returns the token of the receipt. */
const confirmGuest = async (email: string, caseId: string): Promise<string> => {
  const token = newToken();
  const tokenHash = sha256(token);
  await auth.publish(guestErasureConfirmed, { deletionId: randomUUID(), caseId, email, tokenHash });
  return token;
};

const guestReceiptOf = async (token: string): Promise<DeletionReceipt> => {
  let jws: string | null = null;
  await eventually(async () => {
    jws = (await progressOf(token)).receipt;
    expect(jws).not.toBeNull();
  });
  return receiptOf(jws ?? '');
};

test('a person without an account is deleted from the services that hold them, with a receipt, once and after a restore', async () => {
  const [email, caseId] = [auth.newAddress(), randomUUID()];
  const { version: consentVersion } = newsletterConsent;
  await auth.newBrowser().post('/api/newsletter/subscribe', { email, consentVersion });
  const receipt = await guestReceiptOf(await confirmGuest(email, caseId));
  expect(receipt).toMatchObject({ case: caseId, person: null, keys: [], kept: [] });
  expect(receipt.parts.map(({ service }) => service)).toEqual(['svc-finance', 'svc-intake', 'svc-auth']);
  expect(await placesOf([email], auth.service, auth.folder)).toEqual([]);

  await auth.newBrowser().post('/api/newsletter/subscribe', { email, consentVersion });
  await writeFile(join(auth.folder, 'erased/restored'), '');
  await auth.service.app.get(RestoredPeople).onApplicationBootstrap();
  await eventually(async () => expect(await placesOf([email], auth.service, auth.folder)).toEqual([]));
});

test('a deletion of a person without an account leaves what an account of the address has', async () => {
  const email = auth.newAddress();
  await auth.register(email);
  const { parts } = await guestReceiptOf(await confirmGuest(email, randomUUID()));
  expect(parts.map(({ service }) => service)).toContain('svc-auth');
  expect(await auth.caseOf(email)).toEqual(expect.any(String));
});

test('a deletion begins after seven days, and mails its receipt once', async () => {
  const { browser, email, who } = await plant(auth, others);
  const asked = Deletion.parse((await browser.post(PATH, { currentPassword: password })).body);
  expect(asked.pending).not.toBeNull();
  expect(Deletion.parse((await browser.post(PATH, { currentPassword: password })).body)).toEqual(asked);
  auth.clock.forward({ hours: 24 * 7 - 1 });
  await auth.advance();
  expect(await auth.query('SELECT 1 FROM person WHERE id = $1', [who.personId])).toHaveLength(1);
  auth.clock.forward({ hours: 2 });
  await auth.advance();
  const { text } = await auth.mail.about(email, deletionMail.receipt.subject);
  const jws = /^ey\S+$/m.exec(text)?.[0] ?? '';
  expect(await receiptOf(jws)).toMatchObject({ case: who.caseId });
  expect(await auth.query('SELECT 1 FROM person WHERE id = $1', [who.personId])).toEqual([]);
}, 180_000);

test('a deletion that fell due before its backup was restored waits seven days again, with a new notice', async () => {
  const email = auth.newAddress();
  const browser = await auth.register(email);
  await browser.post(PATH, { currentPassword: password });
  auth.clock.forward({ hours: 24 * 7 + 1 });
  await auth.restored();
  await auth.advance();
  const notices = (await auth.waitingMails(email)).map(({ subject }) => subject);
  expect(notices.filter((subject) => subject === mailAuth.deletionAsked.subject)).toHaveLength(2);
  auth.clock.forward({ hours: 24 * 7 - 1 });
  await auth.advance();
  expect(await auth.caseOf(email)).toMatch(/-/);
  auth.clock.forward({ hours: 2 });
  await auth.advance();
  expect(await auth.query('SELECT 1 FROM person WHERE email = $1', [auth.stored(email)])).toEqual([]);
}, 180_000);

test('a person who changes their mind keeps everything, by the page or by the link of the notice', async () => {
  const email = auth.newAddress();
  const browser = await auth.register(email);
  await browser.post(PATH, { currentPassword: password });
  expect((await browser.delete(PATH)).status).toBe(204);
  expect((await browser.get(PATH)).body).toEqual({ pending: null, isBeingSigned: false });
  expect(await browser.post(`${PATH}/now`, { currentPassword: password })).toMatchObject({
    status: 409,
    body: { code: 'deletion-not-asked' },
  });
  await browser.post(PATH, { currentPassword: password });
  const [notice] = (await auth.waitingMails(email)).slice(-1);
  const token = /not-me#token=(\S+)/.exec(notice?.text ?? '')?.[1];
  expect((await auth.newBrowser().post('/api/auth/not-me', { token })).body).toEqual({ done: true });
  expect(await auth.query('SELECT 1 FROM deletion WHERE case_id = $1', [await auth.caseOf(email)])).toEqual([]);
});

test('a person who deletes at once after asking is sent no notice that others could read', async () => {
  const email = auth.newAddress();
  const browser = await auth.register(email);
  await browser.post(PATH, { currentPassword: password });
  expect(await auth.waitingMails(email)).toMatchObject([{ subject: mailAuth.deletionAsked.subject }]);
  await browser.post(`${PATH}/now`, { currentPassword: password });
  await eventually(async () => expect(await auth.waitingMails(email)).toEqual([]));
  expect(await auth.mail.subjects(email)).not.toContain(mailAuth.deletionAsked.subject);
});

test('a person who deletes at once reads the receipt when the answer was lost', async () => {
  const browser = await auth.register(auth.newAddress());
  await browser.post(PATH, { currentPassword: password });
  const token = newToken();
  const begun = await browser.post(`${PATH}/now`, { currentPassword: password, token });
  expect(begun.body).toEqual({ token });
  expect((await progressOf(token)).ofSteps).toBeGreaterThan(0);
});

test('a deletion at once is refused when another window keeps everything meanwhile', async () => {
  const browser = await auth.register(auth.newAddress());
  await browser.post(PATH, { currentPassword: password });
  // The proof of the password takes longer than the other window's answer.
  const [begun, kept] = await Promise.all([
    browser.post(`${PATH}/now`, { currentPassword: password }),
    browser.delete(PATH),
  ]);
  expect(kept.status).toBe(204);
  expect(begun).toMatchObject({ status: 409, body: { code: 'deletion-not-asked' } });
  expect((await browser.get(PATH)).body).toEqual({ pending: null, isBeingSigned: false });
});

test('a person without a password proves the mailbox again before a deletion at once', async () => {
  const email = auth.newAddress();
  const browser = await auth.signInByLink(email);
  expect((await browser.post(PATH, {})).body).toMatchObject({ pending: { provenAgain: false } });
  expect((await browser.post(`${PATH}/now`, {})).status).toBe(422);
  await auth.signInByLink(email, browser);
  expect((await browser.get(PATH)).body).toMatchObject({ pending: { provenAgain: true } });
  expect((await browser.post(`${PATH}/now`, {})).status).toBe(200);
});

test('a deletion asks for the password of a person without a second factor', async () => {
  const browser = await auth.register(auth.newAddress());
  expect((await browser.post(PATH, {})).status).toBe(422);
  expect((await browser.post(PATH, { currentPassword: 'wrong' })).status).toBe(422);
  expect((await browser.post(PATH, { currentPassword: password })).status).toBe(200);
  expect((await browser.post(`${PATH}/now`, {})).status).toBe(422);
});

test('a deletion at once asks for a proof of the second factor from after the request', async () => {
  const { browser, secret } = await withApp(auth);
  expect((await browser.post(PATH, {})).status).toBe(200);
  const refused = await browser.post(`${PATH}/now`, {});
  expect(refused).toMatchObject({ status: 403, body: { code: 'second-factor-needed' } });
  await proveBy(browser, nextCodeOf(auth, secret));
  expect((await browser.post(`${PATH}/now`, {})).status).toBe(200);
});

test('a waiting deletion is announced to the sessions of its person alone, until it is stopped', async () => {
  const ANNOUNCED = '/api/auth/second-factor/recovery';
  const [email, other] = [auth.newAddress(), await auth.register(auth.newAddress())];
  const browser = await auth.register(email);
  await browser.post(PATH, { currentPassword: password });
  const elsewhere = auth.newBrowser();
  await elsewhere.post('/api/auth/password/login', { email, password });
  const { pending } = Deletion.parse((await browser.get(PATH)).body);
  for (const own of [browser, elsewhere])
    expect((await own.get(ANNOUNCED)).body).toMatchObject({ deletion: { dueAt: pending?.dueAt } });
  for (const stranger of [other, auth.newBrowser()])
    expect((await stranger.get(ANNOUNCED)).body).toMatchObject({ deletion: null });
  await elsewhere.delete(PATH);
  expect((await browser.get(ANNOUNCED)).body).toMatchObject({ deletion: null });
});

test('nothing is deleted while the agreement is being signed', async () => {
  const email = auth.newAddress();
  const browser = await auth.register(email);
  const caseId = await auth.caseOf(email);
  await browser.post(PATH, { currentPassword: password });
  const signingId = '5f0c2d1e-0000-4000-8000-000000000001';
  await auth.publish(signingBegan, { caseId, signingId });
  await eventually(async () => expect((await browser.get(PATH)).body).toMatchObject({ isBeingSigned: true }));
  for (const path of [PATH, `${PATH}/now`])
    expect(await browser.post(path, { currentPassword: password })).toMatchObject({
      status: 409,
      body: { code: 'signing-has-begun' },
    });
  auth.clock.forward({ hours: 24 * 8 });
  await auth.advance();
  expect(await auth.query('SELECT 1 FROM person WHERE case_id = $1', [caseId])).toHaveLength(1);
});

test('a receipt opens by its token alone', async () => {
  const answer = await auth.newBrowser().post(`${PATH}/receipt`, { token: 'x'.repeat(43) });
  expect(answer).toMatchObject({ status: 410, body: { code: 'link-gone' } });
});

test('a deletion that left something is not finished until the search finds nothing', async () => {
  const email = auth.newAddress();
  const browser = await auth.register(email);
  // Belongs to no person, so no step deletes it.
  await auth.query(`INSERT INTO analytics_day (day, name, count, visitors) VALUES (current_date, $1, 1, 1)`, [email]);
  await browser.post(PATH, { currentPassword: password });
  const { token } = DeletionBegun.parse((await browser.post(`${PATH}/now`, { currentPassword: password })).body);
  const found = () => auth.query('SELECT found FROM deletion WHERE token_hash = $1', [auth.sha256(token)]);
  await eventually(async () => expect(await found()).toEqual([{ found: [{ store: 'analytics_day', count: 1 }] }]));
  expect(await progressOf(token)).toMatchObject({ steps: 9, ofSteps: 10, receipt: null });
  await auth.query('DELETE FROM analytics_day WHERE name = $1', [email]);
  auth.clock.forward({ seconds: 61 });
  await auth.advance();
  await eventually(async () => expect((await progressOf(token)).receipt).not.toBeNull());
});
