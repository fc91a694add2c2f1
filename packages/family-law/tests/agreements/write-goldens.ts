import { writeFileSync } from 'node:fs';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { plainText } from '@evenhand/family-law/document/plain-text';
import { digestOfGoldens, recordedDigest, recordFile } from './golden-digest.ts';
import { situations } from './situations.ts';

for (const [name, record] of Object.entries(situations)) {
  writeFileSync(
    new URL(`${name}.golden.txt`, import.meta.url),
    `${plainText(generateAgreement(record, '2026-11-21'))}\n`,
  );
}

const [before, now] = [recordedDigest(), digestOfGoldens()];
if (before.digest !== now.digest && before.ruleVersion === now.ruleVersion) {
  process.stderr.write('The sample agreements changed: raise RULE_VERSION in src/working.ts and run this again.\n');
  process.exitCode = 1;
} else {
  writeFileSync(recordFile, `${JSON.stringify(now, undefined, 2)}\n`);
}
