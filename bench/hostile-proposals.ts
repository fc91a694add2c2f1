/**
 * What ten open proposals that each rewrite a text of 5,000 characters cost: `npm run bench -- hostile-proposals`. Times
 * of sending them, of the list, of eight lists at once, and of another person's requests meanwhile. Targets: the list
 * under 200 ms and 100 KB, the other person's p95 under 100 ms; exits with 1 otherwise.
 */
import { fillCase } from '../deploy/local/demo/fill-case.ts';
import { Visitor } from '../deploy/local/demo/visitor.ts';
import { readSettings } from '../deploy/local/settings.ts';
import { printTable } from './support/table.ts';
import { startProduct } from './web/start-product.ts';

const CHARACTERS = 5_000;
const PROPOSALS = 10;
const LISTS_AT_ONCE = 8;
const ROUNDS = 5;
const MOST = { list: 200, bytes: 100_000, other: 100 };

/** Words without a common run, so that a comparison finds nothing to keep. */
const words = (seed: number): string => {
  let [text, state] = ['', seed + 1];
  while (text.length < CHARACTERS - 10) {
    state = (state * 48_271) % 2_147_483_647;
    text += `${state.toString(36)} `;
  }
  return text.trim();
};

const at = (took: number[], share: number): number => {
  const sorted = took.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
};

const { origin, mailboxPort, stop } = await startProduct();
let isMissed = false;
try {
  const settings = { ...readSettings(), port: Number(new URL(origin).port), mailboxPort, publicUrl: origin };
  const enter = async (): Promise<Visitor> => {
    const { email, password } = await fillCase(settings);
    const visitor = new Visitor(settings);
    await visitor.call('POST', '/api/auth/password/login', { email, password });
    return visitor;
  };
  const [hostile, other] = [await enter(), await enter()];
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const read = () => other.call('GET', '/api/intake');
  /** The other person's requests, one after another, until the work is done. */
  const besides = async (work: () => Promise<unknown>): Promise<number[]> => {
    let isDone = false;
    const took: number[] = [];
    const working = work().finally(() => {
      isDone = true;
    });
    while (!isDone) took.push(await timed(read));
    await working;
    return took;
  };
  const alone: number[] = [];
  for (let run = 0; run < 50; run += 1) alone.push(await timed(read));
  const sends: number[] = [];
  const whileSending = await besides(async () => {
    for (let run = 0; run < PROPOSALS; run += 1) {
      const body = { patch: { assetDivisionDescription: words(run) }, reason: 'In other words.' };
      sends.push(await timed(() => hostile.call('POST', '/api/agreement/proposals', body)));
    }
  });
  const list = () => hostile.call('GET', '/api/agreement/proposals');
  const lists: number[] = [];
  for (let run = 0; run < 20; run += 1) lists.push(await timed(list));
  const bytes = JSON.stringify(await list()).length;
  const atOnce: number[] = [];
  const whileListing = await besides(async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      atOnce.push(await timed(() => Promise.all(Array.from({ length: LISTS_AT_ONCE }, list))));
  });
  isMissed =
    at(lists, 0.95) > MOST.list || bytes > MOST.bytes || at([...whileSending, ...whileListing], 0.95) > MOST.other;
  const row = (what: string, took: number[]) => ({
    what,
    runs: took.length,
    'median ms': at(took, 0.5),
    'p95 ms': at(took, 0.95),
  });
  printTable([
    row(`send, ${PROPOSALS} one after another`, sends),
    row(`list, ${bytes} bytes`, lists),
    row(`${LISTS_AT_ONCE} lists at once`, atOnce),
    row('another person’s answers, alone', alone),
    row('another person’s answers, while they are sent', whileSending),
    row('another person’s answers, while they are listed', whileListing),
  ]);
} finally {
  stop();
}
process.exit(isMissed ? 1 : 0);
