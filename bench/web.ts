/**
 * Lighthouse on the public pages of the built product, as a phone sees them. `npm run bench:web [-- RUNS PATH …]`;
 * five runs of every page in the sitemap unless told. Each figure is the median. Ends with 1 when a target is missed.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePort } from '../deploy/local/ports.ts';

const ROOT = join(import.meta.dirname, '..');
const READY_WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 500;
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Below this nobody sees anything move; it prints as 0.000. */
const LEAST_SHIFT = 0.000_5;
const CHROME = process.env.CHROME_PATH ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'total-byte-weight': z.object({ numericValue: z.number() }),
  }),
});

const startProduct = async () => {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    MAILBOX_PORT: String(await freePort()),
    DATA_FOLDER: '.cache/bench-web',
  };
  const product = spawn('node', ['deploy/local/bootstrap.mjs', 'start', '--fresh'], {
    cwd: ROOT,
    env,
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (
    const last = Date.now() + READY_WITHIN_MS;
    !(await isReady());
    await new Promise((go) => setTimeout(go, LOOK_EVERY_MS))
  )
    if (Date.now() > last || product.exitCode !== null)
      throw new Error('The product did not start: npm start says why');
  return { origin, stop: () => product.kill('SIGTERM') };
};

const measure = async (address: string) => {
  const { stdout } = await promisify(execFile)(
    join(ROOT, 'node_modules/.bin/lighthouse'),
    [address, '--output=json', '--quiet', `--chrome-flags=${FLAGS}`],
    { maxBuffer: 64 * 1_048_576, env: { ...process.env, CHROME_PATH: CHROME } },
  );
  const { categories, audits } = Report.parse(JSON.parse(stdout));
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    kilobytes: audits['total-byte-weight'].numericValue / 1_024,
  };
};

type Figures = Awaited<ReturnType<typeof measure>>;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const medians = (runs: Figures[]): Figures => {
  const of = (name: keyof Figures) => median(runs.map((run) => run[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    lcp: of('lcp'),
    blocking: of('blocking'),
    shift: of('shift'),
    kilobytes: of('kilobytes'),
  };
};

const isMissed = (figures: Figures): boolean =>
  figures.performance < LEAST.performance ||
  figures.accessibility < LEAST.accessibility ||
  figures['best-practices'] < LEAST['best-practices'] ||
  figures.seo < LEAST.seo ||
  figures.shift >= LEAST_SHIFT;

const row = (path: string, { performance, accessibility, seo, lcp, blocking, shift, kilobytes, ...rest }: Figures) =>
  `${path.padEnd(36)} ${[performance, accessibility, rest['best-practices'], seo].map((score) => String(score).padStart(5)).join('')}` +
  `${(lcp / 1_000).toFixed(2).padStart(7)} s${blocking.toFixed(0).padStart(6)} ms${shift.toFixed(3).padStart(7)}${kilobytes.toFixed(0).padStart(6)} KB`;

const [runs = '5', ...chosen] = process.argv.slice(2);
const { origin, stop } = await startProduct();
try {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const inSitemap = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  process.stdout.write(`${'page'.padEnd(36)}  perf a11y best  seo    LCP  blocking  shift  bytes\n`);
  for (const path of chosen.length > 0 ? chosen : inSitemap) {
    const measured: Figures[] = [];
    for (let run = 0; run < Number(runs); run += 1) measured.push(await measure(`${origin}${path}`));
    const figures = medians(measured);
    if (isMissed(figures)) process.exitCode = 1;
    process.stdout.write(`${row(path, figures)}${isMissed(figures) ? '  MISSED' : ''}\n`);
  }
} finally {
  stop();
}
