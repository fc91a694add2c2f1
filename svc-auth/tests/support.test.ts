import { SupportAsked } from '@evenhand/contracts/support/support';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { type Auth, startAuth } from './support/auth.js';
import type { Browser } from './support/browser.js';

const supportAddress = 'support@mail.test';
let auth: Auth;
forFile(
  () => startAuth({ SUPPORT_ADDRESS: supportAddress }),
  (started) => (auth = started),
);
afterEach(() => auth.clock.reset());

const message = 'My evidence cannot be opened. <b>Please</b> help.';
const ask = async (browser: Browser, email: string, change = {}) =>
  browser.post('/api/support/messages', { email, topic: 'evidence', message, ...change });
const asked = async (browser: Browser, email: string) => SupportAsked.parse((await ask(browser, email)).body);

const mailAbout = async (address: string, reference: string) => {
  const find = async () => (await mailTo(address)).find(({ subject }) => subject.includes(reference));
  await auth.until(async () => (await find()) !== undefined);
  return (await find())?.text ?? '';
};

test('a message reaches support with the number that its sender receives', async () => {
  const email = auth.newAddress();
  const { reference } = await asked(auth.newBrowser(), email);
  const text = await mailAbout(supportAddress, reference);
  for (const part of [reference, email, 'evidence', message, 'address not proven']) expect(text).toContain(part);
});

test('attacker types a stranger’s address, the stranger gets a number and none of the attacker’s words', async () => {
  const email = auth.newAddress();
  const { reference, copy } = await asked(auth.newBrowser(), email);
  expect(copy).toBe('receipt');
  const text = await mailAbout(email, reference);
  expect(text).toContain(reference);
  expect(text).not.toContain('My evidence');
});

test('the sender gets a copy of the message only when signed in and at their own proven address', async () => {
  const email = auth.newAddress();
  const browser = await auth.signInByLink(email);
  const { reference, copy } = await asked(browser, email);
  expect(copy).toBe('full');
  expect(await mailAbout(email, reference)).toContain(message);
  expect((await asked(browser, auth.newAddress())).copy).toBe('receipt');
});

test('the sender gets no copy of the message when the registered address is not proven', async () => {
  const email = auth.newAddress();
  const browser = auth.newBrowser();
  const details = { email, password: 'Tq9#vLm2!xZ', firstName: '', lastName: '' };
  await browser.post('/api/auth/password/register', details);
  expect((await asked(browser, email)).copy).toBe('receipt');
});

test('attacker fills a stranger’s mailbox with receipts, the product sends three a day and still takes the messages', async () => {
  const email = auth.newAddress();
  const copies = [];
  for (let times = 0; times < 5; times += 1) copies.push((await asked(auth.newBrowser(), email)).copy);
  expect(copies).toEqual(['receipt', 'receipt', 'receipt', 'none', 'none']);
});

test('attacker sends messages without end from one network address, the product delays it after twenty', async () => {
  const browser = auth.newBrowser();
  for (let times = 0; times < 20; times += 1) expect((await ask(browser, auth.newAddress())).status).toBe(201);
  expect((await ask(browser, auth.newAddress())).status).toBe(429);
});

test('the database keeps number, topic and time of a message, and neither its words nor its sender', async () => {
  const email = auth.newAddress();
  const { reference } = await asked(auth.newBrowser(), email);
  const rows = await auth.query('SELECT * FROM support_message WHERE reference = $1', [reference]);
  expect(rows).toEqual([{ reference, topic: 'evidence', received_at: expect.any(Date) }]);
});

test.each([
  [{ message: '   ' }, '/message'],
  [{ message: 'x'.repeat(5_001) }, '/message'],
  [{ topic: 'gossip' }, '/topic'],
  [{ email: 'nobody' }, '/email'],
])('a message with %j is refused, pointing at %s', async (change, pointer) => {
  const answer = await ask(auth.newBrowser(), auth.newAddress(), change);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
});
