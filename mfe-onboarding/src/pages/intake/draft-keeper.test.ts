import type { Intake, IntakeChanges } from '@evenhand/contracts/intake/intake';
import type { IntakeField } from '@evenhand/contracts/intake/record';
import { keepDraft } from './draft-keeper';
import type { SaveTrouble, Unsent } from './draft-state';

/** A service that merges by field, takes what does not conflict, and returns the fields changed since a version. */
const service = () => {
  let intake: Intake = { record: {}, confirmed: [], version: 0, savedAt: null, submittedAt: null };
  const changedAt = new Map<string, number>();
  let fault: SaveTrouble | null = null;
  let refused: { field: IntakeField | null; trouble: SaveTrouble | null } = { field: null, trouble: null };
  return {
    stored: () => intake,
    failWith: (trouble: SaveTrouble | null) => {
      fault = trouble;
    },
    refuse: (field: IntakeField | null, trouble: SaveTrouble | null) => {
      refused = { field, trouble };
    },
    load: async () => intake,
    save: async ({ version, changes }: { version: number; changes: IntakeChanges }): Promise<Intake> => {
      if (fault) throw fault;
      if (refused.field && refused.field in changes) throw refused.trouble;
      const isStale = (field: string) => (changedAt.get(field) ?? 0) > version;
      const stale = Object.keys(changes).filter(isStale);
      const taken = Object.entries(changes).filter(([field]) => !isStale(field));
      const record = Object.fromEntries(
        Object.entries({ ...intake.record, ...Object.fromEntries(taken) } as object).filter(
          ([, value]) => value !== null,
        ),
      );
      intake = { ...intake, record, version: intake.version + 1, savedAt: '2026-11-21T10:00:00.000Z' };
      for (const [field] of taken) changedAt.set(field, intake.version);
      if (stale.length === 0) return intake;
      throw { code: 'changed-elsewhere', errors: stale.map((field) => ({ pointer: `/changes/${field}`, detail: '' })) };
    },
  };
};

const window = (of: ReturnType<typeof service>, unsent: Unsent = { changes: {}, since: {} }) => {
  const kept: IntakeChanges[] = [];
  const keeper = keepDraft(of.stored(), unsent, {
    load: of.load,
    save: of.save,
    troubleOf: (error) => error as SaveTrouble,
    keep: ({ changes }) => kept.push(changes) > 0,
  });
  return { ...keeper, kept };
};

describe('answers', () => {
  test('are shown immediately and saved afterwards', async () => {
    const intake = service();
    const mine = window(intake);
    mine.change({ userName: 'Alex Example' });
    expect(mine.state()).toMatchObject({ record: { userName: 'Alex Example' }, status: 'unsent' });
    await mine.save();
    expect(mine.state()).toMatchObject({ status: 'saved', unsent: {} });
    expect(intake.stored().record).toEqual({ userName: 'Alex Example' });
  });

  test('given during a save are saved next', async () => {
    const intake = service();
    const mine = window(intake);
    mine.change({ userName: 'Al' });
    const saving = mine.save();
    mine.change({ userName: 'Alex' });
    await saving;
    expect(intake.stored().record).toEqual({ userName: 'Alex' });
    expect(mine.state().status).toBe('saved');
  });

  test('are all saved when a second save that joined the first one resolves', async () => {
    const intake = service();
    const mine = window(intake);
    mine.change({ userName: 'Al' });
    void mine.save();
    mine.change({ userName: 'Alex' });
    await mine.save();
    expect(mine.state()).toMatchObject({ status: 'saved', unsent: {} });
    expect(intake.stored().record).toEqual({ userName: 'Alex' });
  });

  test('become unanswered when they are removed', async () => {
    const intake = service();
    const mine = window(intake, { changes: { separationDate: '2026-02-01' }, since: { separationDate: 0 } });
    await mine.save();
    mine.change({ separationDate: null });
    expect(mine.state().record).toEqual({});
    await mine.save();
    expect(intake.stored().record).toEqual({});
  });

  test('are kept on the device while the service is unreachable, and sent later', async () => {
    const intake = service();
    const mine = window(intake);
    intake.failWith({ code: null, errors: [] });
    mine.change({ userName: 'Alex' });
    await mine.save();
    expect(mine.state().status).toBe('offline');
    expect(mine.kept.at(-1)).toEqual({ userName: 'Alex' });
    intake.failWith(null);
    await mine.save();
    expect(mine.state().status).toBe('saved');
    expect(mine.kept.at(-1)).toEqual({});
  });

  test('stay on the page with the reason when the service refuses them', async () => {
    const intake = service();
    const mine = window(intake);
    intake.failWith({ code: 'invalid-input', errors: [{ pointer: '/changes/userName', detail: 'Too long.' }] });
    mine.change({ userName: 'x'.repeat(999) });
    await mine.save();
    expect(mine.state()).toMatchObject({ status: 'refused', refused: [{ detail: 'Too long.' }] });
    expect(mine.state().record.userName).toHaveLength(999);
    mine.change({ userName: 'x' });
    expect(mine.state().refused).toEqual([]);
  });
});

