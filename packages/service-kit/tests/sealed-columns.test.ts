import { randomBytes, randomUUID } from 'node:crypto';
import { Transactions } from '../src/database/transactions.js';
import { ColumnKeys } from '../src/keys/column-keys.js';
import { anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { listNotes, Note, NotesConfig, NotesModule } from './sealed-notes.js';

const options = { name: 'svc-finance', module: NotesModule, config: NotesConfig } as const;
let service: TestService;
beforeAll(async () => {
  service = await startTestService(options);
});
afterAll(() => service.stop());

const aNote = (changed: Partial<Note> = {}): Note => ({
  id: randomUUID(),
  caseId: randomUUID(),
  part: 'owner',
  words: 'The cottage at Lake Simcoe',
  figures: { cents: [12_345_678] },
  ...changed,
});
const kept = async (changed: Partial<Note> = {}): Promise<Note> => {
  const note = aNote(changed);
  await service.database.manager.insert(Note, note);
  return note;
};
const find = ({ id }: Note) => service.database.manager.findOneByOrFail(Note, { id });
const change = (set: string, { id }: Note, ...values: unknown[]) =>
  service.database.query(`update note set ${set} where id = $1`, [id, ...values]);

test('a sealed column is read as it was written, by find, builder and list, and what was written is not changed', async () => {
  const note = aNote();
  const before = structuredClone(note);
  const { manager } = service.database;
  await manager.insert(Note, note);
  expect(note).toEqual(before);
  expect({ ...(await find(note)) }).toEqual(before);
  const built = manager.createQueryBuilder(Note, 'n').where('n.caseId = :caseId', note).getOne();
  expect({ ...(await built) }).toEqual(before);
  await manager.upsert(Note, { ...note, words: 'Sold' }, ['id']);
  await manager.update(Note, { id: note.id, caseId: note.caseId, part: note.part }, { figures: null });
  expect(await manager.findBy(Note, { caseId: note.caseId })).toEqual([{ ...note, words: 'Sold', figures: null }]);
});

test('a long text is compressed before it is sealed', async () => {
  const note = await kept({ words: 'the cottage '.repeat(10_000) });
  const [{ size }] = await service.database.query('select length(words) as size from note where id = $1', [note.id]);
  expect(size).toBeLessThan(1_000);
  expect((await find(note)).words).toBe(note.words);
});

test('attacker has a dump of the table, product shows neither words nor figures', async () => {
  const note = await kept();
  const [row] = await service.database.query('select * from note where id = $1', [note.id]);
  const bytes = Buffer.concat([row.words, row.figures]).toString('latin1');
  expect(`${JSON.stringify({ ...row, words: '', figures: '' })}${bytes}`).not.toMatch(/cottage|Simcoe|12345678|cents/);
});

test.each([
  ['a condition on it', () => service.database.manager.findBy(Note, { words: 'Sold' }), 'cannot be searched'],
  [
    'an update that does not name the row',
    () => service.database.manager.update(Note, { id: randomUUID() }, { figures: null, words: 'Sold' }),
    'words is sealed and needs caseId beside it',
  ],
  [
    'an update that does not name the part',
    () => service.database.manager.update(Note, { id: randomUUID(), caseId: randomUUID() }, { words: 'Sold' }),
    'needs part beside it',
  ],
  [
    'an insert by a query builder',
    () => service.database.manager.createQueryBuilder().insert().into(Note).values(aNote()).execute(),
    'is written by insert, update or upsert of a manager',
  ],
  ['save', () => service.database.manager.save(Note, aNote()), 'is written by insert, update or upsert of a manager'],
])('%s is refused', async (_, work, reason) => {
  await expect(work()).rejects.toThrow(reason);
});

test('a selection without what binds the column is refused', async () => {
  const { id } = await kept();
  const selected = service.database.manager.findOne(Note, { where: { id }, select: { id: true, words: true } });
  await expect(selected).rejects.toThrow('words is sealed and needs caseId beside it');
});

test.each([
  ['moved to another case', (note: Note) => change('case_id = $2', note, randomUUID()), 'is destroyed or lost'],
  [
    'moved to another row',
    (note: Note) => change('id = $2', note, note.id.replace(/^./, 'f')),
    'changed, cut or moved',
  ],
  ['cut', (note: Note) => change('words = substr(words, 1, length(words) - 1)', note), 'changed, cut or moved'],
  ['cut to nothing', (note: Note) => change(`words = ''`, note), 'changed, cut or moved'],
  [
    'of a format that is not known',
    (note: Note) => change(`words = set_byte(words, 0, 9)`, note),
    'changed, cut or moved',
  ],
  ['given to another part', (note: Note) => change(`part = 'shared'`, note), 'is destroyed or lost'],
  [
    'taken from another column',
    (note: Note) => change('words = figures', { ...note, part: 'shared' }),
    'destroyed or lost',
  ],
])('attacker changes the database so that a value is %s, product shows nothing of it', async (_, attack, reason) => {
  const note = await kept({ id: `0${randomUUID().slice(1)}` });
  await attack(note);
  const read = service.database.manager.findBy(Note, { id: note.id.replace(/^./, '0') });
  const moved = service.database.manager.findBy(Note, { id: note.id.replace(/^./, 'f') });
  await expect(Promise.all([read, moved])).rejects.toThrow(reason);
});

test('a key that another process destroyed opens nothing, although this one had it in memory', async () => {
  const who = anOwner();
  const note = await kept({ caseId: who.caseId });
  const other = await startTestService({ ...options, sharing: service });
  expect(await service.as(who).get(listNotes)).toEqual([note.words]);
  const [keyId] = await other.app
    .get(Transactions)
    .run((manager) => other.app.get(ColumnKeys).remove(manager, who.caseId, ['owner']));
  await other.stop();
  expect(keyId).toBeDefined();
  await expect(find(note)).rejects.toThrow('the key of words is destroyed or lost');
  const answer = await service.as(who).call(listNotes);
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toContain('cottage');
});

test('a value sealed with another master key is not opened', async () => {
  const note = await kept();
  const environment = { CASE_MASTER_KEY: randomBytes(32).toString('base64') };
  const other = await startTestService({ ...options, sharing: service, environment });
  await expect(other.database.manager.findBy(Note, { id: note.id })).rejects.toThrow();
  await other.stop();
});

test('a transaction that is rolled back leaves no row of a key', async () => {
  const note = aNote();
  const failed = service.app.get(Transactions).run(async (manager) => {
    await manager.insert(Note, note);
    expect(await manager.findBy(Note, { id: note.id })).toEqual([note]);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await service.database.query('select from case_key where case_id = $1', [note.caseId])).toEqual([]);
});
