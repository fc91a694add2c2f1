import type { Patch } from '@evenhand/contracts/agreement/negotiable';
import type { ProposalState } from '@evenhand/contracts/agreement/proposals';
import type { ProposalRow } from '../agreement/rows/proposal.entity.js';
import { appliesTo } from '../answers/negotiable-answers.js';

/** @param negotiable the answers of the draft */
export const proposalState = (
  { state, from, expiresAt }: Pick<ProposalRow, 'state' | 'from' | 'expiresAt'>,
  negotiable: Patch,
  now: Date,
): ProposalState => {
  if (state !== 'sent') return state;
  if (expiresAt <= now) return 'lapsed';
  return appliesTo(negotiable, from) ? 'sent' : 'superseded';
};
