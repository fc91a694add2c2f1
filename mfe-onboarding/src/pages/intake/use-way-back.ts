import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Change, wayBack } from '../../answers/way-to-answer.js';
import type { IntakeDraft } from './use-intake-draft.js';

/** Returns to the page of a change once all is saved, because that page reads the saved record; stays otherwise. */
export const useWayBack = (draft: IntakeDraft) => {
  const navigate = useNavigate();
  const [isHeld, setHeld] = useState(false);
  const goBack = async (change: Change) => {
    await draft.save();
    if (draft.state().status === 'saved') navigate(wayBack(change));
    else setHeld(true);
  };
  return { goBack, isHeld: isHeld && draft.status !== 'saved' && draft.status !== 'saving' };
};
