import { Notice } from '@evenhand/ui/notice';
import { intakeWording } from '@evenhand/wording/intake';
import type { DraftState } from './draft-state.js';

const wording = intakeWording.held;

const reasonOf = (status: DraftState['status']): string => {
  if (status === 'offline') return intakeWording.offline;
  if (status === 'signed-out') return intakeWording.sessionExpired.text;
  if (status === 'locked') return intakeWording.locked;
  return status === 'conflict' ? wording.conflict : wording.refused;
};

/** Why the page was not left. */
export const HeldNotice = ({ status }: Pick<DraftState, 'status'>) => (
  <Notice kind="danger" title={wording.title}>
    <p>{reasonOf(status)}</p>
  </Notice>
);
