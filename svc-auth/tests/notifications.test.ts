import { mailsChosen } from '@evenhand/contracts/events/mails-chosen';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { newsletterConsent } from '@evenhand/wording/consents';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { type Auth, startAuth } from './support/auth.js';

const PATH = '/api/auth/notifications';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));

test('a person gets every mail until they choose, and the services that send them learn of the choice', async () => {
  const email = auth.newAddress();
  const browser = await auth.signInByLink(email);
  expect((await browser.get(PATH)).body).toEqual({ news: true, reminders: true, newsletter: false });
  const chosen = { news: false, reminders: true };
  expect((await browser.send('PUT', PATH, chosen)).body).toEqual({ ...chosen, newsletter: false });
  expect((await browser.get(PATH)).body).toEqual({ ...chosen, newsletter: false });
  const caseId = await auth.caseOf(email);
  const told = (await auth.eventsOf(mailsChosen)).filter((event) => event.caseId === caseId);
  expect(told).toMatchObject([chosen]);
});

test('the newsletter of the account’s address ends on the page, and its withdrawal is recorded', async () => {
  const email = auth.newAddress();
  const browser = await auth.signInByLink(email);
  await browser.post('/api/newsletter/subscribe', { email, consentVersion: newsletterConsent.version });
  const { token } = await auth.mail.link(email, 1, mailAuth.confirmNewsletter.subject);
  await browser.post('/api/newsletter/confirm', { token });
  expect((await browser.get(PATH)).body).toMatchObject({ newsletter: true });
  expect((await browser.delete(`${PATH}/newsletter`)).body).toMatchObject({ newsletter: false });
  const records = await auth.query('SELECT given, how FROM consent_record WHERE subject_hash = $1 ORDER BY at', [
    auth.seal.digest(auth.sha256(email)),
  ]);
  expect(records.at(-1)).toEqual({ given: false, how: 'choice on the site' });
});
