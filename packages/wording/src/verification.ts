/** The public page that checks a sealed file, and the time-limited download. */
export const verificationWording = {
  title: 'Check a sealed agreement',
  lead: 'Choose the file. We compare it with the seal that we made and tell you whether anything was changed. The file is not kept.',
  choose: 'Choose a PDF file',
  drop: 'or drop it here',
  checking: 'Checking the file…',
  again: 'Check another file',
  failed: 'We could not check the file. Please try again.',
  tooLarge: 'This file is larger than 20 MB. Sealed agreements are smaller.',
  verdicts: {
    sealed: { title: 'Unchanged', text: 'This is the sealed agreement, byte for byte.' },
    changed: { title: 'Changed after it was sealed', text: 'This file is not what was signed. What differs:' },
    'not-ours': {
      title: 'Nothing to compare it with',
      text: 'We keep no sealed agreement that belongs to this file: it was not sealed here, or the agreement was deleted since. A PDF reader can still check a seal in the file.',
    },
    'not-a-pdf': { title: 'Not a PDF', text: 'This file is not a PDF that we can read.' },
  },
  changes: {
    'page-text': (page: number | null) => `The text of page ${page} was changed.`,
    'page-look': (page: number | null) => `The look of page ${page} was changed.`,
    'pages-added': (page: number | null) => `Page ${page} was added.`,
    'pages-removed': (page: number | null) => `Page ${page} of the sealed file is missing.`,
    appended: (_page: number | null) => 'Something was added after the seal.',
    metadata: (_page: number | null) => 'The information about the document was changed.',
    seal: (_page: number | null) => 'The seal itself was changed or removed.',
    other: (_page: number | null) => 'Something in the file was changed.',
  },
  sealedAt: (when: string) => `Sealed ${when}`,
  sealedBy: (name: string) => `Sealed by ${name}`,
  fingerprint: 'Fingerprint of this file (SHA-256)',
} as const;

export const downloadWording = {
  title: 'Your signed agreement',
  lead: 'The document is sealed. Keep it in a safe place.',
  sendCode: 'Send Me a Code',
  codeSent: (address: string, minutes: number) =>
    `We sent a six-digit code to ${address}. It works for ${minutes} minutes.`,
  code: 'Code',
  again: 'Send another code',
  failed: 'We could not do that. Please try again.',
  download: 'Download Signed Agreement',
  downloading: 'Preparing the download…',
  gone: 'This link no longer works. Ask for a copy from the person who started the agreement.',
} as const;
