import { queryEvidence } from '@evenhand/contracts/evidence/search';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { settled, startWithWorker } from '../search/start-worker.js';

/** `npm run -s bench -- tiny-files` measures ten thousand. */
const FILES = 20;

test('many tiny files are each read or fail with a reason, and the worker survives', async () => {
  const evidence = await startWithWorker();
  const ann = anOwner();
  for (let number = 1; number <= FILES; number += 1) {
    if (number % 10 === 0) await evidence.add(ann, `${number}.pdf`, '%PDF-1.7 and no more');
    else await evidence.add(ann, `${number}.txt`, `The word of this note is zq${number}x.`);
  }
  const { counts, files } = await settled(evidence, ann);
  expect(counts).toEqual({ waiting: 0, reading: 0, searchable: 0, complete: 18, failed: 2 });
  const reasons = files.flatMap(({ filename, reason }) => (reason === null ? [] : [`${filename}: ${reason}`]));
  expect(reasons).toHaveLength(2);
  for (const reason of reasons) expect(reason).toMatch(/^\d0\.pdf: [A-Z].*\.$/);
  const ask = { question: `zq${FILES - 1}x` };
  const { retrievals } = await evidence.service.as(ann).get(queryEvidence, { body: ask });
  expect(retrievals.map(({ filename }) => filename)).toEqual([`${FILES - 1}.txt`]);
  await evidence.stop();
}, 180_000);
