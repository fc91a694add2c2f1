import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KeyFiles } from '../src/keys/key-files.js';
import { MasterKey } from '../src/keys/master-key.js';
import { RewrappedKeys } from '../src/keys/rewrapped-keys.js';
import { anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { listNotes, Note, NotesConfig, NotesModule } from './sealed-notes.js';

const [former, next] = [1, 2].map(() => randomBytes(32).toString('base64'));
const options = { name: 'svc-finance', module: NotesModule, config: NotesConfig } as const;

let first: TestService;
const processes: TestService[] = [];
const start = async (keys: string): Promise<TestService> => {
  const environment = { CASE_MASTER_KEY: keys };
  const process = await startTestService({ ...options, environment, ...(first && { sharing: first }) });
  processes.unshift(process);
  return process;
};
beforeAll(async () => {
  first = await start(`${former}`);
});
afterAll(async () => {
  for (const process of processes) await process.stop();
});

const folder = () => join(first.environment.DATA_FOLDER ?? '', 'case-keys');
const write = async (process: TestService) => {
  const who = anOwner();
  const { caseId } = who;
  await process.database.manager.insert(Note, {
    id: randomUUID(),
    caseId,
    part: 'owner',
    words: caseId,
    figures: null,
  });
  return who;
};

/** Writes and reads by the processes that are named last, until it is ended. */
class Load {
  readonly people: ReturnType<typeof anOwner>[] = [];
  readonly failures: unknown[] = [];
  private isEnded = false;
  private readonly done: Promise<void>;

  constructor(public by: TestService[]) {
    this.done = this.run();
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await this.done;
  }

  /** Resolves once so many more people have written. */
  async more(count: number): Promise<void> {
    const until = this.people.length + count;
    while (this.people.length < until && this.failures.length === 0) await new Promise(setImmediate);
  }

  private async run(): Promise<void> {
    for (let turn = 0; !this.isEnded; turn += 1) {
      const [writer, reader] = [this.by[turn % this.by.length], this.by[(turn + 1) % this.by.length]];
      if (!writer || !reader) return;
      try {
        const who = await write(writer);
        this.people.push(who);
        const [newest, oldest] = [
          await reader.as(who).get(listNotes),
          await reader.as(this.people[0] ?? who).get(listNotes),
        ];
        if (newest[0] !== who.caseId || oldest[0] !== this.people[0]?.caseId) throw new Error('read another note');
      } catch (error) {
        this.failures.push(error);
        return;
      }
    }
  }
}

const wrappedBy = (key: string | undefined) => {
  const master = MasterKey.from(key, '');
  const names = readdirSync(folder()).map((file) => file.split('.'));
  return names.filter(([caseId, id]) =>
    master.isCurrent(readFileSync(join(folder(), `${caseId}.${id}`)), `${caseId}/${id}`),
  ).length;
};

test('the master key changes while people write and read, and no request fails', async () => {
  const load = new Load([first]);
  await load.more(10);
  const knowsBoth = await start(`${former},${next}`);
  load.by = [first, knowsBoth];
  await load.more(10);
  load.by = [knowsBoth];
  await load.more(5);
  const changes = await start(`${next},${former}`);
  load.by = [knowsBoth, changes];
  await load.more(10);
  load.by = [changes];
  await load.more(5);
  await changes.app.get(RewrappedKeys).rewrap();
  const afterwards = await start(`${next}`);
  load.by = [changes, afterwards];
  await load.more(5);
  await load.end();
  expect(load.failures).toEqual([]);
  for (const who of load.people) expect(await afterwards.as(who).get(listNotes)).toEqual([who.caseId]);
  expect([wrappedBy(former), wrappedBy(next)]).toEqual([0, load.people.length]);
  expect(changes.logged.join('')).toContain('every key of a case is wrapped by the first master key');
});

test('a key that was erased while the master key changes does not come back', async () => {
  const name = { caseId: randomUUID(), id: randomUUID() };
  const files = new KeyFiles(folder(), MasterKey.from(`${former}`, ''));
  await files.keep(name, randomBytes(32));
  const both = new KeyFiles(folder(), MasterKey.from(`${next},${former}`, ''));
  expect(await both.needsRewrapping(name)).toBe(true);
  // As left by a process that was killed before it gave the new file its name.
  writeFileSync(join(folder(), `.${name.id}`), 'wrapped');
  await both.erase(name);
  await both.rewrap(name);
  expect(readdirSync(folder()).filter((file) => file.includes(name.id))).toEqual([]);
});

test.each([
  ['a short key', 'short'],
  ['two keys without a comma', `${former};${next}`],
  ['a comma without a key', `${former},`],
])('%s is refused as CASE_MASTER_KEY', (_case, keys) => {
  expect(NotesConfig.shape.CASE_MASTER_KEY.safeParse(keys).success).toBe(false);
});
