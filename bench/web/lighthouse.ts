import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Fetched from npm at the first use: with its 79 packages it has 155 MB, and no other command needs it. */
const LIGHTHOUSE = ['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse'];
const CHROME = process.env.CHROME_PATH ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';
/** A run that hangs is ended and repeated once. The first one may install Lighthouse. */
const RUN_WITHIN_MS = 240_000;

const numeric = z.object({ numericValue: z.number() });

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': numeric,
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
    'total-byte-weight': numeric,
    metrics: z.object({
      details: z.object({ items: z.array(z.object({ observedLargestContentfulPaint: z.number().optional() })) }),
    }),
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ transferSize: z.number(), networkEndTime: z.number().optional() })),
      }),
    }),
  }),
});

/** Scores that do not vary between runs, in per cent; null when a run did not measure them. */
export const lasting = ['accessibility', 'best-practices', 'seo'] as const;
/** Measures that vary between runs: per cent, milliseconds, bytes. */
const changing = ['performance', 'lcp', 'blocking', 'shift', 'toRead', 'bytes'] as const;

export type Lasting = Record<(typeof lasting)[number], number>;
export type Changing = Record<(typeof changing)[number], number>;

/** Bytes received until the largest contentful paint. */
const bytesToRead = ({ audits }: z.infer<typeof Report>): number => {
  const painted = audits.metrics.details.items[0]?.observedLargestContentfulPaint ?? Number.POSITIVE_INFINITY;
  return audits['network-requests'].details.items
    .filter(({ networkEndTime = 0 }) => networkEndTime <= painted)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
};

const reportOf = async (address: string, categories: readonly string[]): Promise<z.infer<typeof Report>> => {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...LIGHTHOUSE,
      address,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${FLAGS}`,
    ],
    { maxBuffer: 64 * 1_048_576, timeout: RUN_WITHIN_MS, env: { ...process.env, CHROME_PATH: CHROME } },
  );
  return Report.parse(JSON.parse(stdout));
};

const inPercent = (report: z.infer<typeof Report>, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

const changingOf = (report: z.infer<typeof Report>): Changing => ({
  performance: inPercent(report, 'performance'),
  lcp: report.audits['largest-contentful-paint'].numericValue,
  blocking: report.audits['total-blocking-time'].numericValue,
  shift: report.audits['cumulative-layout-shift'].numericValue,
  toRead: bytesToRead(report),
  bytes: report.audits['total-byte-weight'].numericValue,
});

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const mediansOf = (runs: Changing[]): Changing => {
  const of = (name: keyof Changing) => median(runs.map((run) => run[name]));
  return {
    performance: of('performance'),
    lcp: of('lcp'),
    blocking: of('blocking'),
    shift: of('shift'),
    toRead: of('toRead'),
    bytes: of('bytes'),
  };
};

/**
 * Measures a page on a simulated phone, each run in a new browser: medians, and the lasting scores of the first run.
 */
export const measurePage = async (address: string, runs: number): Promise<Lasting & Changing> => {
  const [first, ...rest] = Array.from({ length: runs }, (_, run) => run);
  const look = (categories: readonly string[]) =>
    reportOf(address, categories).catch(() => reportOf(address, categories));
  const report = await look(['performance', ...lasting]);
  const measured = [changingOf(report)];
  for (const _ of first === undefined ? [] : rest) measured.push(changingOf(await look(['performance'])));
  return {
    ...mediansOf(measured),
    accessibility: inPercent(report, 'accessibility'),
    'best-practices': inPercent(report, 'best-practices'),
    seo: inPercent(report, 'seo'),
  };
};
