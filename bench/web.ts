/**
 * Lighthouse on the public pages of the built product, as a phone sees them, and next to some of them the same page
 * built as one application. `npm run bench:web [-- RUNS PATH …]`; the median of five runs of every page in the sitemap
 * by default. Exits with 1 when a target is missed or BENCH_MINUTES (180) are over before the end.
 */
import { freePort } from '../deploy/local/ports.ts';
import { type Changing, type Lasting, lasting, measurePage } from './web/lighthouse.ts';
import { buildOneApplication, serveOneApplication } from './web/one-application.ts';
import { startProduct } from './web/start-product.ts';

const LEAST_PERFORMANCE = 95;
/** Below visibility; prints as 0.000. */
const LEAST_SHIFT = 0.000_5;
/** One page of each kind, for the comparison of the two builds. */
const COMPARED = [
  '/',
  '/pricing',
  '/how-it-works',
  '/blog',
  '/blog/3',
  '/glossary',
  '/calculators/child-support',
  '/support',
];
const ENDS_AT = Date.now() + Number(process.env.BENCH_MINUTES ?? 180) * 60_000;

type Figures = Lasting & Changing;

const isMissed = (figures: Figures): boolean =>
  figures.performance < LEAST_PERFORMANCE ||
  lasting.some((category) => figures[category] < 100) ||
  figures.shift >= LEAST_SHIFT;

const kilobytes = (bytes: number): string => (bytes / 1_024).toFixed(0).padStart(6);

const row = (name: string, figures: Figures): string => {
  const { performance, accessibility, seo, lcp, blocking, shift, toRead, bytes } = figures;
  const scores = [performance, accessibility, figures['best-practices'], seo];
  return [
    name.padEnd(44),
    ...scores.map((score) => String(score).padStart(5)),
    `${(lcp / 1_000).toFixed(2).padStart(7)} s`,
    `${blocking.toFixed(0).padStart(6)} ms`,
    shift.toFixed(3).padStart(7),
    `${kilobytes(toRead)} KB`,
    `${kilobytes(bytes)} KB`,
  ].join('');
};

const say = (line: string) => process.stdout.write(`${line}\n`);

const [runs = '5', ...chosen] = process.argv.slice(2);
say('Building the same pages as one application…');
await buildOneApplication();
const { origin, stop } = await startProduct();
const port = await freePort();
const stopOther = await serveOneApplication(port, origin);
const missed: string[] = [];
try {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const inSitemap = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const paths = chosen.length > 0 ? chosen : inSitemap;
  say(`${'page'.padEnd(44)} perf a11y best  seo      LCP blocking  shift  to read      all`);
  for (const path of paths) {
    if (Date.now() > ENDS_AT) {
      missed.push('time');
      say(`The time is over: not measured from ${path} on.`);
      break;
    }
    const figures = await measurePage(`${origin}${path}`, Number(runs));
    if (isMissed(figures)) missed.push(path);
    say(`${row(path, figures)}${isMissed(figures) ? '  MISSED' : ''}`);
    if (!COMPARED.includes(path)) continue;
    say(row(`${path} as one application`, await measurePage(`http://localhost:${port}${path}`, Number(runs))));
  }
  say(missed.length === 0 ? `All ${paths.length} pages reach the targets.` : `Missed: ${missed.join(', ')}`);
} finally {
  stopOther();
  stop();
}
process.exit(missed.length === 0 ? 0 : 1);
