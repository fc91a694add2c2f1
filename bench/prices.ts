/**
 * How long a proposal's price and its moves of equal value take, through the gateway, for an invented case under review:
 * `npm run bench -- prices [RUNS]`. One request at a time. Target: 95 % of the prices under 200 ms; exits with 1
 * otherwise.
 */
import { fillCase } from '../deploy/local/demo/fill-case.ts';
import { Visitor } from '../deploy/local/demo/visitor.ts';
import { readSettings } from '../deploy/local/settings.ts';
import { printTable } from './support/table.ts';
import { startProduct } from './web/start-product.ts';

const MOST_MS = 200;
const [runs = '300'] = process.argv.slice(2);
const why = 'The children eat and sleep at both homes.';

/** Amounts in dollars; each run asks for another one. */
const changes: Record<string, (run: number) => object> = {
  'child support': (run) => ({ agreedChildSupportAmount: 300 + run, childSupportReason: why }),
  'parenting schedule': (run) => ({ parentingSchedule: run % 2 ? '2-2-5-5' : '3-4-4-3' }),
  'three answers': (run) => ({
    agreedChildSupportAmount: 300 + run,
    childSupportReason: why,
    parentingSchedule: run % 2 ? '2-2-5-5' : '3-4-4-3',
    assetDivisionDescription: `Each keeps the accounts in their own name; Alex keeps the car (${run}).`,
  }),
};

const { origin, mailboxPort, stop } = await startProduct();
let isMissed = false;
try {
  const settings = { ...readSettings(), port: Number(new URL(origin).port), mailboxPort, publicUrl: origin };
  const { email, password } = await fillCase(settings);
  const owner = new Visitor(settings);
  await owner.call('POST', '/api/auth/password/login', { email, password });
  const time = async (path: string, patch: object): Promise<number> => {
    const start = performance.now();
    await owner.call('POST', `/api/agreement/proposals/${path}`, { patch });
    return performance.now() - start;
  };
  const rows = [];
  for (const path of ['price', 'equal'])
    for (const [change, patchOf] of Object.entries(changes)) {
      const took: number[] = [];
      for (let run = 1; run <= Number(runs); run += 1) took.push(await time(path, patchOf(run)));
      took.sort((one, other) => one - other);
      const at = (share: number) => Math.round(took[Math.floor((took.length - 1) * share)] ?? 0);
      if (path === 'price' && at(0.95) >= MOST_MS) isMissed = true;
      rows.push({ request: path, change, runs: took.length, 'median ms': at(0.5), 'p95 ms': at(0.95) });
    }
  printTable(rows);
} finally {
  stop();
}
process.exit(isMissed ? 1 : 0);
