import { activityWording } from './activity.js';
import { grouped } from './grouped.js';

const from = (device: string | undefined) => (device ? ` from ${device}` : '');

const ways = {
  link: 'with a link by e-mail',
  password: 'with your password',
  external: 'with another account',
  passkey: 'with a passkey',
} as const;

interface Detail {
  device?: string | undefined;
  way?: keyof typeof ways | undefined;
  files?: number | undefined;
}

const plain = (sentence: string) => (_: Detail) => sentence;
const asOnDashboard = (kind: keyof typeof activityWording) => plain(activityWording[kind].description);

/** The page of the activity log, and the page that verifies a downloaded one. No names, amounts or addresses. */
export const activityLogWording = {
  title: 'Activity',
  lead: 'What happened in your account, newest first. Only you can see this list. Keep a copy: it shows whether an entry was changed or removed.',
  loading: 'Looking up your activity…',
  loadFailed: 'We could not look up your activity. Please try again.',
  tryAgain: 'Try again',
  list: 'Activity',
  show: 'Show',
  everything: 'Everything',
  groups: {
    'sign-in': 'Signing in',
    security: 'Security',
    partner: 'Your partner',
    agreement: 'The agreement',
    downloads: 'Downloads',
    deletions: 'Deletions',
  },
  earlier: 'Show earlier activity',
  none: 'Nothing here yet',
  noneText: 'When something of this kind happens, it is listed here.',
  number: (number: number) => `Entry ${grouped(number)}`,
  keep: {
    title: 'Keep a copy',
    text: 'Each entry is sealed to the one before it, and the list gets a trusted time stamp every day. If anybody changes or removes an entry, your copy shows it.',
    download: 'Download the log',
    downloading: 'One moment…',
    failed: 'The log could not be downloaded. Please try again.',
    verify: 'Check a log you downloaded',
  },
  sentences: {
    'account-opened': plain('Your account was opened'),
    'signed-in': ({ way, device }: Detail) => `You signed in${way ? ` ${ways[way]}` : ''}${from(device)}`,
    'sign-in-begun': ({ way, device }: Detail) =>
      `A sign-in${way ? ` ${ways[way]}` : ''}${from(device)} began; the second step was still missing`,
    'sign-in-refused': ({ device }: Detail) => `A sign-in with a wrong password${from(device)} was refused`,
    'signed-out': ({ device }: Detail) => `You signed out${from(device)}`,
    'session-ended': plain('You ended a session'),
    'other-sessions-ended': plain('You ended all other sessions'),
    'all-sessions-ended': plain('You ended all sessions'),
    'disowned-sign-in': plain('You said that a sign-in was not you, and everybody was signed out'),
    'address-proven': asOnDashboard('address-proven'),
    'address-change-asked': plain('Another e-mail address was asked for'),
    'address-change-stopped': plain('The change of the e-mail address was stopped'),
    'address-changed': plain('Your account has another e-mail address'),
    'password-changed': plain('Your password was changed'),
    'password-removed': plain('Your password was removed'),
    'factor-added': plain('A second step was added to signing in'),
    'passkey-added': plain('A passkey was added'),
    'passkey-removed': plain('A passkey was removed'),
    'factor-removed': plain('The second step was removed from signing in'),
    'recovery-codes-made': plain('New recovery codes were made; the old ones ended'),
    'recovery-asked': plain('Somebody asked to sign in without the second step'),
    'code-refused': ({ device }: Detail) => `A wrong code for the second step${from(device)} was refused`,
    'invitation-sent': asOnDashboard('invitation-sent'),
    'invitation-resent': asOnDashboard('invitation-resent'),
    'invitation-withdrawn': asOnDashboard('invitation-withdrawn'),
    'invitation-expired': asOnDashboard('invitation-expired'),
    'not-the-person': asOnDashboard('not-the-person'),
    'partner-viewed': plain('The agreement was opened by your partner'),
    'partner-approved': asOnDashboard('partner-approved'),
    'partner-declined': asOnDashboard('partner-declined'),
    'partner-left': asOnDashboard('partner-left'),
    'partner-proposed': asOnDashboard('partner-proposed'),
    'partner-downloaded': plain('The agreement was downloaded by your partner'),
    'disclosure-viewed': ({ files }: Detail) =>
      `Your disclosure was ${files ? 'downloaded' : 'opened'} by your partner`,
    'disclosure-disowned': asOnDashboard('disclosure-disowned'),
    'intake-submitted': asOnDashboard('intake-submitted'),
    'agreement-drafted': asOnDashboard('agreement-drafted'),
    'agreement-redrafted': asOnDashboard('agreement-redrafted'),
    'owner-approved': asOnDashboard('owner-approved'),
    'owner-proposed': asOnDashboard('owner-proposed'),
    'proposal-accepted': asOnDashboard('proposal-accepted'),
    'proposal-refused': asOnDashboard('proposal-refused'),
    'ready-to-sign': asOnDashboard('ready-to-sign'),
    'disclosure-given': plain('Your disclosure was fixed'),
    'disclosure-revoked': plain('You took a disclosure back'),
    'partner-disclosure-given': plain('Your partner’s disclosure was fixed'),
    'partner-disclosure-revoked': plain('Your partner took a disclosure back'),
    'owner-signed': asOnDashboard('owner-signed'),
    'owner-witness-signed': asOnDashboard('owner-witness-signed'),
    'owner-lawyer-signed': asOnDashboard('owner-lawyer-signed'),
    'partner-signed': asOnDashboard('partner-signed'),
    'partner-witness-signed': asOnDashboard('partner-witness-signed'),
    'partner-lawyer-signed': asOnDashboard('partner-lawyer-signed'),
    completed: asOnDashboard('completed'),
    'time-ran-out': asOnDashboard('time-ran-out'),
    voided: asOnDashboard('voided'),
    'draft-downloaded': plain('You downloaded the draft'),
    'sealed-downloaded': plain('You downloaded the sealed agreement'),
    'disclosure-downloaded': plain('You downloaded a disclosure'),
    'evidence-downloaded': plain('You downloaded files of your evidence'),
    'receipt-downloaded': plain('You downloaded a receipt'),
    'log-downloaded': plain('You downloaded this log'),
    'archive-downloaded': plain('You downloaded everything'),
    'evidence-deleted': ({ files = 1 }: Detail) =>
      files === 1 ? 'A file of your evidence was deleted' : `${grouped(files)} files of your evidence were deleted`,
    'all-evidence-deleted': plain('All your evidence was deleted'),
    'found-content-deleted': asOnDashboard('found-content-deleted'),
    'deletion-asked': plain('You asked us to delete everything'),
    'deletion-cancelled': plain('You changed your mind: nothing is deleted'),
    'unused-announced': plain('We announced that the account is deleted, as nobody signed in'),
  },
} as const;

