import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesOf } from '../releases/changes.ts';
import { newFolder } from './released-builds.ts';

const AUTHOR = { GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.test' };
const COMMITTER = { GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.test' };

const commit = (checkout: string, file: string, day: string, subject: string): void => {
  mkdirSync(join(checkout, file, '..'), { recursive: true });
  writeFileSync(join(checkout, file), subject);
  const env = { ...process.env, ...AUTHOR, ...COMMITTER, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  for (const args of [
    ['add', '.'],
    ['commit', '-qm', subject],
  ])
    execFileSync('git', ['-C', checkout, ...args], { env });
};

test('the changes of a part are the commits in its folder, by day, newest first', async () => {
  const checkout = newFolder();
  execFileSync('git', ['init', '-q', checkout]);
  commit(checkout, 'mfe-finance/src/a.ts', '2026-01-02', 'feat(finance): a page');
  commit(checkout, 'mfe-evidence/src/a.ts', '2026-01-03', 'feat(evidence): a search');
  commit(checkout, 'mfe-finance/src/b.ts', '2026-01-04', 'fix(finance): a label');
  expect(await changesOf('mfe-finance', checkout)).toBe(
    '2026-01-04  fix(finance): a label\n2026-01-02  feat(finance): a page\n',
  );
});

test('the changes of a part are refused with a sentence outside a clone', async () => {
  await expect(changesOf('mfe-finance', newFolder())).rejects.toThrow('are read from a clone of git');
});
