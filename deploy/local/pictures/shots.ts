import type { Page } from 'playwright-core';
import { ask, calculate, checkFile, decline, dialog, openIn, openWorking, scrollTo, withdraw } from './shot-actions.ts';

/** A visitor, the owner, or the partner with a link. */
export type Viewer = 'visitor' | 'owner' | 'partner';

export interface Shot {
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** Actions before the screenshot. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const parenting = '/intake?step=children-and-parenting&about=schedule';

export const shown: readonly Shot[] = [
  { name: 'home', viewer: 'visitor', path: '/' },
  { name: 'child-support', viewer: 'visitor', path: '/calculators/child-support', prepare: calculate },
  { name: 'dashboard', viewer: 'owner', path: '/dashboard' },
  { name: 'intake', viewer: 'owner', path: '/intake?step=living-situation' },
  { name: 'agreement', viewer: 'owner', path: '/agreement' },
  { name: 'review', viewer: 'partner', path: '/review-access' },
  { name: 'finances', viewer: 'owner', path: '/financial-tracker' },
  { name: 'evidence', viewer: 'owner', path: '/evidence?step=search', prepare: ask },
];

const working: Shot = { name: 'working', viewer: 'owner', path: '/dashboard', prepare: openWorking };

/** On the home page. */
export const onHome: readonly Shot[] = [
  { name: 'question', viewer: 'owner', path: parenting, prepare: scrollTo(/./, 1) },
  working,
  { name: 'deal', viewer: 'owner', path: '/agreement', prepare: scrollTo('Your deal on one page', 2) },
];

const named = (viewer: Viewer, paths: readonly string[]): Shot[] =>
  paths.map((path) => ({ name: path.slice(1).replaceAll(/[^\w]+/g, '-'), viewer, path }));

export const calculators = [
  '/calculators',
  '/calculators/child-support',
  '/calculators/special-expenses',
  '/calculators/spousal-support',
  '/calculators/property',
  '/calculators/common-law-property',
  '/calculators/parenting-time',
  '/calculators/retroactive',
  '/calculators/income-tax',
];

export const every: readonly Shot[] = [
  ...shown,
  ...named('visitor', [
    '/pricing',
    '/how-it-works',
    '/blog',
    '/blog/2',
    '/glossary',
    '/sample-agreement',
    '/faq',
    '/terms',
    '/privacy',
    '/support',
    ...calculators.filter((path) => shown.every((shot) => shot.path !== path)),
    '/verify',
    '/verify/activity',
    '/verify/deletion',
    '/account/deleted',
    '/your-data',
    '/your-data/deleted',
    '/download',
    '/review-access',
    '/nowhere',
  ]),
  { name: 'glossary-term', viewer: 'visitor', path: '/glossary/equalization' },
  { name: 'newsletter', viewer: 'visitor', path: '/newsletter/confirm' },
  { name: 'sign-in', viewer: 'visitor', path: '/?sign-in=1', prepare: dialog },
  { name: 'register', viewer: 'visitor', path: '/?sign-in=register', prepare: dialog },
  { name: 'verify-other-file', viewer: 'visitor', path: '/verify', prepare: checkFile },
  ...named('owner', [
    '/onboarding',
    '/intake?step=personal-information',
    '/intake?step=check',
    '/flow/evidence',
    '/flow/intake',
    '/flow/review',
    '/flow/invite',
    '/flow/sign',
    '/documents',
    '/evidence?step=source',
    '/evidence?step=upload',
    '/evidence/security',
    '/checkout',
    '/account',
    '/account/payments',
    '/account/activity',
    '/account/notifications',
    '/account/archive',
    '/account/delete',
    '/account/counting',
    '/counts',
  ]),
  working,
  { name: 'intake-schedule', viewer: 'owner', path: parenting },
  { name: 'invite-withdraw', viewer: 'owner', path: '/flow/invite', prepare: withdraw },
  { name: 'review-decline', viewer: 'partner', path: '/review-access', prepare: decline },
  ...['Assets', 'Debts', 'Documents'].map((tab) => ({
    name: `finances-${tab.toLowerCase()}`,
    viewer: 'owner' as const,
    path: '/financial-tracker',
    prepare: (page: Page) => page.getByRole('tab', { name: tab }).click(),
  })),
  { name: 'finances-add-asset', viewer: 'owner', path: '/financial-tracker', prepare: openIn('Assets', 'Add Asset') },
];

/** Further dialogs, which the journeys do not photograph. */
export const dialogs: readonly Shot[] = [
  { name: 'finances-add-debt', prepare: openIn('Debts', 'Add Debt') },
  { name: 'finances-add-income', prepare: openIn('Overview', 'Add Income') },
  { name: 'finances-import', prepare: openIn('Assets', 'Import a statement') },
  { name: 'finances-upload', prepare: openIn('Documents', 'Upload') },
  { name: 'finances-freeze', prepare: openIn('Overview', 'Freeze a disclosure') },
].map((shot) => ({ ...shot, viewer: 'owner' as const, path: '/financial-tracker' }));
