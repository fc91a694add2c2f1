import { z } from 'zod';

/** An address is never sent: it can contain an id, a token or an amount. */
export const pageKinds = [
  'home',
  'how-it-works',
  'pricing',
  'blog',
  'article',
  'glossary',
  'faq',
  'support',
  'legal',
  'calculators',
  'sign-in',
  'dashboard',
  'onboarding',
  'intake',
  'flow',
  'agreement',
  'review',
  'signing',
  'documents',
  'evidence',
  'finances',
  'checkout',
  'account',
  'other',
] as const;
export const PageKind = z.enum(pageKinds);
export type PageKind = z.infer<typeof PageKind>;

const byFirstFolder: Record<string, PageKind> = {
  '': 'home',
  'how-it-works': 'how-it-works',
  pricing: 'pricing',
  blog: 'blog',
  glossary: 'glossary',
  faq: 'faq',
  support: 'support',
  terms: 'legal',
  privacy: 'legal',
  calculators: 'calculators',
  auth: 'sign-in',
  dashboard: 'dashboard',
  onboarding: 'onboarding',
  intake: 'intake',
  flow: 'flow',
  agreement: 'agreement',
  review: 'review',
  signing: 'signing',
  documents: 'documents',
  'evidence-kit': 'evidence',
  evidence: 'evidence',
  signatures: 'signing',
  'review-access': 'review',
  'sign-access': 'signing',
  'financial-tracker': 'finances',
  checkout: 'checkout',
  account: 'account',
};

export const pageKindOf = (pathname: string): PageKind => {
  const [, first = '', second] = pathname.split('/');
  if (first === 'blog' && second) return 'article';
  return Object.hasOwn(byFirstFolder, first) ? (byFirstFolder[first] ?? 'other') : 'other';
};
