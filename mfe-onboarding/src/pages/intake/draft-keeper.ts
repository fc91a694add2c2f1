import type { Intake, IntakeChanges } from '@evenhand/contracts/intake/intake';
import type { IntakeField } from '@evenhand/contracts/intake/record';
import type { FieldProblem } from '@evenhand/contracts/problems';
import {
  type DraftPorts,
  type DraftState,
  fieldOf,
  fieldsOf,
  isEmpty,
  type SaveTrouble,
  sendable,
  statusOf,
  withChanges,
  without,
} from './draft-state.js';

/**
 * Keeps one window's answers: shows changes immediately, saves them shortly after, and never drops one because a save
 * failed. One save runs at a time. A field changed by another window too waits for the person's choice; a refused one is
 * left out until it is changed, so that it stops no other.
 */
export const keepDraft = (opened: Intake, unsent: IntakeChanges, ports: DraftPorts) => {
  const listeners = new Set<() => void>();
  let running: Promise<void> | null = null;
  let state: DraftState = {
    record: withChanges(opened.record, unsent),
    confirmed: [...opened.confirmed, ...fieldsOf(unsent)],
    saved: opened,
    unsent,
    status: isEmpty(unsent) ? 'saved' : 'unsent',
    conflicts: [],
    refused: [],
  };

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    const { saved, unsent } = state;
    const record = withChanges(saved.record, unsent);
    state = { ...state, record, confirmed: [...saved.confirmed, ...fieldsOf(unsent)] };
    ports.keep(state.unsent);
    for (const listener of listeners) listener();
  };

  const unchangedSince = (sent: IntakeChanges) => fieldsOf(sent).filter((field) => state.unsent[field] === sent[field]);

  /** Shows what was saved and what is left, with the status that follows. */
  const setLeft = (change: Partial<Omit<DraftState, 'status'>>) =>
    set({ ...change, status: statusOf({ ...state, ...change }) });

  const answered = (sent: IntakeChanges, saved: Intake) =>
    setLeft({ saved, unsent: without(state.unsent, unchangedSince(sent)) });

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
      setLeft({ saved, conflicts, unsent: without(state.unsent, changed.filter(isSaved)) });
      if (conflicts.length > 0) set({ status: 'conflict' });
    } else if (code === 'sign-in-needed') set({ status: 'signed-out' });
    else if (code === 'signing-has-begun' || code === 'agreement-is-sealed') set({ status: 'locked' });
    else if (code === 'invalid-input') refusedIn(sent, errors);
    else set({ status: 'offline' });
  };

  const saveOnce = async (): Promise<void> => {
    const sent = sendable(state);
    set({ status: 'saving' });
    try {
      answered(sent, await ports.save({ version: state.saved.version, changes: sent }));
    } catch (error) {
      await troubled(ports.troubleOf(error), sent).catch(() => set({ status: 'offline' }));
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
    keepMine: () => setLeft({ conflicts: [] }),
    takeTheirs: () => setLeft({ conflicts: [], unsent: without(state.unsent, state.conflicts) }),
    /** After a submission that conflicts: shows the newer answers, and asks about a field that was changed here too. */
    changedElsewhere: (errors: FieldProblem[]) => troubled({ code: 'changed-elsewhere', errors }),
    submitted: (saved: Intake) => set({ saved, unsent: {}, refused: [], status: 'saved' }),
    save,
  };
};
