/**
 * How fast the law engine calculates, on one core. `node bench/family-law.ts` after a build; ends with 1 when a target is
 * missed. Targets: 100,000 table look-ups a second, a range of spousal support with children in under 5 ms.
 */
import { tableAmount } from '@evenhand/family-law/child-support/table-amount';
import { tableSupport } from '@evenhand/family-law/child-support/table-support';
import { tableInForce } from '@evenhand/family-law/child-support/tables';
import { dollars, NOTHING } from '@evenhand/family-law/money';
import { parentingTime } from '@evenhand/family-law/parenting-time/parenting-time';
import { spousalSupport } from '@evenhand/family-law/spousal-support/spousal-support';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);

/** Runs `work` repeatedly after a warm-up; returns runs per second. */
const perSecond = (work: (run: number) => unknown): number => {
  for (let run = 0; run < 200; run += 1) work(run);
  const start = performance.now();
  let runs = 0;
  while (performance.now() - start < SECONDS * 1000) for (let batch = 0; batch < 50; batch += 1) work(runs++);
  return (runs * 1000) / (performance.now() - start);
};

const incomeOf = (run: number) => dollars(12_000 + ((run * 7_919) % 190_000));
const table = tableInForce('ON', '2026-11-21');
const earner = (run: number) => ({ employment: incomeOf(run), selfEmployment: NOTHING, other: NOTHING });

const rows: { what: string; perSecond: number; least: number }[] = [
  {
    what: 'table look-up',
    perSecond: perSecond((run) => tableAmount(table, incomeOf(run), 1 + (run % 8))),
    least: 100_000,
  },
  {
    what: 'table look-up with its working',
    perSecond: perSecond((run) =>
      tableSupport({ on: '2026-11-21', province: 'ON', income: incomeOf(run), children: 1 + (run % 8) }),
    ),
    least: 100_000,
  },
  {
    what: 'spousal support range with children',
    perSecond: perSecond((run) =>
      spousalSupport({
        on: '2026-11-21',
        taxYear: 2026,
        provinces: { payor: 'ON', recipient: 'ON' },
        payor: earner(run + 11),
        recipient: earner(run),
        monthsTogether: 126,
        recipientAge: 41,
        children: [
          { age: 4, home: 'recipient' },
          { age: 8, home: 'recipient' },
        ],
      }),
    ),
    least: 200,
  },
  {
    what: 'parenting time of a year',
    perSecond: perSecond(() =>
      parentingTime({
        from: '2026-01-01',
        schedule: { kind: '2-2-3', startsOn: '2026-01-05', startsWith: 'owner', exchangeHour: 18 },
        summer: [],
        schoolBreaks: [],
        holidays: [],
      }),
    ),
    least: 100,
  },
];

for (const { what, perSecond: rate, least } of rows) {
  process.stdout.write(
    `${what.padEnd(38)} ${Math.round(rate).toLocaleString('en-CA').padStart(12)}/s ${(1000 / rate).toFixed(4).padStart(9)} ms` +
      `  target ${least.toLocaleString('en-CA')}/s${rate < least ? '  MISSED' : ''}\n`,
  );
  if (rate < least) process.exitCode = 1;
}
