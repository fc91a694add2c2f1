import { Notice } from '@evenhand/ui/notice';
import { intakeWording } from '@evenhand/wording/intake';
import type { DraftState } from './draft-state.js';
import { offlineSentence } from './saved-note.js';

const wording = intakeWording.held;

type Held = Pick<DraftState, 'status' | 'isKept'>;

const reasonOf = ({ status, isKept }: Held): string => {
  if (status === 'offline') return offlineSentence(isKept);
  if (status === 'signed-out') return intakeWording.sessionExpired.text;
  if (status === 'locked') return intakeWording.locked;
  return status === 'conflict' ? wording.conflict : wording.refused;
};

/** Why the page was not left. */
export const HeldNotice = (draft: Held) => (
  <Notice kind="danger" title={wording.title}>
    <p>{reasonOf(draft)}</p>
  </Notice>
);
