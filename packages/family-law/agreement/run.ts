/**
 * `npm run -s agreement -w packages/family-law -- RECORD.json [YYYY-MM-DD]`: problems, terms, deal, findings and text of
 * one intake record, as JSON with amounts in cents. The draft's day defaults to today in Toronto. Exit code 2 for a
 * record that cannot be read, with the reason on standard error.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dayOf } from '@evenhand/contracts/toronto';
import { agreementOf } from './agreement-of.ts';

const refuse = (reason: string): never => {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
};

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8'));
  } catch (problem) {
    return refuse(`${path}: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
};

const [path, day = dayOf(new Date())] = process.argv.slice(2);
const made =
  path === undefined
    ? refuse('Usage: npm run -s agreement -w packages/family-law -- RECORD.json [YYYY-MM-DD]')
    : agreementOf(readJson(path), day);
if ('refused' in made) refuse(made.refused);
else process.stdout.write(`${JSON.stringify(made, null, 2)}\n`);
