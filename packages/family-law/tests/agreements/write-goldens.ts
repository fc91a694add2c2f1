import { writeFileSync } from 'node:fs';
import { generateAgreement } from '@evenhand/family-law/agreement/generate';
import { plainText } from '@evenhand/family-law/agreement/plain-text';
import { situations } from './situations.ts';

for (const [name, record] of Object.entries(situations)) {
  writeFileSync(
    new URL(`${name}.golden.txt`, import.meta.url),
    `${plainText(generateAgreement(record, '2026-11-21'))}\n`,
  );
}
