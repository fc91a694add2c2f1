import { readFileSync } from 'node:fs';
import { endpoints } from '../../../packages/contracts/src/endpoints.ts';

/** `node provoked.ts FILE`: fails when the file, as the tests wrote it, lacks a problem that an endpoint declares. */
const [, , file = ''] = process.argv;
const answered = new Set(readFileSync(file, 'utf8').split('\n'));
const missing = endpoints
  .flatMap(({ name, problems = [] }) => problems.map((code) => `${name} ${code}`))
  .filter((pair) => !answered.has(pair));
for (const pair of missing) process.stdout.write(`No test provokes the declared problem: ${pair}\n`);
process.exit(missing.length > 0 ? 1 : 0);
