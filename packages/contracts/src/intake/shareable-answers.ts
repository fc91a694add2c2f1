import type { IntakeRecord } from './record.js';

/** What others than the person who answers may see: no address that is to stay hidden. */
export const shareableAnswers = (record: IntakeRecord): IntakeRecord => {
  const shared = { ...record };
  if (shared.userAddressHidden) delete shared.userAddress;
  if (shared.partnerAddressHidden) delete shared.partnerAddress;
  return shared;
};
