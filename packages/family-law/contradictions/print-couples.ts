/** Prints the answers of random couples without disclosures, in dollars, as JSON. The argument is their number. */
import { inDollars } from '@evenhand/contracts/intake/written';
import fc from 'fast-check';
import { cleanCouples } from './clean-couples.ts';

const COUNT = Number(process.argv[2] ?? 10);
const undisclosed = cleanCouples.filter(({ statements }) => statements.owner === null);
const couples = fc.sample(undisclosed, { numRuns: COUNT, seed: 7 }).map(({ record }) => inDollars(record));
process.stdout.write(JSON.stringify(couples));
