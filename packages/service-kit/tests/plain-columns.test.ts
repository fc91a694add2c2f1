import { randomUUID } from 'node:crypto';
import { PlainColumns } from '../src/keys/plain-columns.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { Note, NotesConfig, NotesModule } from './sealed-notes.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ name: 'svc-finance', module: NotesModule, config: NotesConfig });
});
afterAll(() => service.stop());

const ROWS = 2_000;
const CASES = 20;

test(`${ROWS} rows in clear are sealed while cases are read and written, and no call fails`, async () => {
  const { database, app } = service;
  const cases = Array.from({ length: CASES }, () => randomUUID());
  await database.query(
    `insert into note (id, case_id, part, words_plain, figures_plain)
     select gen_random_uuid(), ($1::uuid[])[1 + n % $2], (array['owner', 'partner', 'shared'])[1 + n % 3],
       'word ' || n, jsonb_build_object('cents', jsonb_build_array(n))
     from generate_series(0, $3 - 1) n`,
    [cases, CASES, ROWS],
  );
  let sealing = true;
  const moved = app
    .get(PlainColumns)
    .sealAll()
    .finally(() => {
      sealing = false;
    });
  let calls = 0;
  for (let at = 0; sealing; at += 1) {
    const caseId = cases[at % CASES] ?? '';
    const [note, ...others] = await database.manager.findBy(Note, { caseId });
    if (!note) throw new Error('the case has no note');
    expect([note, ...others]).toHaveLength(ROWS / CASES);
    expect(note.words).toMatch(/^(word|changed) \d+$/);
    const { id, part } = note;
    await database.manager.update(Note, { id, caseId, part }, { words: `changed ${at}` });
    calls += 2;
  }
  // The start of the service seals some of them, and a change its own row.
  expect(await moved).toBeGreaterThan(0);
  expect(calls).toBeGreaterThan(10);
  const clear = 'select from note where words_plain is not null or figures_plain is not null';
  expect(await database.query(clear)).toEqual([]);
  const all = await database.manager.find(Note);
  expect(all).toHaveLength(ROWS);
  expect(all.every(({ words, figures }) => !words.startsWith('word') || words === `word ${figures?.cents[0]}`)).toBe(
    true,
  );
}, 180_000);
