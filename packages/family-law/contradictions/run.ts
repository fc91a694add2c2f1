/**
 * `npm run -s contradictions -w packages/family-law [-- COUPLES]`: random couples whose answers and disclosures agree
 * (default 5,000), and contradictions planted in them. Exit code 1 when a clean agreement cannot be approved, a planted
 * contradiction is not found, or a printed amount or date is in no term.
 */

import fc from 'fast-check';
import { check, planting } from './check.ts';
import { AS_OF, cleanCouples } from './clean-couples.ts';

/** How many couples each contradiction is planted in. */
const TIMES = 10;
const COUPLES = Number(process.argv[2] ?? 5_000);
const print = (text: string) => process.stdout.write(`${text}\n`);

const couples = fc.sample(cleanCouples, { numRuns: COUPLES, seed: 1 });
const faults = couples.flatMap((couple, index) => check(couple).map((fault) => `couple ${index + 1}: ${fault}`));
for (const fault of faults.slice(0, 40)) print(fault);
print(`${couples.length} couples as of ${AS_OF}: ${faults.length} faults`);

const planted = planting(couples, TIMES);
for (const { name, tried, found, by } of planted)
  print(
    `${found === tried && tried > 0 ? 'found ' : 'MISSED'}  ${String(found).padStart(2)} of ${tried}  ${name}: ${by}`,
  );
const missed = planted.filter(({ tried, found }) => found < tried || tried === 0);
print(`${planted.length} contradictions planted, ${missed.length} missed`);
if (faults.length > 0 || missed.length > 0) process.exitCode = 1;
