/** What the dashboard says happened. No names, no amounts, no answers: someone else may see the screen. */
export const activityWording = {
  'intake-submitted': { description: 'You submitted your answers', status: 'completed' },
  'agreement-drafted': { description: 'Your draft agreement was made', status: 'completed' },
  'agreement-redrafted': { description: 'A new version of your draft was made', status: 'completed' },
  'invitation-sent': { description: 'You invited your partner to review', status: 'in_progress' },
  'invitation-resent': { description: 'You sent your partner a new link', status: 'in_progress' },
  'invitation-withdrawn': { description: 'You withdrew the invitation', status: 'other' },
  'invitation-expired': { description: 'The invitation ran out', status: 'other' },
  'not-the-person': { description: 'The invitation reached somebody else and was closed', status: 'other' },
  'partner-opened': { description: 'Your partner opened the draft', status: 'in_progress' },
  'owner-approved': { description: 'You approved the draft', status: 'completed' },
  'partner-approved': { description: 'Your partner approved the draft', status: 'completed' },
  'disclosure-disowned': { description: 'Your partner said that a disclosure is not theirs', status: 'other' },
  'ready-to-sign': { description: 'You both approved: the agreement is ready to sign', status: 'in_progress' },
  'owner-signed': { description: 'You signed', status: 'completed' },
  'owner-witness-signed': { description: 'Your witness signed', status: 'completed' },
  'owner-lawyer-signed': { description: 'Your lawyer signed the certificate of legal advice', status: 'completed' },
  'partner-lawyer-signed': {
    description: 'Your partner’s lawyer signed the certificate of legal advice',
    status: 'completed',
  },
  'partner-signed': { description: 'Your partner signed', status: 'completed' },
  'partner-witness-signed': { description: "Your partner's witness signed", status: 'completed' },
  completed: { description: 'Everyone signed and your agreement is sealed', status: 'completed' },
  'partner-declined': { description: 'Your partner declined the agreement', status: 'other' },
  'time-ran-out': { description: 'The time to sign ran out', status: 'other' },
  'address-proven': { description: 'You proved your e-mail address; older links ended', status: 'completed' },
  'found-content-deleted': { description: 'You deleted what was drafted before', status: 'other' },
  voided: { description: 'You took the agreement back', status: 'other' },
} as const satisfies Record<string, { description: string; status: 'completed' | 'in_progress' | 'other' }>;

export type ActivityKind = keyof typeof activityWording;
