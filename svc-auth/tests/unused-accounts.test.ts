import { signingBegan } from '@evenhand/contracts/events/signing-began';
import { signingEnded } from '@evenhand/contracts/events/signing-ended';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { type Auth, startAuth } from './support/auth.js';
import { nextCodeOf, proveBy, withApp } from './support/with-app.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const { subject } = mailAuth.unusedAccount;
const days = (count: number) => auth.clock.forward({ hours: 24 * count });
const announcementsTo = async (email: string) => (await auth.mail.subjects(email)).filter((one) => one === subject);
const hasAccount = async (email: string) =>
  (await auth.query('SELECT 1 FROM person WHERE email = $1', [auth.stored(email)])).length > 0;
/** 30 days before the deletion at the latest, whatever the months. */
const untilAnnounced = async () => {
  days(24 * 30.5 - 30 + 1);
  await auth.endUnusedAccounts();
};

test('an account without a sign-in for 24 months is announced twice and deleted by the saga', async () => {
  const email = auth.newAddress();
  await auth.signInByLink(email);
  days(24 * 30 - 30 - 1);
  await auth.endUnusedAccounts();
  days(15);
  await auth.endUnusedAccounts();
  await auth.endUnusedAccounts();
  const { text } = await auth.mail.about(email, subject);
  expect(text).toContain('24 months');
  expect(`${subject} ${text.split('\n\n')[1]}`).not.toMatch(/separat|divorc|agreement|spous|partner/i);
  days(22);
  await auth.endUnusedAccounts();
  expect(await announcementsTo(email)).toHaveLength(1);
  days(1.5);
  await auth.endUnusedAccounts();
  await auth.mail.about(email, subject, 2);
  days(6);
  await auth.endUnusedAccounts();
  expect(await hasAccount(email)).toBe(true);
  days(1.5);
  await auth.endUnusedAccounts();
  expect(await hasAccount(email)).toBe(false);
  expect(await auth.query('SELECT 1 FROM deletion WHERE begun_at IS NOT NULL')).not.toEqual([]);
});

test('a sign-in ends the announcement, and its time begins again', async () => {
  const email = auth.newAddress();
  await auth.signInByLink(email);
  await untilAnnounced();
  await auth.mail.about(email, subject);
  await auth.signInByLink(email);
  days(40);
  await auth.endUnusedAccounts();
  expect(await hasAccount(email)).toBe(true);
  expect(await announcementsTo(email)).toHaveLength(1);
});

test('a sign-in without its second factor is no use of the account', async () => {
  const { email, secret } = await withApp(auth);
  await untilAnnounced();
  const other = await auth.signInByLink(email);
  const dueAt = () =>
    auth.query('SELECT due_at FROM account_use JOIN person ON id = person_id WHERE email = $1', [auth.stored(email)]);
  expect(await dueAt()).not.toEqual([{ due_at: null }]);
  await proveBy(other, nextCodeOf(auth, secret));
  expect(await dueAt()).toEqual([{ due_at: null }]);
});

test('an account whose agreement is being signed is neither announced nor deleted', async () => {
  const email = auth.newAddress();
  await auth.signInByLink(email);
  const signing = { caseId: await auth.caseOf(email), signingId: '5f0c2d1e-0000-4000-8000-000000000002' };
  const isSigned = () => auth.query('SELECT 1 FROM signing WHERE case_id = $1 AND NOT ended', [signing.caseId]);
  await auth.publish(signingBegan, signing);
  await eventually(async () => expect(await isSigned()).toHaveLength(1));
  await untilAnnounced();
  days(40);
  await auth.endUnusedAccounts();
  expect(await announcementsTo(email)).toEqual([]);
  await auth.publish(signingEnded, signing);
  await eventually(async () => expect(await isSigned()).toEqual([]));
  await auth.endUnusedAccounts();
  await auth.mail.about(email, subject);
  expect(await hasAccount(email)).toBe(true);
});

test('an account of a restored backup is announced the last time again before it is deleted', async () => {
  const email = auth.newAddress();
  await auth.signInByLink(email);
  await untilAnnounced();
  days(24);
  await auth.endUnusedAccounts();
  await auth.mail.about(email, subject, 2);
  days(8);
  await auth.restored();
  await auth.endUnusedAccounts();
  await auth.mail.about(email, subject, 3);
  expect(await hasAccount(email)).toBe(true);
  days(8);
  await auth.endUnusedAccounts();
  expect(await hasAccount(email)).toBe(false);
});

test('a run that comes late leaves a week after the last announcement', async () => {
  const email = auth.newAddress();
  await auth.signInByLink(email);
  await untilAnnounced();
  days(60);
  await auth.endUnusedAccounts();
  await auth.mail.about(email, subject, 2);
  days(6);
  await auth.endUnusedAccounts();
  expect(await hasAccount(email)).toBe(true);
  days(2);
  await auth.endUnusedAccounts();
  expect(await hasAccount(email)).toBe(false);
});
