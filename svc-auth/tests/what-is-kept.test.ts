import { forFile } from '@evenhand/service-kit/testing/for-file';
import { type Auth, password, startAuth } from './support/auth.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));

const everyRow = async () => {
  const tables = await auth.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
  );
  const rows = await Promise.all(tables.map(({ name }) => auth.query(`SELECT * FROM "${name}"`)));
  return JSON.stringify(rows);
};

test('the database holds digests of sessions, links and passwords, never the secrets', async () => {
  const email = auth.newAddress();
  const browser = await auth.register(email);
  const { token } = await auth.mail.link(email);
  const cookie = browser.cookie('evenhand_session');
  expect([token.length, cookie?.length]).toEqual([43, 43]);
  await auth.until(async () => !(await everyRow()).includes(token));
  const kept = await everyRow();
  expect(kept).not.toContain(password);
  expect(kept).not.toContain(cookie);
  expect(kept).not.toContain(token);
  expect(kept).toContain(auth.sha256(cookie));
  expect(kept).toContain(auth.sha256(token));
});

test('a log-in with an unknown address stores nothing about it', async () => {
  const email = auth.newAddress();
  await auth.newBrowser().post('/api/auth/password/login', { email, password });
  expect(await everyRow()).not.toContain(email);
});

test('the log holds no address, token, password, name or query', async () => {
  const email = auth.newAddress();
  const browser = auth.newBrowser();
  await browser.post('/api/auth/password/register', { email, password, firstName: 'Robin', lastName: 'Maple' });
  const link = await auth.mail.link(email);
  await browser.get(`/api/login?returnTo=/from/${email}`);
  await browser.get(`/api/login/callback?code=secret-code&state=secret-state`);
  await browser.post('/api/auth/magic-link/verify', link);
  await browser.post('/api/auth/password/login', { email, password: 'wrong' });
  const cookie = browser.cookie('evenhand_session') ?? '';
  const log = auth.log();
  expect(log).toContain('/api/auth/password/login');
  for (const secret of [
    email,
    password,
    'Robin',
    'Maple',
    link.token,
    cookie,
    'secret-code',
    'secret-state',
    'returnTo',
  ])
    expect(log).not.toContain(secret);
});

test('npm run why prints whether a sign-in link works and why others were refused, without address and token', async () => {
  const email = auth.newAddress();
  await auth.signInByLink(email);
  const [person] = await auth.query('SELECT id FROM person WHERE email = $1', [auth.stored(email)]);
  const id = String(person?.id);
  expect(await auth.why(id)).toMatch(/ended \S+: used \(/);
  await auth.newBrowser().post('/api/auth/magic-link/send', { email });
  const replaced = await auth.mail.link(email, 2);
  await auth.newBrowser().post('/api/auth/magic-link/send', { email });
  const newest = await auth.mail.link(email, 3);
  const asLink = (link: Record<string, string>) => `${auth.publicUrl}/auth/magic-link?${new URLSearchParams(link)}`;
  await auth.newBrowser().post('/api/auth/magic-link/verify', replaced);
  expect(await auth.why(asLink(replaced))).toMatch(/ended \S+: replaced \(a newer link of the same kind was sent/);
  expect(await auth.why(asLink(newest))).toMatch(/works until \S+/);
  auth.clock.forward({ minutes: 16 });
  await auth.newBrowser().post('/api/auth/magic-link/verify', newest);
  const explained = await auth.why(id);
  expect(explained).toMatch(/expired \S+\n {2}refused \S+: open on .+, because expired \(its time was over\)/);
  expect(explained).toMatch(/refused \S+: open on .+, because replaced \(/);
  expect(await auth.why(email)).toBe(explained);
  for (const secret of [email, replaced.token, newest.token]) expect(explained).not.toContain(secret);
  expect(await auth.why('anything else')).toBe('');
  auth.clock.forward({ hours: 24 * 31 });
  await auth.sweep();
  expect(await auth.why(id)).not.toContain('link');
  auth.clock.reset();
});

test('the sweep deletes expired rows, and links of an account 30 days later', async () => {
  const [email, stranger] = [auth.newAddress(), auth.newAddress()];
  await auth.signInByLink(email);
  await auth.newBrowser().post('/api/auth/magic-link/send', { email: stranger });
  auth.clock.forward({ hours: 25 });
  await auth.sweep();
  for (const table of ['session', 'attempt', 'external_sign_in'])
    expect(await auth.query(`SELECT * FROM ${table}`)).toEqual([]);
  const links = (address: string) => auth.query('SELECT 1 FROM mailed_link WHERE email = $1', [auth.stored(address)]);
  expect([await links(email), await links(stranger)]).toEqual([[{ '?column?': 1 }], []]);
  auth.clock.forward({ hours: 24 * 30 });
  await auth.sweep();
  expect(await links(email)).toEqual([]);
  expect(await auth.query('SELECT id FROM person WHERE email = $1', [auth.stored(email)])).toHaveLength(1);
});
