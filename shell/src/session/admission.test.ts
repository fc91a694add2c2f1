import { admissionTo } from './page-guard';

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
])('the admission to %s is %s', (path, admission) => {
  expect(admissionTo(path)).toBe(admission);
});
