/** The question whether visits may be counted, asked once and changed at any time. */
export const analyticsWording = {
  label: 'Counting visits',
  yes: 'Yes, you may count',
  no: 'No',
  settings: 'Counting visits',
  given: 'You agreed that we count your visits.',
  refused: 'Your visits are not counted.',
  withdraw: 'Take it back',
  close: 'Leave it so',
  failed: 'We could not save your choice. Please try again.',
} as const;

/** What is counted, as a person reads it. */
export const countedWording = {
  events: {
    'page-viewed': 'Page opened',
    'signup-started': 'Sign-up started',
    'login-completed': 'Signed in',
    'dashboard-viewed': 'Dashboard opened',
    'progress-step-viewed': 'Step of the process seen',
    'intake-started': 'Intake started',
    'intake-completed': 'Intake completed',
    'evidence-kit-opened': 'Evidence Kit opened',
    'evidence-uploaded': 'File uploaded',
    'evidence-queried': 'Question asked of the evidence',
    'agreement-generated': 'Agreement written',
    'agreement-downloaded': 'Agreement downloaded',
    'signing-initiated': 'Signing started',
    'signing-completed': 'Signed',
    'signing-cancelled': 'Signing called off',
    'test-started': 'End-to-end test started',
    'test-completed': 'End-to-end test ended',
    'financial-form-started': 'Financial form opened',
    'financial-form-completed': 'Financial form saved',
    'business-email-opened': 'Support page opened',
    'business-email-clicked': 'Message to support',
  },
  yes: 'yes',
  no: 'no',
} as const;

/** The page of the account that shows what was recorded. */
export const recordedWording = {
  title: 'What was counted',
  lead: 'Everything that is stored about how you use the site while you are signed in. Only you see this list.',
  loading: 'Looking up what was counted…',
  loadFailed: 'We could not look it up. Please try again.',
  tryAgain: 'Try Again',
  consentTitle: 'Your choice',
  given: (day: string) => `You agreed on ${day} that your visits may be counted.`,
  withdrawn: (day: string) => `You took your agreement back on ${day}. What was recorded of you is deleted.`,
  never: 'You have not agreed that your visits are counted, so nothing is recorded.',
  change: 'You can change this at the foot of every page.',
  eventsTitle: 'Recorded in the last 30 days',
  kept: 'Each entry is deleted after 30 days. Then only daily totals remain, which contain no names.',
  none: 'Nothing is recorded about you.',
  columns: { what: 'What', says: 'Details', when: 'When' },
} as const;

/** The page of who runs the site. */
export const countsWording = {
  title: 'Counts',
  lead: 'How often each thing happened, among those who agreed that their visits are counted. Counts contain no names and are kept for 13 months.',
  loading: 'Adding up…',
  loadFailed: 'We could not read the counts. Please try again.',
  notYours: 'There is nothing here. The counts are shown to those who run this site.',
  tryAgain: 'Try Again',
  span: (from: string, to: string) => `${from} to ${to}`,
  eventsTitle: 'What happened',
  none: 'Nothing has been counted yet.',
  columns: { what: 'What', count: 'Times', visitors: 'Visitors by day', last: 'Last 7 days' },
  funnelsTitle: 'Funnels, last 30 days',
  funnels: { agreement: 'To a signed agreement', evidence: 'Evidence Kit', finances: 'Financial forms' },
  reached: (visitors: number, share: number) => `${visitors} (${share}%)`,
  step: 'Step',
  visitors: 'Visitors',
} as const;
