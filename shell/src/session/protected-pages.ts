import { matchPath } from 'react-router-dom';

/** Where someone who is not signed in is led. */
export type Admission = 'everyone' | 'home' | 'dialog' | 'sign-in' | 'sign-in-announced';

/** The financial tracker is not among them: it says itself, in its own words, that it needs a sign-in. */
const protectedPages: Record<string, Admission> = {
  '/onboarding': 'sign-in-announced',
  '/checkout': 'sign-in',
  '/dashboard': 'home',
  '/test-e2e': 'dialog',
  '/account/counting': 'dialog',
  '/account/security': 'dialog',
  '/counts': 'dialog',
  '/evidence/*': 'dialog',
  '/evidence-kit': 'dialog',
  '/flow/*': 'dialog',
  '/intake': 'dialog',
  '/agreement': 'dialog',
  '/review': 'dialog',
  '/signatures': 'dialog',
  '/documents': 'dialog',
};

export const admissionTo = (pathname: string): Admission => {
  const path = Object.keys(protectedPages).find((each) => matchPath(each, pathname));
  return (path && protectedPages[path]) || 'everyone';
};
