import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../places.ts';

/** Style, and what `migrate` of service-kit sets for every migration: a transaction with a lock timeout. */
const EXCLUDED = [
  'prefer-bigint-over-int',
  'prefer-robust-stmts',
  'require-concurrent-index-creation',
  'require-lock-timeout',
  'require-statement-timeout',
];
const OPTIONS = ['--pg-version=18', '--assume-in-transaction', '--reporter=gcc', `--exclude=${EXCLUDED.join()}`];

/** What Squawk finds dangerous in statements; a line for each finding. */
export const findingsIn = (name: string, sql: string): string[] => {
  const squawk = join(ROOT, 'node_modules/.bin/squawk');
  const { stdout, stderr, status } = spawnSync(squawk, [...OPTIONS, `--stdin-filepath=${name}`], {
    input: sql,
    encoding: 'utf8',
  });
  if (status !== 0 && !stdout) throw new Error(`Squawk failed on ${name}: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
};
