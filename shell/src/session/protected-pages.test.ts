import { admissionTo } from './protected-pages';

test.each([
  ['/', 'everyone'],
  ['/blog/3', 'everyone'],
  ['/auth/magic-link', 'everyone'],
  ['/review-access', 'everyone'],
  ['/sign-access', 'everyone'],
  ['/verify', 'everyone'],
  ['/dashboard', 'home'],
  ['/onboarding', 'sign-in-announced'],
  ['/checkout', 'sign-in'],
  ['/evidence', 'dialog'],
  ['/evidence/guides/google-takeout', 'dialog'],
  ['/flow/sign', 'dialog'],
  ['/intake', 'dialog'],
])('%s is for %s', (path, admission) => {
  expect(admissionTo(path)).toBe(admission);
});
