import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { launchBrowser } from '../browser.ts';
import { sampleRecord } from '../demo/sample-case.ts';
import { freePort } from '../ports.ts';
import { tryPages } from '../releases/check/try-pages.ts';
import { requireManifest } from '../releases/publish.ts';
import { releaseTo } from '../releases/release.ts';
import { storeOf } from '../releases/release-store.ts';
import { run } from '../run.ts';
import { addressSealOf } from '../testing/address-seal.ts';
import { Evenhand } from '../testing/evenhand.ts';
import { BrowserAt } from './browser-at.ts';
import { buildChanged, publishChanged } from './changed-build.ts';
import { Nginx } from './nginx.ts';
import { OpenTabs } from './open-tabs.ts';
import { NEW_LABEL, OLD_LABEL, PAGE, shownTo, UNAVAILABLE } from './release-day.ts';

const MINUTES = 60_000;
const started: Evenhand[] = [];

const evenhand = async (settings?: Record<string, string>): Promise<Evenhand> => {
  const one = await Evenhand.onNewData(settings);
  started.push(one);
  return one;
};

const query = async (url: string, text: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
};

const until = async (fact: () => Promise<boolean>, seconds = 120): Promise<void> => {
  for (const last = Date.now() + seconds * 1_000; Date.now() < last; await pause(100)) {
    if (await fact().catch(() => false)) return;
  }
  throw new Error(`It did not become true within ${seconds} seconds.`);
};

afterEach(async () => {
  for (const one of started.splice(0)) await one.remove();
});

test(
  'npm start names a port that is taken and the setting that moves it',
  async () => {
    const port = await freePort();
    const other = createServer().listen(port);
    const one = await evenhand({ PORT: String(port) });
    expect(await one.start()).toBe('gave up');
    expect(one.said).toContain(`Port ${port} is taken by another program`);
    expect(one.said).toContain('PORT=<number>');
    expect(one.said).not.toMatch(/\n\s+at /);
    other.close();
  },
  3 * MINUTES,
);

test(
  'npm start names a data folder that cannot be written',
  async () => {
    const one = await evenhand();
    rmSync(one.dataFolder, { recursive: true });
    writeFileSync(one.dataFolder, 'a file');
    expect(await one.start()).toBe('gave up');
    expect(one.said).toContain(`The data folder ${one.dataFolder} cannot be written`);
  },
  3 * MINUTES,
);

const ALEX = { firstName: 'Alex', lastName: 'Example' };
const FINANCE = 'mfe-finance';
const PARTS = ['svc-intake', 'gateway', 'redis', 'postgres', 'mailbox'];

