/**
 * Prints the answers of couples without disclosures, by name, in dollars, as JSON: all unusual ones, and the number of
 * random ones that the argument has.
 */
import { inDollars } from '@evenhand/contracts/intake/written';
import fc from 'fast-check';
import { unusualCouples } from '../tests/agreements/unusual-couples.ts';
import { cleanCouples } from './clean-couples.ts';

const COUNT = Number(process.argv[2] ?? 10);
const undisclosed = cleanCouples.filter(({ statements }) => statements.owner === null);
const random = fc
  .sample(undisclosed, { numRuns: COUNT, seed: 7 })
  .map(({ record }, index) => [`random couple ${index + 1}`, record] as const);
const couples = [...Object.entries(unusualCouples), ...random].map(([name, record]) => [name, inDollars(record)]);
process.stdout.write(JSON.stringify(Object.fromEntries(couples)));