describe('a refused answer', () => {
  const refusal: SaveTrouble = {
    code: 'invalid-input',
    errors: [{ pointer: '/changes/children/0/name', detail: 'Too long.' }],
  };

  test('is left out, and the others are saved at once', async () => {
    const intake = service();
    const mine = window(intake);
    intake.refuse('children', refusal);
    mine.change({ children: [{ name: 'x'.repeat(201) }], userName: 'Alex' });
    await mine.save();
    expect(intake.stored().record).toEqual({ userName: 'Alex' });
    expect(mine.state()).toMatchObject({ status: 'refused', refused: refusal.errors });
    expect(mine.kept.at(-1)).toEqual({ children: [{ name: 'x'.repeat(201) }] });
  });

  test('does not stop a later one', async () => {
    const intake = service();
    const mine = window(intake);
    intake.refuse('children', refusal);
    mine.change({ children: [{ name: 'x'.repeat(201) }] });
    await mine.save();
    mine.change({ partnerName: 'Sam' });
    await mine.save();
    expect(intake.stored().record).toEqual({ partnerName: 'Sam' });
    expect(mine.state()).toMatchObject({ status: 'refused', refused: refusal.errors });
  });

  test('is sent again when it is changed', async () => {
    const intake = service();
    const mine = window(intake);
    intake.refuse('children', refusal);
    mine.change({ children: [{ name: 'x'.repeat(201) }] });
    await mine.save();
    intake.refuse(null, refusal);
    mine.change({ children: [{ name: 'Robin' }] });
    await mine.save();
    expect(mine.state()).toMatchObject({ status: 'saved', refused: [], unsent: {} });
  });
});

