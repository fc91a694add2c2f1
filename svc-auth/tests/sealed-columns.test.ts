import { everywhereInClear, HASH, WORD } from '@evenhand/service-kit/testing/columns-in-clear';
import { Dump } from '@evenhand/service-kit/testing/dump';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { newsletterConsent } from '@evenhand/wording/consents';
import { type Auth, password, startAuth } from './support/auth.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));

const KEYED = 'a digest with ADDRESS_KEY';
const ISSUER = 'the number of an account at its issuer, by which it is found';
const MINUTES = 'a random value, for minutes';
const PATH = 'a path of the site';

/** Columns that can hold text and stay in clear, with the reason. Also in docs/decisions/sealed-addresses.md. */
const inClear: Record<string, string> = {
  ...everywhereInClear,
  'activity_entry.detail': 'a coarse browser, a way in, a count of files',
  'activity_entry.hash': HASH,
  'activity_entry.kind': WORD,
  'activity_entry.previous': HASH,
  'activity_head.hash': HASH,
  'activity_stamp.certificate': 'the certificate of the time stamp authority',
  'activity_stamp.head': HASH,
  'activity_stamp.token': 'a time stamp of a digest',
  'address_change.token_hash': HASH,
  'analytics_day.name': WORD,
  'analytics_event.name': WORD,
  'analytics_event.properties': 'words of a list',
  'app_factor.secret': 'encrypted, bound to the person',
  'attempt.key': KEYED,
  'browser_history.token_hash': HASH,
  'consent_record.how': WORD,
  'consent_record.purpose': WORD,
  'consent_record.subject_hash': KEYED,
  'consent_record.text_version': 'a day',
  'deletion.found': 'names of tables, and counts',
  'deletion.kept': WORD,
  'deletion.keys': 'ids of keys',
  'deletion.parts': WORD,
  'deletion.receipt': 'signed, with ids alone',
  'deletion.sealed': 'sealed with QUEUE_KEY until the deletion is done',
  'deletion.token_hash': HASH,
  'external_account.issuer': ISSUER,
  'external_account.subject': ISSUER,
  'external_sign_in.code_verifier': MINUTES,
  'external_sign_in.nonce': MINUTES,
  'external_sign_in.return_to': PATH,
  'external_sign_in.state_hash': HASH,
  'factor_recovery.device_hash': HASH,
  'link_refusals.act': WORD,
  'link_refusals.because': WORD,
  'mailed_link.asked_by_device': HASH,
  'mailed_link.ended_because': WORD,
  'mailed_link.kind': WORD,
  'mailed_link.return_to': PATH,
  'mailed_link.token_hash': HASH,
  'newsletter_subscription.confirmation_hash': HASH,
  'newsletter_subscription.text_version': 'a day',
  'newsletter_unsubscribe_link.token_hash': HASH,
  'passkey.credential_id': 'a random value, by which a passkey is found',
  'passkey.public_key': 'a public key',
  'passkey.transports': WORD,
  'passkey_challenge.asked_by': 'an id, or a digest',
  'passkey_challenge.challenge_hash': HASH,
  'passkey_challenge.purpose': WORD,
  'person.password_hash': 'Argon2id',
  'recovery_code.code_hash': HASH,
  'recovery_wait.device_hash': HASH,
  'session.device': 'browser and system, as Firefox on Linux',
  'session.device_hash': HASH,
  'session.factor': WORD,
  'session.token_hash': HASH,
  'session.way': WORD,
  'support_message.reference': 'a random value that the person is told',
  'support_message.topic': WORD,
  'trusted_device.token_hash': HASH,
};

test('every column of svc-auth that can hold text is sealed, or stays in clear for a stated reason', async () => {
  const found = await new Dump(auth.service.database).columnsInClear();
  expect(found.toSorted()).toEqual(Object.keys(inClear).toSorted());
});

test('attacker has a dump of the accounts, product shows no address and no name', async () => {
  const [email, later] = [auth.newAddress(), auth.newAddress()];
  const browser = auth.newBrowser();
  const names = { firstName: 'Plantedfirst', lastName: 'Plantedlast' };
  await browser.post('/api/auth/password/register', { email, password, ...names });
  await auth.signInByLink(email, browser);
  await browser.post('/api/auth/address', { email: later, currentPassword: password });
  const { version: consentVersion } = newsletterConsent;
  await browser.post('/api/newsletter/subscribe', { email, consentVersion });
  await auth.newBrowser().post('/api/auth/password/login', { email, password: 'Wrong-1-guess' });
  await auth.newBrowser().post('/api/auth/password/reset', { email });
  await eventually(async () => expect(await auth.query('SELECT FROM outbox')).toEqual([]));
  const planted = [email, later, email.split('@')[0] ?? '', names.firstName, names.lastName];
  const digests = planted.map(auth.sha256);
  expect(await new Dump(auth.service.database).columnsWith([...planted, ...digests])).toEqual([]);
});
