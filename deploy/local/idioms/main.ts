import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../places.ts';
import { findingsIn } from './findings.ts';

/** Texts for the couple. */
const EXEMPT = /^packages\/(wording|family-law\/src\/clauses)\//;

const listed = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' });
const under = process.argv[2] ?? '';
const files = listed
  .split('\n')
  .filter(Boolean)
  .filter((file) => file.startsWith(under) && existsSync(join(ROOT, file)) && !EXEMPT.test(file));

const findings = files.flatMap((file) => {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  return findingsIn(source).map((finding) => `${file}:${finding}`);
});

process.stdout.write([...findings, `${files.length} files, ${findings.length} idioms (STYLE.md)`, ''].join('\n'));
process.exitCode = findings.length ? 1 : 0;
