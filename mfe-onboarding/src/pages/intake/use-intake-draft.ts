import type { Intake } from '@evenhand/contracts/intake/intake';
import { onLeaving } from '@evenhand/web-kit/leaving';
import { codeOf, fieldProblemsOf } from '@evenhand/web-kit/problem-error';
import { knownUser } from '@evenhand/web-kit/session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readIntake, saveDraft } from '../../answers/intake-calls.js';
import { keepDraft } from './draft-keeper.js';
import type { DraftPorts } from './draft-state.js';
import { openUnsent } from './unsent-answers.js';

const SAVE_AFTER_MS = 700;
const TRY_AGAIN_AFTER_MS = 15_000;

const openDraft = (opened: Intake, userId: string, queries: QueryClient) => {
  let isLeaving = false;
  const save: DraftPorts['save'] = async (draft) => {
    const user = knownUser(queries);
    // The cookie of another account would write the answers to its record.
    if (user && user.id !== userId) throw new Error('another account has signed in');
    const saved = await saveDraft(draft);
    // The draft and the overview follow from the answers; they are read again where they are shown next.
    void queries.invalidateQueries({ refetchType: 'none' });
    return saved;
  };
  const onDevice = openUnsent(userId);
  const keeper = keepDraft(opened, onDevice.found, {
    load: readIntake,
    save,
    troubleOf: (error) => ({ code: codeOf(error), errors: fieldProblemsOf(error) }),
    keep: (unsent) => isLeaving || onDevice.keep(unsent),
  });
  const leave = () => {
    isLeaving = true;
    void keeper.save();
  };
  return { ...keeper, leave };
};

/** Saves when the person pauses, and again when the connection is back. */
export const useIntakeDraft = (opened: Intake, userId: string) => {
  const queries = useQueryClient();
  const [keeper] = useState(() => openDraft(opened, userId, queries));
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);

  useEffect(() => {
    // The delay restarts with every keystroke and every outcome.
    if (state.status !== 'unsent' && state.status !== 'offline') return;
    const wait = state.status === 'unsent' ? SAVE_AFTER_MS : TRY_AGAIN_AFTER_MS;
    const timer = setTimeout(() => void keeper.save(), wait);
    return () => clearTimeout(timer);
  }, [keeper, state]);

  useEffect(() => {
    const saveNow = () => void keeper.save();
    window.addEventListener('online', saveNow);
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      window.removeEventListener('pagehide', saveNow);
    };
  }, [keeper]);

  useEffect(() => {
    const stop = onLeaving(keeper.leave);
    return () => {
      // Answers without a connection are sent at the sign-out, also from another page.
      if (keeper.state().status === 'saved') stop();
    };
  }, [keeper]);

  useEffect(() => {
    // The page is shown again after a new sign-in.
    if (keeper.state().status === 'signed-out') void keeper.save();
    return () => {
      // The page is left, perhaps before the pause after a keystroke; the next one may have been read before the save.
      if (keeper.state().status !== 'saved') void keeper.save().then(() => queries.invalidateQueries());
    };
  }, [keeper, queries]);

  return { ...keeper, ...state };
};

export type IntakeDraft = ReturnType<typeof useIntakeDraft>;
