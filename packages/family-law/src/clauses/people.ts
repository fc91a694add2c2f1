import type { IntakeRecord } from '@evenhand/contracts/intake/record';

/** Whether Parts I (equalization) and II (matrimonial home) of the Family Law Act apply. */
export const isMarried = ({ relationshipType }: IntakeRecord): boolean => relationshipType === 'Legally married';

/** Not answered as married: the common-law path. */
export const isUnmarried = ({ relationshipType }: IntakeRecord): boolean =>
  relationshipType === 'Common-law' || relationshipType === 'Other';

export const hasChildren = ({ hasChildren }: IntakeRecord): boolean => hasChildren === true;

export const ownsHome = ({ livingSituation }: IntakeRecord): boolean =>
  livingSituation === 'We own jointly' || livingSituation === 'One of us owns';

export const always = (): boolean => true;
