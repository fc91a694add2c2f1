import { longDate } from '@evenhand/contracts/toronto';
import type { Check } from './check.js';

const address = (email: string | undefined) => email?.trim().toLowerCase() ?? '';

export const sameEmail: Check = {
  id: 'same-email',
  severity: 'attention',
  why: 'Family Law Act, s. 55(1): each signs for themselves, so each needs an address that only they read.',
  answers: ['partnerEmail', 'userEmail'],
  find: ({ userEmail, partnerEmail }) =>
    address(partnerEmail) !== '' && address(userEmail) === address(partnerEmail)
      ? 'Your partner’s e-mail address is the same as your own.'
      : null,
};

export const marriageDateMissing: Check = {
  id: 'marriage-date-missing',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1): what each owned on the date of the marriage is taken off when property is equalized.',
  answers: ['marriageDate'],
  find: ({ relationshipType, marriageDate }) =>
    relationshipType === 'Legally married' && !marriageDate
      ? 'You are married, but the date of the marriage is not there.'
      : null,
};

export const marriageAfterSeparation: Check = {
  id: 'marriage-after-separation',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1): both dates decide what is divided.',
  answers: ['marriageDate', 'separationDate'],
  find: ({ marriageDate, separationDate }) =>
    marriageDate && separationDate && marriageDate > separationDate
      ? `The marriage (${longDate(marriageDate)}) stands after the separation (${longDate(separationDate)}).`
      : null,
};

export const separationAhead: Check = {
  id: 'separation-ahead',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1) and 54: a separation agreement is made by two people who live separate and apart.',
  answers: ['separationDate'],
  find: ({ separationDate }, asOf) =>
    separationDate && separationDate > asOf ? `The separation (${longDate(separationDate)}) lies in the future.` : null,
};

export const outsideOntario: Check = {
  id: 'outside-ontario',
  severity: 'attention',
  why: 'Family Law Act (Ontario), s. 15 and 58: other provinces divide property and judge agreements by rules of their own.',
  answers: ['userProvince', 'partnerProvince'],
  find: ({ userProvince, partnerProvince }) =>
    userProvince && partnerProvince && userProvince !== 'ON' && partnerProvince !== 'ON'
      ? 'Neither of you lives in Ontario, but this agreement is written for the law of Ontario.'
      : null,
};
