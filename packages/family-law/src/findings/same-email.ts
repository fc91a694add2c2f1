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
