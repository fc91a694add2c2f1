/**
 * How long the agreement's files take, on one core. `node bench/documents.ts` after a build; ends with 1 when a target is
 * missed. Targets (median): a PDF of fourteen pages or more in under 300 ms, its seal with a local time stamp in 150 ms.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';

const built = (file: string) => new URL(`../svc-intake/dist/${file}`, import.meta.url).href;
type Source = {
  pdf: typeof import('../svc-intake/src/documents/agreement-pdf.js');
  docx: typeof import('../svc-intake/src/documents/agreement-docx.js');
  seal: typeof import('../svc-intake/src/sealing/seal/seal-pdf.js');
  key: typeof import('../svc-intake/src/sealing/seal/sealing-key.js');
  authority: typeof import('@evenhand/service-kit/time-stamps/local-timestamp-authority');
};
const { agreementPdf }: Source['pdf'] = await import(built('documents/agreement-pdf.js'));
const { agreementDocx }: Source['docx'] = await import(built('documents/agreement-docx.js'));
const { sealPdf }: Source['seal'] = await import(built('sealing/seal/seal-pdf.js'));
const { sealingKey }: Source['key'] = await import(built('sealing/seal/sealing-key.js'));
const { LocalTimestampAuthority }: Source['authority'] = await import(
  '@evenhand/service-kit/time-stamps/local-timestamp-authority'
);

const RUNS = Number(process.env.BENCH_RUNS ?? 15);
const sentence =
  'Each of us has disclosed significant assets, debts and liabilities, and this clause is to be read with the schedules. ';

const agreement = (owner: string, partner: string): AgreementDocument => ({
  title: 'Separation Agreement',
  ruleVersion: 'bench',
  asOf: '2026-11-21',
  parties: { owner, partner },
  articles: Array.from({ length: 9 }, (_, article) => ({
    id: `article-${article}`,
    number: article + 1,
    heading: 'Parenting time and decision-making responsibility',
    blocks: Array.from({ length: 7 }, (_, index) => ({
      kind: 'paragraph',
      number: `${article + 1}.${index + 1}`,
      text: `${owner} and ${partner} agree. ${sentence.repeat(2 + (index % 4))}`.trim(),
    })),
    basis: ['Family Law Act, s. 54'],
    note: '',
    answers: [],
  })),
  schedules: [
    {
      letter: 'A',
      heading: 'Assets',
      blocks: [
        {
          kind: 'table',
          header: ['Item', 'Owner', 'Value'],
          rows: Array.from({ length: 40 }, (_, row) => [`Savings account ${row}`, owner, `$${row},234.56`]),
        },
      ],
    },
  ],
  missing: [],
});

/** Median of the processor times of several runs. The first is reported separately, since it opens the fonts. */
const time = async (work: () => Promise<unknown>): Promise<{ first: number; median: number }> => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  const later = times.slice(1).sort((a, b) => a - b);
  return { first: times[0] ?? 0, median: later[Math.floor(later.length / 2)] ?? 0 };
};

const latin = agreement('Zoë Ångström', 'Noah Tremblay');
const others = agreement('נועה בן־דוד', 'Sam 👩‍👧‍👦 王小明');
const folder = await mkdtemp(join(tmpdir(), 'evenhand-bench-'));
const key = await sealingKey({ dataFolder: folder });
const timestampAuthority = await LocalTimestampAuthority.open(folder);
const unsealed = await agreementPdf(latin);

const rows = [
  { what: 'PDF, Latin names', most: 300, ...(await time(() => agreementPdf(latin))) },
  { what: 'PDF, Hebrew, Chinese and emoji names', most: 300, ...(await time(() => agreementPdf(others))) },
  { what: 'Word file', most: 300, ...(await time(() => agreementDocx(latin))) },
  {
    what: 'seal with local time stamp',
    most: 150,
    ...(await time(() => sealPdf(unsealed, { key, timestampAuthority, at: new Date() }))),
  },
];
await rm(folder, { recursive: true });

const pages = unsealed.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
process.stdout.write(`an agreement of ${pages} pages, ${Math.round(unsealed.length / 1024)} KB\n`);
for (const { what, most, first, median } of rows) {
  const verdict = median <= most ? 'ok' : 'MISSED';
  process.stdout.write(
    `${what}: median ${median.toFixed(0)} ms, first ${first.toFixed(0)} ms (at most ${most}) ${verdict}\n`,
  );
}
process.exitCode = rows.every(({ most, median }) => median <= most) ? 0 : 1;
