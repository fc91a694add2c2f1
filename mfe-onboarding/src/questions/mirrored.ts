import type { Party } from '@evenhand/contracts/identity';

/** Answers about one of the two, and the same about the other. */
const mirrored = {
  userName: 'partnerName',
  partnerName: 'userName',
  userBirthdate: 'partnerBirthdate',
  partnerBirthdate: 'userBirthdate',
  userOccupation: 'partnerOccupation',
  partnerOccupation: 'userOccupation',
  userSelfSupport: 'partnerSelfSupport',
  partnerSelfSupport: 'userSelfSupport',
} as const;

const isMirrored = (field: string): field is keyof typeof mirrored => field in mirrored;

/** The field whose words, written for the owner, name `field` to the reader. */
export const askedOf = <Field extends string>(field: Field, reader: Party): Field | keyof typeof mirrored =>
  reader === 'partner' && isMirrored(field) ? mirrored[field] : field;
