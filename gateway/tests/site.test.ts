import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { serveSite } from '../src/site/site.js';
import { manifestOf, released } from './released.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const INLINE = 'window.remotes = ["a < b"];\n';
const SCRIPT = 'console.log("shell")';
const VERSION = '0123456789ab';

const files: Record<string, string | Buffer> = {
  'index.html': `<!doctype html><title>Evenhand</title><style>a{}</style><script>${INLINE}</script><script src="/static/js/index.1a2b3c4d.js"></script>`,
  'app.html':
    '<!doctype html><title>Application</title><script defer src="/static/js/index.1a2b3c4d.js" integrity="sha256-x"></script>',
  '500.html': '<!doctype html><title>Something went wrong</title>',
  'blog/1/index.html': '<!doctype html><title>First article</title>',
  'glossary/index.html': '<!doctype html><title>Glossary</title>',
  'glossary/support/index.html': '<!doctype html><title>Support</title>',
  'agreement/index.html': '<!doctype html><title>Agreement</title>',
  'agreement/index.html.br': brotliCompressSync('<!doctype html><title>Agreement</title>'),
  'faq/index.html': '<!doctype html><title>Questions</title>',
  '404.html': '<!doctype html><title>404 Page Not Found</title>',
  'pricing/index.html': '<!doctype html><title>Pricing</title><script>drawn()</script>',
  'remotes.json': manifestOf({
    'mfe-x': released([
      '/dashboard',
      '/checkout',
      '/blog/:id',
      '/glossary/:id',
      '/flow/*',
      '/pricing',
      '/agreement/versions',
    ]),
  }),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/js/index.1a2b3c4d.js': SCRIPT,
  'static/js/index.1a2b3c4d.js.br': brotliCompressSync(SCRIPT),
  'static/js/index.1a2b3c4d.js.gz': gzipSync(SCRIPT),
  [`remotes/mfe-x/${VERSION}/mf-manifest.json`]: '{}',
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** fetch normalises addresses and bypasses caches; this sends the request unchanged. */
const raw = (port: number, path: string, headers = {}) =>
  new Promise<{ status: number | undefined; text: string }>((done) => {
    request({ port, path, headers, host: '127.0.0.1' }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => done({ status: answer.statusCode, text }));
    }).end();
  });

