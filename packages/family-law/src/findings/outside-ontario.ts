import type { Check } from './check.js';

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
