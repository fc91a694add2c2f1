import type { Intake } from '@evenhand/contracts/intake/intake';
import { codeOf, fieldProblemsOf } from '@evenhand/web-kit/problem-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readIntake, saveDraft } from '../../answers/intake-calls.js';
import { keepDraft } from './draft-keeper.js';
import { keepUnsent, readUnsent } from './unsent-answers.js';

const SAVE_AFTER_MS = 700;
const TRY_AGAIN_AFTER_MS = 15_000;

/** Saves when the person pauses, and again when the connection is back. */
export const useIntakeDraft = (opened: Intake, userId: string) => {
  const queries = useQueryClient();
  const [keeper] = useState(() =>
    keepDraft(opened, readUnsent(userId), {
      load: readIntake,
      save: async (draft) => {
        const saved = await saveDraft(draft);
        // The draft and the overview follow from the answers; they are read again where they are shown next.
        void queries.invalidateQueries({ refetchType: 'none' });
        return saved;
      },
      troubleOf: (error) => ({ code: codeOf(error), errors: fieldProblemsOf(error) }),
      keep: (unsent) => keepUnsent(userId, unsent),
    }),
  );
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

  useEffect(
    () => () => {
      // The page is left, perhaps before the pause after a keystroke; the next one may have been read before the save.
      if (keeper.state().status !== 'saved') void keeper.save().then(() => queries.invalidateQueries());
    },
    [keeper, queries],
  );

  return { ...keeper, ...state };
};

export type IntakeDraft = ReturnType<typeof useIntakeDraft>;
