import type { IntakeRecord } from './record.js';

/** Without hidden addresses. */
export const shareableAnswers = (record: IntakeRecord): IntakeRecord => {
  const shared = { ...record };
  if (shared.userAddressHidden) delete shared.userAddress;
  if (shared.partnerAddressHidden) delete shared.partnerAddress;
  return shared;
};