describe('the built site', () => {
  const outside = mkdtempSync(join(tmpdir(), 'evenhand-site-'));
  let gateway: TestGateway;

  beforeAll(async () => {
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    for (const [name, content] of Object.entries(files)) {
      const file = join(outside, 'site', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    gateway = await startGateway({ SITE_FOLDER: join(outside, 'site') });
  });
  afterAll(async () => {
    await gateway.stop();
    rmSync(outside, { recursive: true });
  });

  const policyOf = async (path: string) => (await gateway.call(path)).headers.get('content-security-policy') ?? '';

  test('the home page is sent as prerendered', async () => {
    expect(await (await gateway.call('/')).text()).toMatch('<title>Evenhand</title>');
  });

  test.each(['/dashboard', '/dashboard/', '/flow/sign', '/agreement/versions', '/auth/magic-link?token=x'])(
    '%s is answered with the application and no-cache when it has no prerendered page',
    async (path) => {
      const answer = await gateway.call(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toMatch('<title>Application</title>');
    },
  );

  test('only checkout may load Stripe’s card form, and only when Stripe is configured', async () => {
    expect(await policyOf('/checkout')).not.toMatch('stripe.com');
    const settings = { SITE_FOLDER: join(outside, 'site'), STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    const withStripe = await startGateway(settings);
    const policy = async (path: string) => (await withStripe.call(path)).headers.get('content-security-policy') ?? '';
    expect(await policy('/checkout')).toMatch("script-src 'self' https://js.stripe.com");
    expect(await policy('/checkout')).toMatch('frame-src https://js.stripe.com https://hooks.stripe.com;');
    for (const path of ['/dashboard', '/', '/pricing', '/blog/1', '/nowhere'])
      expect(await policy(path)).not.toMatch(/https?:|\*/);
    expect((await withStripe.call('/checkout')).headers.has('integrity-policy')).toBe(false);
    await withStripe.stop();
  });

  test('a prerendered page is sent unchanged, under its own policy', async () => {
    const answer = await gateway.call('/pricing');
    expect(await answer.text()).toMatch('<title>Pricing</title>');
    expect(answer.headers.get('content-security-policy')).toMatch(hash('drawn()'));
    expect(await policyOf('/')).not.toMatch(hash('drawn()'));
  });

  test('a page that a release has just written is sent with its own policy, and not as the copy of the page before', async () => {
    const file = join(outside, 'site/agreement/index.html');
    await policyOf('/agreement');
    const past = new Date(Date.now() - 60_000);
    for (const written of [file, `${file}.br`]) utimesSync(written, past, past);
    writeFileSync(file, '<!doctype html><title>Agreement of today</title><script>today()</script>');
    const answer = await gateway.call('/agreement', { headers: { 'accept-encoding': 'br' } });
    expect(await answer.text()).toMatch('<title>Agreement of today</title>');
    expect(answer.headers.get('content-security-policy')).toMatch(hash('today()'));
  });

  test('a page whose scripts have hashes loads none without, and one of an older shell is left as it was', async () => {
    const policy = async (path: string) => (await gateway.call(path)).headers.get('integrity-policy');
    expect(await policy('/dashboard')).toBe('blocked-destinations=(script)');
    expect(await policy('/pricing')).toBeNull();
  });

  test('an unknown article gets the prerendered first article', async () => {
    const answer = await gateway.call('/blog/999');
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('<title>First article</title>'),
    ]);
  });

  test('a page gets the 500 page, and a program a problem, when its file cannot be read', async () => {
    rmSync(join(outside, 'site/faq'), { recursive: true });
    const answer = await gateway.call('/faq', { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(500);
    expect(await answer.text()).toMatch('<title>Something went wrong</title>');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toMatch("default-src 'none'");
    const program = await gateway.call('/faq', { headers: { accept: 'application/json' } });
    expect([program.status, program.headers.get('content-type')]).toEqual([
      500,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  test.each(['/no/such/page', '/glossary/no-such-term'])(
    '%s is answered with the 404 page and status 404 when no page has that address',
    async (path) => {
      const answer = await gateway.call(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toMatch('<title>404 Page Not Found</title>');
    },
  );

  test.each([
    '/static/js/gone.00000000.js',
    '/remotes/mfe-x/gone/mf-manifest.json',
    '/remotes/x',
    '/nothing.png',
    '/api/x',
  ])('%s is answered with 404 as a problem, not as a page', async (path) => {
    const answer = await gateway.call(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
  });

  test('a page may run only its own inline scripts', async () => {
    const policy = await policyOf('/');
    expect(policy).toMatch(`script-src 'self' ${hash(INLINE)};`);
    expect(policy).toMatch(`style-src 'self' ${hash('a{}')};`);
    for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toMatch(rule);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  test('hashed files are cached as immutable, all others are revalidated', async () => {
    const cacheOf = async (path: string) => (await gateway.call(path)).headers.get('cache-control');
    expect(await cacheOf('/static/js/index.1a2b3c4d.js')).toMatch('immutable');
    expect(await cacheOf(`/remotes/mfe-x/${VERSION}/mf-manifest.json`)).toMatch('immutable');
    expect(await cacheOf('/remotes.json')).toBe('no-cache');
    expect(await cacheOf('/favicon.svg')).toBe('no-cache');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('a file is sent precompressed when Accept-Encoding is "%s"', async (accepted, encoding) => {
    const answer = await gateway.call('/static/js/index.1a2b3c4d.js', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(SCRIPT);
  });

  test('an unchanged file is not sent twice', async () => {
    const etag = (await gateway.call('/remotes.json')).headers.get('etag') ?? '';
    expect(await raw(gateway.port, '/remotes.json', { 'if-none-match': etag })).toEqual({ status: 304, text: '' });
  });

  test.each([
    '/../secret.txt',
    '/static/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/static/..\\..\\secret.txt',
    '/%00',
    '//etc/passwd',
    '/remotes/%252e%252e/secret.txt',
  ])('%s reads no file outside the folder', async (path) => {
    expect((await raw(gateway.port, path)).text).not.toMatch(/secret$|root:/);
  });

  test('a remote released while the gateway runs is served from then on', async () => {
    const entry = 'remotes/mfe-x/fedcba987654/mf-manifest.json';
    mkdirSync(dirname(join(outside, 'site', entry)), { recursive: true });
    writeFileSync(join(outside, 'site', entry), '{}');
    expect((await gateway.call(`/${entry}`)).status).toBe(404);
    writeFileSync(join(outside, 'site', 'remotes.json'), manifestOf({ 'mfe-x': released(['/released']) }));
    const last = Date.now() + 60_000;
    while ((await gateway.call(`/${entry}`)).status === 404 && Date.now() < last);
    expect((await gateway.call(`/${entry}`)).status).toBe(200);
    expect((await gateway.call('/released')).status).toBe(200);
    writeFileSync(join(outside, 'site', 'remotes.json'), files['remotes.json'] ?? '');
  });

  test('the site stays as it was when a release has no complete manifest', async () => {
    const folder = join(outside, 'broken');
    mkdirSync(folder);
    for (const name of ['app.html', 'remotes.json']) writeFileSync(join(folder, name), files[name] ?? '');
    const failures: unknown[] = [];
    const server = express()
      .use(serveSite(folder, { onFailure: (error) => failures.push(error) }))
      .listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const last = Date.now() + 60_000;
    while (failures.length === 0 && Date.now() < last) {
      // Each time of another length, as the folder may not be watched yet.
      writeFileSync(join(folder, 'remotes.json'), String(files['remotes.json']).slice(0, 20 + (Date.now() % 40)));
      expect((await raw(port, '/dashboard')).text).toMatch('<title>Application</title>');
    }
    expect(failures).not.toEqual([]);
    expect((await raw(port, '/dashboard')).text).toMatch('<title>Application</title>');
    server.close();
  });

  test('every answer has security headers against framing, MIME sniffing and referrer leaks', async () => {
    for (const path of ['/', '/favicon.svg', '/api/plans', '/api/none', '/nothing.png']) {
      const { headers } = await gateway.call(path);
      expect(headers.get('content-security-policy')).toMatch("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toMatch('camera=()');
      expect(headers.get('strict-transport-security')).toMatch('max-age=63072000');
      expect(headers.has('x-powered-by')).toBe(false);
    }
  });
});
