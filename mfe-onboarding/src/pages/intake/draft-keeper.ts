import type { Intake, IntakeChanges } from '@evenhand/contracts/intake/intake';
import type { IntakeField } from '@evenhand/contracts/intake/record';
import type { FieldProblem } from '@evenhand/contracts/problems';
import {
  type DraftPorts,
  type DraftState,
  fieldOf,
  fieldsOf,
  isEmpty,
  nextToSend,
  type SaveTrouble,
  sendable,
  sinceOf,
  statusOf,
  type Unsent,
  withChanges,
  without,
} from './draft-state.js';

/**
 * Keeps one window's answers: shows changes immediately, saves them shortly after, and never drops one because a save
 * failed. One save runs at a time. A field changed by another window too waits for the person's choice; a refused one is
 * left out until it is changed, so that it stops no other. `kept`: from an earlier visit on this device.
 */
export const keepDraft = (opened: Intake, kept: Unsent, ports: DraftPorts) => {
  const listeners = new Set<() => void>();
  let running: Promise<void> | null = null;
  let state: DraftState = {
    record: withChanges(opened.record, kept.changes),
    confirmed: [...opened.confirmed, ...fieldsOf(kept.changes)],
    saved: opened,
    unsent: kept.changes,
    // A record that was deleted begins at version 0 again.
    since: Object.fromEntries(
      Object.entries(kept.since).map(([field, version]) => [field, Math.min(version, opened.version)]),
    ),
    isKept: true,
    status: isEmpty(kept.changes) ? 'saved' : 'unsent',
    conflicts: [],
    refused: [],
  };

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    const { saved, unsent } = state;
    const record = withChanges(saved.record, unsent);
    const fields = fieldsOf(unsent);
    const since = Object.fromEntries(fields.map((field) => [field, state.since[field] ?? saved.version]));
    const isKept = ports.keep({ changes: unsent, since });
    state = { ...state, record, since, isKept, confirmed: [...saved.confirmed, ...fields] };
    for (const listener of listeners) listener();
  };

  const unchangedSince = (sent: IntakeChanges) => fieldsOf(sent).filter((field) => state.unsent[field] === sent[field]);

  /** Shows what was saved and what is left, with the status that follows. */
  const setLeft = (change: Partial<Omit<DraftState, 'status'>>) =>
    set({ ...change, status: statusOf({ ...state, ...change }) });

  /** A submission and a save can be answered in either order. */
  const newest = (answer: Intake) => (answer.version < state.saved.version ? state.saved : answer);

  /** What is left once the service has taken `stored`; a field that was changed again is based on it. */
  const leftOf = (stored: IntakeChanges, { version }: Intake) => ({
    unsent: without(state.unsent, unchangedSince(stored)),
    since: { ...state.since, ...sinceOf(fieldsOf(stored), version) },
  });

  const refusedIn = (sent: IntakeChanges, errors: FieldProblem[]) => {
    if (!errors.some((error) => fieldOf(error) in sent)) return set({ status: 'refused', refused: errors });
    const unchanged: string[] = unchangedSince(sent);
    setLeft({ refused: [...state.refused, ...errors.filter((error) => unchanged.includes(fieldOf(error)))] });
  };

  const troubled = async ({ code, errors }: SaveTrouble, sent: IntakeChanges = {}) => {
    if (code === 'changed-elsewhere') {
      const fields = errors.map(fieldOf);
      const saved = await ports.load();
      const isSaved = (field: IntakeField) =>
        JSON.stringify(saved.record[field] ?? null) === JSON.stringify(state.unsent[field] ?? null);
      const changed = fieldsOf(state.unsent).filter((field) => fields.includes(field));
      // The same answer: an earlier save of this person whose answer did not arrive.
      const conflicts = changed.filter((field) => !isSaved(field));
      const { unsent, since } = leftOf(without(sent, fields), saved);
      setLeft({ saved, conflicts, since, unsent: without(unsent, changed.filter(isSaved)) });
      if (conflicts.length > 0) set({ status: 'conflict' });
    } else if (code === 'sign-in-needed') set({ status: 'signed-out' });
    else if (code === 'signing-has-begun' || code === 'agreement-is-sealed') set({ status: 'locked' });
    else if (code === 'invalid-input') refusedIn(sent, errors);
    else set({ status: 'offline' });
  };

  const saveOnce = async (): Promise<void> => {
    const draft = nextToSend(state);
    set({ status: 'saving' });
    try {
      const saved = await ports.save(draft);
      setLeft({ saved: newest(saved), ...leftOf(draft.changes, saved) });
    } catch (error) {
      await troubled(ports.troubleOf(error), draft.changes).catch(() => set({ status: 'offline' }));
    }
  };

  const saveAll = async (): Promise<void> => {
    if (state.status === 'conflict' || isEmpty(sendable(state))) return;
    do await saveOnce();
    while (state.status === 'unsent');
  };

  /** Resolves when all is saved or nothing more can be sent now; joins a save that is running. */
  const save = (): Promise<void> => {
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change: (changes: IntakeChanges) =>
      set({
        unsent: { ...state.unsent, ...changes },
        refused: state.refused.filter((problem) => !(fieldOf(problem) in changes)),
        status: state.status === 'conflict' ? 'conflict' : 'unsent',
      }),
    keepMine: () =>
      setLeft({ conflicts: [], since: { ...state.since, ...sinceOf(state.conflicts, state.saved.version) } }),
    takeTheirs: () => setLeft({ conflicts: [], unsent: without(state.unsent, state.conflicts) }),
    /** After a submission that conflicts: shows the newer answers, and asks about a field that was changed here too. */
    changedElsewhere: (errors: FieldProblem[]) => troubled({ code: 'changed-elsewhere', errors }),
    /** Keeps what was changed while the submission was under way, based on the record that it wrote as a whole. */
    submitted: (sent: IntakeChanges, answer: Intake) => {
      const unchanged: string[] = unchangedSince(sent);
      const refused = state.refused.filter((problem) => !unchanged.includes(fieldOf(problem)));
      const since = Object.entries(state.since).map(([field, version]) => [field, Math.max(version, answer.version)]);
      const unsent = without(state.unsent, unchanged);
      setLeft({ saved: newest(answer), refused, unsent, since: Object.fromEntries(since) });
    },
    save,
  };
};