/** One product on one data folder, shared by the tests. */
describe('a running product', () => {
  let one: Evenhand;
  let nginx: Nginx;

  beforeAll(async () => {
    const port = await freePort();
    one = await Evenhand.onNewData({ PUBLIC_URL: `https://localhost:${port}`, PROXIES_IN_FRONT: '1' });
    await one.run();
    nginx = await Nginx.inFrontOf(one.port, port);
  }, 3 * MINUTES);

  afterAll(async () => {
    await one.remove();
    await nginx.remove();
  });

  test(
    'attacker fails to sign in again and again through nginx, product refuses that address alone, whatever it forges',
    async () => {
      const attacker = new BrowserAt('127.0.0.2', nginx);
      const alex = new BrowserAt('127.0.0.3', nginx);
      const person = { email: 'alex@example.test', password: 'Even-handed-1' };
      expect(await alex.post('/api/auth/password/register', { ...person, ...ALEX })).toHaveProperty('status', 201);

      const refused: number[] = [];
      for (let attempt = 1; attempt <= 300 && !refused.includes(429); attempt++) {
        const guess = { email: `guess-${attempt}@example.test`, password: 'Wrong-1-password' };
        refused.push((await attacker.post('/api/auth/password/login', guess, `203.0.113.${attempt}`)).status);
      }
      expect(refused.at(-1)).toBe(429);
      expect(refused.filter((status) => status === 401).length).toBeGreaterThanOrEqual(60);
      expect(await alex.post('/api/auth/password/login', person)).toHaveProperty('status', 200);
    },
    3 * MINUTES,
  );

  test('attacker names another address in front of nginx, product records the one that nginx was called from', async () => {
    const robin = new BrowserAt('127.0.0.4', nginx);
    const email = 'alex-robin@example.test';
    const forged = '203.0.113.9';
    await robin.post('/api/auth/password/register', { email, password: 'Even-handed-1', ...ALEX }, forged);
    await robin.post('/api/intake', sampleRecord(email), forged);
    expect(await robin.post('/api/agreement', undefined, forged)).toHaveProperty('status', 201);
    const [event] = await query(one.postgresUrl(), 'SELECT happening, ip FROM intake.signing_events');
    expect(event).toMatchObject({ happening: 'drafted' });
    expect(addressSealOf(one.dataFolder, 'intake').open(event.ip)).toBe('127.0.0.4');
  });

  test(
    'npm run why explains the links of an address',
    async () => {
      const email = 'sam-sample@example.test';
      await new BrowserAt('127.0.0.5', nginx).post('/api/auth/magic-link/send', { email });
      const why = (asked: string) =>
        run(process.execPath, ['deploy/local/bootstrap.mjs', 'why', asked], { environment: one.environment });
      const { said } = await why(email);
      expect(said).toMatch(/^svc-auth:\nsign-in link \S+ to s…e@example\.test\n {2}sent .+\n {2}works until /);
      expect((await why('http://localhost:8080/review-access#unknown')).said).toBe('No service has a record of it.\n');
    },
    3 * MINUTES,
  );

  test(
    'npm run dead-letters lists what was given up without its payload, and asks for another run',
    async () => {
      const id = '7d5c3f0e-3c0a-4a42-9c55-9c1f0a6f0d1e';
      const letters = (asked: string) => {
        const environment = one.environment;
        return run(process.execPath, ['deploy/local/bootstrap.mjs', 'dead-letters', asked], { environment });
      };
      await query(
        one.postgresUrl(),
        `INSERT INTO finance.dead_letter (id, kind, name, job_id, payload, reason, attempts)
       VALUES ('${id}', 'job', 'gone', 'one', '{"name": "Amélie"}', 'no answer', 3)`,
      );
      const { said } = await letters('');
      expect(said).toMatch(new RegExp(`^${id} .+ svc-finance: job gone, 3 tries\n  no answer\n`, 'm'));
      expect(said).not.toContain('Amélie');
      expect((await letters(id)).said).toMatch(/^1 asked for/);
      expect((await letters('unknown')).ok).toBe(false);
    },
    3 * MINUTES,
  );

  test("a service's role may not read what another service stores", async () => {
    const rights = await query(
      one.postgresUrl(),
      `SELECT r.rolname AS role, s.nspname AS schema FROM pg_roles r, pg_namespace s
     WHERE r.rolname LIKE 'svc\\_%' AND has_schema_privilege(r.rolname, s.nspname, 'usage')
       AND s.nspname NOT LIKE 'pg\\_%' AND s.nspname <> 'information_schema' ORDER BY 1`,
    );
    expect(rights).toEqual(
      ['auth', 'billing', 'evidence', 'finance', 'intake'].map((schema) => ({ role: `svc_${schema}`, schema })),
    );
  });

  test('neighbour on the machine reads the data folder: product gives its files to its owner alone', () => {
    for (const file of ['', 'secrets', 'logs/svc-auth.log', 'redis/redis.conf']) {
      expect([file, statSync(join(one.dataFolder, file)).mode & 0o077]).toEqual([file, 0]);
    }
  });

  test(
    'a release is tried in a browser before it is published, and a page that fails, has no route, breaks its policy or has a fault of accessibility refuses it, behind sign-in too',
    async () => {
      const store = storeOf(one.dataFolder, one.url);
      const tried = async (change: (script: string) => string, paths?: string[]) => {
        const { statement, dist } = await buildChanged(store, FINANCE, change);
        const release = { ...statement.release, ...(paths && { paths }) };
        return tryPages(store, { ...statement, release }, dist, {
          port: one.port,
          publicUrl: one.url,
          address: `http://127.0.0.1:${one.port}`,
        });
      };
      const people = async () => (await query(one.postgresUrl(), 'SELECT id FROM auth.person')).length;
      const before = await people();
      expect(await tried((script) => script.replaceAll(OLD_LABEL, NEW_LABEL))).toEqual({ untried: [] });
      expect(await tried(() => 'throw new Error("broken")')).toHaveProperty(
        'fault',
        expect.stringMatching(
          /^\/\S+ shows “This part is unavailable” in mfe-finance: change the page in mfe-finance\/src\.$/,
        ),
      );
      const picture = 'document.body.append(document.createElement("img"));';
      expect(await tried((script) => picture + script)).toHaveProperty(
        'fault',
        expect.stringContaining('has a fault of accessibility, image-alt in mfe-'),
      );
      const style = 'document.head.append(Object.assign(document.createElement("style"), { textContent: "p {}" }));';
      expect(await tried((script) => style + script)).toHaveProperty(
        'fault',
        expect.stringContaining('throws “The policy of the page stops style-src-elem inline”'),
      );
      expect(await tried((script) => script.replaceAll(OLD_LABEL, NEW_LABEL), ['/account/payment'])).toHaveProperty(
        'fault',
        '/account/payment shows “404 Page Not Found” in mfe-finance: change the page in mfe-finance/src.',
      );
      const behindSignIn = `if (location.pathname === '/account/payments') ${picture}`;
      expect(await tried((script) => behindSignIn + script)).toHaveProperty(
        'fault',
        '/account/payments has a fault of accessibility, image-alt in mfe-finance: change the page in mfe-finance/src.',
      );
      await until(async () => (await people()) === before);
    },
    5 * MINUTES,
  );

  test(
    'a label is seen by one of two browsers, then by both, and a broken canary is withdrawn, while 200 tabs meet no error',
    async () => {
      const store = storeOf(one.dataFolder, one.url);
      const part = () => requireManifest(store).parts[FINANCE];
      const browser = await launchBrowser();
      const tabs = new OpenTabs(`http://127.0.0.1:${one.port}${PAGE}`);
      const shown = async () => [await shownTo(browser, nginx.origin, 9), await shownTo(browser, nginx.origin, 10)];
      const untilShown = (texts: string[]) => until(async () => (await shown()).join() === texts.join());
      const first = part()?.live.version;
      await tabs.open(50);

      const second = await publishChanged(store, FINANCE, (script) => script.replaceAll(OLD_LABEL, NEW_LABEL));
      expect(await shown()).toEqual([OLD_LABEL, OLD_LABEL]);
      await releaseTo(store, FINANCE, 10);
      await untilShown([NEW_LABEL, OLD_LABEL]);
      await tabs.open(50);
      await releaseTo(store, FINANCE, 100);
      await untilShown([NEW_LABEL, NEW_LABEL]);
      await tabs.open(50);

      const broken = await publishChanged(store, FINANCE, () => 'throw new Error("broken")');
      await releaseTo(store, FINANCE, 10);
      await untilShown([UNAVAILABLE, NEW_LABEL]);
      await tabs.open(50);
      // One network does not decide alone.
      const elsewhere = new BrowserAt('127.0.0.8', nginx);
      await until(async () => {
        if (part()?.withdrawn === broken) return true;
        await elsewhere.post(`/releases/${FINANCE}/${broken}/failed`);
        await shownTo(browser, nginx.origin, 9);
        return false;
      }, 30);
      await untilShown([NEW_LABEL, NEW_LABEL]);

      await tabs.close();
      await browser.close();
      expect(part()).toMatchObject({ live: { version: second }, last: { version: first } });
      expect([tabs.count, [...tabs.versions], tabs.failures]).toEqual([200, [first, second, broken], []]);
    },
    5 * MINUTES,
  );

  test(
    'every part is started again after kill -9',
    async () => {
      const before = PARTS.map((name) => one.pidOf(name));
      for (const name of PARTS) one.kill(name);
      const renewed = () => PARTS.every((name, index) => one.pidOf(name) !== before[index]);
      await until(async () => renewed() && (await one.site()) === 200);
    },
    3 * MINUTES,
  );

  test(
    'the services end when npm start alone is killed, and the next start reuses the running stores',
    async () => {
      const services = ['svc-auth', 'svc-evidence-worker', 'gateway'].map((name) => one.pidOf(name));
      const stores = ['postgres', 'redis'].map((name) => one.pidOf(name));
      one.kill('supervisor');
      await until(async () => !services.some((pid) => existsSync(`/proc/${pid}/exe`)));
      await one.run();
      expect(['postgres', 'redis'].map((name) => one.pidOf(name))).toEqual(stores);
      await until(async () => (await one.site()) === 200);
    },
    3 * MINUTES,
  );

  test(
    'npm start finds what was stored after everything was killed at once',
    async () => {
      await query(one.postgresUrl(), "CREATE TABLE auth.kept AS SELECT 'it' AS what");
      one.killAll();
      await one.run();
      expect(await query(one.postgresUrl(), 'SELECT what FROM auth.kept')).toEqual([{ what: 'it' }]);
      await until(async () => (await one.site()) === 200);
    },
    3 * MINUTES,
  );

  test(
    'Ctrl-C ends every process and npm start names a broken data folder afterwards',
    async () => {
      const pids = readdirSync(join(one.dataFolder, 'pids')).map((name) => one.pidOf(name));
      await one.stop();
      expect(pids.filter((pid) => existsSync(`/proc/${pid}/exe`))).toEqual([]);
      expect(existsSync(join(one.dataFolder, 'postgres/postmaster.pid'))).toBe(false);
      rmSync(join(one.dataFolder, 'postgres/PG_VERSION'));
      expect(await one.start()).toBe('gave up');
      expect(one.said).toContain(`The data folder ${join(one.dataFolder, 'postgres')} is broken`);
      expect(one.said).not.toMatch(/\n\s+at /);
    },
    3 * MINUTES,
  );
});

test('npm start reports an old Node in one sentence', async () => {
  const older = 'data:text/javascript,Object.defineProperty(process.versions,`node`,{value:`18.20.0`})';
  const one = await evenhand({ NODE_OPTIONS: `--import=${older}` });
  expect(await one.start()).toBe('gave up');
  expect(one.said.trim()).toBe(
    'Evenhand needs Node 20 or newer and this is Node 18.20.0: install a newer one from https://nodejs.org.',
  );
});
