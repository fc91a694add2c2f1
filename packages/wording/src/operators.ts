const MINUTE = 60;
const HOUR = 60 * MINUTE;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** How long something waits. */
const span = (seconds: number): string => {
  if (seconds < MINUTE) return counted(Math.ceil(seconds), 'second', 'seconds');
  if (seconds < HOUR) return counted(Math.floor(seconds / MINUTE), 'minute', 'minutes');
  return counted(Math.floor(seconds / HOUR), 'hour', 'hours');
};

/** The page of those who run the site. */
export const operatorsWording = {
  title: 'Operators',
  lead: (time: string) => `What waits in each service, as of ${time}`,
  loading: 'Looking…',
  loadFailed: 'We could not look at the services. Please try again.',
  factorNeeded: 'This page opens once your second factor is proven.',
  tryAgain: 'Try again',
  lookAgain: 'Look again',
  away: (services: string) => `No answer from ${services}. Its figures and letters are missing below.`,
  noAnswer: 'No answer',
  notAvailable: 'Not available',
  nothingWaits: 'Nothing waits',
  span,
  letters: {
    title: 'Given up',
    lead: 'Jobs and events whose tries are used up. Mend the reason first, then send them again.',
    none: 'Nothing waits',
    noneText: 'Jobs and events that are given up will be listed here.',
    kinds: { job: 'Job', event: 'Event' },
    where: (kind: string, service: string, count: number) =>
      `${kind} of ${service}, ${counted(count, 'letter', 'letters')}`,
    listed: (most: number) => `The oldest ${most} of a service are listed.`,
    columns: { failed: 'Given up at', tries: 'Tries', reason: 'Reason', act: 'Send again' },
    reasons: {
      unreachable: 'A store or server could not be reached',
      'timed-out': 'It took too long',
      'no-room': 'There was no room',
      'worker-died': 'The process ended each time',
      'not-as-declared': 'Its content is of another version',
      'mail-refused': 'The mail server refused it',
      other: 'Another reason: see the log',
    },
    send: 'Send again',
    sendNamed: (name: string, at: string) => `Send again: ${name}, ${at}`,
    sendAll: (count: number) => `Send all ${count} again`,
    sent: (count: number) => (count === 0 ? 'Nothing was left to send' : `${counted(count, 'letter', 'letters')} sent`),
    sentText: 'One that fails again will be listed here again.',
    failed: 'We could not send this again. Please try once more.',
  },
  reading: {
    title: 'Reading of evidence',
    workers: 'Workers',
    workersNote: 'Processes that read and embed files now',
    oldest: 'Oldest waiting file',
    oldestNote: 'Waits since it was uploaded',
    waiting: 'Waiting files',
    waitingNote: 'Uploaded and not read yet',
    givenUp: 'Given up files',
    givenUpNote: 'Could not be read; their owners are shown why',
  },
  waiting: {
    title: 'Between the services',
    columns: { service: 'Service', outbox: 'Oldest in the outbox', mail: 'Oldest unsent mail', letters: 'Given up' },
    seals: 'Seals that wait',
    sealsNote: 'Agreements with four signatures and no seal yet',
  },
  releases: {
    title: 'What is live',
    columns: { part: 'Part', version: 'Version', since: 'Since', share: 'Share', failed: 'Failed' },
    share: (percent: number) => `${percent}%`,
    failed: (percent: string, failed: number, opened: number) => `${percent}% (${failed} of ${opened})`,
    notCompared: 'Not counted',
    counted: 'Failures are counted while two versions of a part are live.',
    unread: 'What is live could not be read.',
    uncounted: 'How often versions failed could not be read.',
  },
  sentAgain: {
    title: 'Sent again lately',
    none: 'Nothing was sent again yet.',
    columns: { at: 'When', what: 'What', service: 'Service', by: 'By' },
    you: 'You',
    deleted: 'An account that was deleted',
  },
} as const;
