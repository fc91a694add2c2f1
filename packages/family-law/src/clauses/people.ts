import type { IntakeRecord } from '@evenhand/contracts/intake/record';

/** Whether Part I of the Family Law Act (equalization) and Part II (matrimonial home) speak to the couple. */
export const isMarried = ({ relationshipType }: IntakeRecord): boolean => relationshipType === 'Legally married';

/** Not married, or not answered as married: the common-law path. */
export const isUnmarried = ({ relationshipType }: IntakeRecord): boolean =>
  relationshipType === 'Common-law' || relationshipType === 'Other';

export const hasChildren = ({ hasChildren }: IntakeRecord): boolean => hasChildren === true;

export const ownsHome = ({ livingSituation }: IntakeRecord): boolean =>
  livingSituation === 'We own jointly' || livingSituation === 'One of us owns';

export const always = (): boolean => true;