/** The page that verifies a downloaded log. */
export const verifyLogWording = {
  title: 'Check an activity log',
  lead: 'Choose a log you downloaded. Your browser checks it here: the file does not leave this device.',
  choose: 'Choose the log (activity.json)',
  again: 'Choose another log',
  chooseEarlier: 'Compare with a log you downloaded earlier',
  earlierText:
    'If you kept an older copy, choose it too. Then the check also finds out whether entries at the end were removed since.',
  checking: 'Checking…',
  failed: 'The check could not be finished. Please try again.',
  whole: 'This log is whole',
  wholeText: (count: number) =>
    count === 1
      ? 'Its 1 entry is as it was recorded.'
      : `All ${grouped(count)} entries are as they were recorded, in their order.`,
  comparedText: 'It continues the earlier log without a change.',
  stampedText: (count: number, when: string) =>
    `The first ${grouped(count)} were stamped by a trusted clock on ${when}`,
  unstampedText: (count: number) =>
    count === 1
      ? 'The last entry is newer than the stamp. A log you download later will cover it.'
      : `The last ${grouped(count)} entries are newer than the stamp. A log you download later will cover them.`,
  cutWarning:
    'If you know of something that happened before that time and is not in the log, entries were removed. An earlier copy would prove it.',
  fingerprint: 'Fingerprint of the last entry',
  broken: 'This log was changed',
  faults: {
    'not-a-log': () => 'This file is not a complete activity log. It may be another file, or a part of it is missing.',
    emptied: () => 'The log is empty. Every log has at least one entry: the opening of the account.',
    rewritten: (entry: number) => `Entry ${entry} is not what was recorded.`,
    reordered: (entry: number) =>
      `From entry ${entry} on, entries are missing or in another order than they were recorded.`,
    cut: (entry: number) => `Entries are missing at the end, from entry ${entry} on.`,
    'stamp-broken': (entry: number) => `The time stamp at entry ${entry} is not valid.`,
    'stamp-foreign': (entry: number) => `The time stamp at entry ${entry} was not made for this site.`,
    'never-stamped': () => 'The log has no time stamp, so nothing shows when it was written. Please download it again.',
    'other-log': () => 'The log has entries or stamps of another log, or the two files are of different accounts.',
  },
} as const;
