/** The test of the whole workflow, on the page and from the service. */
export const selfTestWording = {
  title: 'End-to-end test',
  lead: 'Runs an invented couple through the whole workflow: intake, agreement, document, signature package and two e-mails. Your own case is not touched, the e-mails reach nobody, and everything is removed again.',
  run: 'Run the test',
  again: 'Run the test again',
  running: 'The test is running…',
  passedTitle: 'Test passed',
  failedTitle: 'Test failed',
  switchedOff: 'This test is switched off here.',
  unreachable: 'We could not run the test. Please try again.',
  back: 'Back to Dashboard',
  timelineTitle: 'Timeline',
  timeline: {
    intakeCreated: 'Intake created',
    agreementGenerated: 'Agreement generated',
    documentStored: 'Document stored',
    signaturePackageCreated: 'Signature package created',
    emailsSent: 'E-mails sent',
  },
  states: { completed: 'Done', pending: 'Not done' },
  resultTitle: 'Result',
  result: {
    intake: 'Intake',
    couple: (applicant: string, spouse: string) => `${applicant} and ${spouse}`,
    agreement: 'Agreement',
    document: 'Document',
    signaturePackage: 'Signature package',
    emails: 'E-mails',
  },
  packageStates: {
    draft: 'Draft',
    in_review: 'In review',
    ready: 'Ready to sign',
    partially_signed: 'Partly signed',
    completed: 'Completed',
    declined: 'Declined',
    expired: 'Expired',
    voided: 'Taken back',
  },
  signingUrl: 'Signing link',
  removed: 'The couple was removed when the test ended, so the link says that it no longer works.',
} as const;

export const selfTestServer = {
  passed: 'The whole workflow works. Nothing of the test was kept.',
  failed: 'Test failed.',
  busy: 'Another test is running. Please try again in a moment.',
} as const;