describe('changes in two windows', () => {
  const conflict = async () => {
    const intake = service();
    const mine = window(intake);
    const theirs = window(intake);
    theirs.change({ userName: 'Theirs', partnerName: 'Sam' });
    await theirs.save();
    mine.change({ userName: 'Mine' });
    await mine.save();
    return { intake, mine };
  };

  test('merge when the fields differ', async () => {
    const intake = service();
    const mine = window(intake);
    const theirs = window(intake);
    theirs.change({ partnerName: 'Sam' });
    await theirs.save();
    mine.change({ userName: 'Alex' });
    await mine.save();
    expect(mine.state().record).toEqual({ userName: 'Alex', partnerName: 'Sam' });
  });

  test('report a conflict and lose nothing when the field is the same', async () => {
    const { mine } = await conflict();
    expect(mine.state()).toMatchObject({ status: 'conflict', conflicts: ['userName'] satisfies IntakeField[] });
    expect(mine.state().record).toEqual({ userName: 'Mine', partnerName: 'Sam' });
  });

  test('report none when the answers are the same', async () => {
    const intake = service();
    const mine = window(intake);
    const theirs = window(intake);
    theirs.change({ userName: 'Alex' });
    await theirs.save();
    mine.change({ userName: 'Alex', partnerName: 'Sam' });
    await mine.save();
    expect(mine.state()).toMatchObject({ status: 'saved', unsent: {}, conflicts: [] });
    expect(intake.stored().record).toEqual({ userName: 'Alex', partnerName: 'Sam' });
  });

  test('report a conflict when an answer kept on the device is older than the saved one', async () => {
    const intake = service();
    const theirs = window(intake);
    theirs.change({ userName: 'Theirs' });
    await theirs.save();
    const mine = window(intake, { changes: { userName: 'Mine' }, since: { userName: 0 } });
    await mine.save();
    expect(mine.state()).toMatchObject({ status: 'conflict', conflicts: ['userName'] satisfies IntakeField[] });
    expect(intake.stored().record.userName).toBe('Theirs');
  });

  test('report a conflict when an answer waited here while others were saved', async () => {
    const intake = service();
    const mine = window(intake);
    const theirs = window(intake);
    intake.refuse('userName', {
      code: 'invalid-input',
      errors: [{ pointer: '/changes/userName', detail: 'Too long.' }],
    });
    mine.change({ userName: 'x'.repeat(999) });
    await mine.save();
    intake.refuse(null, null);
    theirs.change({ userName: 'Theirs' });
    await theirs.save();
    mine.change({ partnerName: 'Sam' });
    await mine.save();
    mine.change({ userName: 'Mine', partnerName: 'Sam S.' });
    await mine.save();
    expect(mine.state()).toMatchObject({ status: 'conflict', unsent: { userName: 'Mine' } });
    expect(intake.stored().record).toEqual({ userName: 'Theirs', partnerName: 'Sam S.' });
  });

  test('report none for an answer that was taken with a conflict and changed again', async () => {
    const intake = service();
    const mine = window(intake);
    const theirs = window(intake);
    theirs.change({ userName: 'Theirs' });
    await theirs.save();
    mine.change({ userName: 'Mine', partnerName: 'Sam' });
    await mine.save();
    mine.change({ partnerName: 'Sam S.' });
    mine.keepMine();
    await mine.save();
    expect(mine.state()).toMatchObject({ status: 'saved', unsent: {} });
    expect(intake.stored().record).toEqual({ userName: 'Mine', partnerName: 'Sam S.' });
  });

  test('keep the answer of this window when it is chosen', async () => {
    const { intake, mine } = await conflict();
    mine.keepMine();
    await mine.save();
    expect(intake.stored().record.userName).toBe('Mine');
  });

  test('take the answer of the other window when it is chosen', async () => {
    const { intake, mine } = await conflict();
    mine.takeTheirs();
    await mine.save();
    expect(mine.state().record.userName).toBe('Theirs');
    expect(intake.stored().record.userName).toBe('Theirs');
  });
});

describe('a submission', () => {
  test('leaves what was changed while it was under way', async () => {
    const intake = service();
    const mine = window(intake);
    mine.change({ userName: 'Alex', partnerName: 'Sam' });
    const sent = mine.state().unsent;
    const left = { userName: 'Alex E.', hasChildren: true };
    mine.change(left);
    // A submission confirms every default.
    mine.submitted(sent, await intake.save({ version: 0, changes: { ...sent, hasChildren: false } }));
    expect(mine.state()).toMatchObject({ status: 'unsent', unsent: left });
    expect(mine.kept.at(-1)).toEqual(left);
    await mine.save();
    expect(mine.state().status).toBe('saved');
    expect(intake.stored().record).toEqual({ ...left, partnerName: 'Sam' });
  });

  test('does not set back what was saved while it was under way', async () => {
    const intake = service();
    const mine = window(intake);
    const answer = await intake.save({ version: 0, changes: { partnerName: 'Sam' } });
    mine.change({ userName: 'Alex' });
    await mine.save();
    mine.submitted({}, answer);
    expect(mine.state()).toMatchObject({ status: 'saved', record: { userName: 'Alex', partnerName: 'Sam' } });
  });
});
