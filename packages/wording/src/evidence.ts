import { evidenceGuides } from './evidence-guides.js';
import { fileSize } from './file-size.js';
import { grouped } from './grouped.js';
import { isolated } from './isolated.js';

const inDays = (days: number): string => (days === 1 ? '1 day' : `${grouped(days)} days`);

/** More names than are read at a glance. */
const MOST_NAMED = 5;
const named = (names: string[], amount = names.length): string =>
  `${names.slice(0, MOST_NAMED).map(isolated).join(', ')}${amount > MOST_NAMED ? ', …' : ''}`;

/** Shown by specification. More are taken. */
const types = ['txt', 'pdf', 'doc', 'docx', 'html', 'htm', 'csv', 'json', 'msg', 'eml', 'pst', 'mbox', 'xml', 'zip'];

/** The Evidence Kit. */
export const evidenceWording = {
  title: 'Evidence Kit',
  neutralTitle: 'Files',
  lead: 'Chats, e-mails and documents that help you remember, kept for you alone. This is optional.',
  loading: 'Checking what is stored…',
  loadFailed: 'We could not check what is stored. Nothing is lost.',
  tryAgain: 'Try Again',
  startOver: 'Start Over',
  back: 'Back',
  intake: 'Continue to Intake',
  security: 'How your files are protected',
  steps: {
    label: 'Steps of the Evidence Kit',
    source: 'Choose a source',
    upload: 'Upload files',
    search: 'Process and search',
  },
  source: {
    title: 'Where is what you need?',
    lead: 'Choose a source. Its guide shows you, step by step, how to export your own data.',
    own: {
      title: 'Only what is yours',
      text: 'Export from your own accounts. To open another person’s mailbox, phone or account without their permission can be against the law, and can harm your case.',
    },
    next: 'I have my files',
  },
  upload: {
    title: 'Upload your files',
    lead: 'Do not edit or rename chats and e-mails. An export from the app itself shows more than a screenshot.',
    drop: 'Drop files here, or',
    choose: 'Choose Files',
    wait: 'Please wait until the other files are uploaded.',
    accepts: (largest: number, most: number) =>
      `${types.join(', ')}. Up to ${fileSize(largest)} each, and ${grouped(most)} files at once.`,
    alsoAccepts:
      'Photos and screenshots (png, jpg, webp), Excel sheets (xlsx), slides (pptx), OpenDocument files (odt), calendars (ics), contacts (vcf) and saved pages (mhtml) can be searched, too. HEIC photos, voice memos, videos, rtf and xls files cannot be read: they are kept for download.',
    unread: {
      title: (names: string[]) =>
        `${named(names)} ${names.length === 1 ? 'is' : 'are'} kept for download, but cannot be searched`,
      text: 'We cannot read HEIC photos, recordings, videos, rtf files, and Excel files of before 2007. If one matters, upload a photo as jpg, a document as PDF, and write down what a recording says in a txt file.',
    },
    zip: {
      opening: (name: string) => `Looking into ${isolated(name)}…`,
      title: (name: string) => `${isolated(name)} is kept, but could not be opened here`,
      text: 'To search what is in it, extract it on your device and upload the files.',
      found: (name: string, amount: number) =>
        amount === 0
          ? `We opened ${isolated(name)} on this device: no file in it can be searched`
          : `We opened ${isolated(name)} on this device: upload the ${amount === 1 ? 'file' : `${grouped(amount)} files`} in it to search ${amount === 1 ? 'it' : 'them'}`,
      foundLocked: (name: string) => `${isolated(name)} is locked with a password`,
      password: (amount: number) =>
        amount === 1 ? 'Password of 1 locked file in it' : `Password of ${grouped(amount)} locked files in it`,
      more: (amount: number) => `and ${grouped(amount)} more`,
      unread: (amount: number) =>
        amount === 1 ? '1 file in it cannot be searched' : `${grouped(amount)} files in it cannot be searched`,
      unreadKept: 'They stay in the zip, which is kept for download.',
      unreadNotKept: 'They stay in the zip, which is too large to be kept here: please keep it yourself.',
      reasons: {
        damaged: 'damaged, or packed in a way that your browser cannot open.',
        zip: 'a zip inside the zip. Extract it on your device and upload the files in it.',
        type: 'of a type that we cannot read.',
        empty: 'empty.',
        'too-large': 'larger than one file can be.',
        'too-much': 'with it, the zip unpacks to more than a case can have.',
      },
      upload: (amount: number) =>
        amount === 1 ? 'Upload the File in It' : `Upload the ${grouped(amount)} Files in It`,
      failed: 'We could not open all of it. The zip may be damaged: please extract it on your device.',
      taken: 'These files were added to this upload.',
    },
    password: {
      hint: 'It is opened on this device. The password is not sent to us.',
      submit: 'Unlock',
      right: 'The password opened it.',
      wrong: 'This password does not open it. Nothing is lost: please try again.',
      wrongOften: (times: number) =>
        `None of ${grouped(times)} passwords opened it. Nothing is lost, and you can try again. If another program opens it, save what is in it without a password there, and upload that.`,
    },
    lockedPdf: {
      title: (name: string) => `${isolated(name)} is locked with a password`,
      text: 'It is kept for download, but it cannot be searched. With its password, a copy that can be searched is made here and uploaded as well.',
      label: 'Password of this PDF',
      copy: (name: string) => name.replace(/(?=\.pdf$)/i, ' (unlocked)'),
      unlocked: 'The password opened it. The unlocked copy was added to this upload.',
    },
    part: (name: string, number: number, all: number) => `${name}, part ${number} of ${all}.mbox`,
    list: 'Files in this upload',
    states: {
      pending: 'Waiting',
      uploading: 'Uploading',
      interrupted: 'Interrupted',
      success: 'Uploaded',
      error: 'Not uploaded',
    },
    uploaded: (done: number, all: number) => `${grouped(done)} of ${grouped(all)} uploaded`,
    pause: 'Pause',
    pauseNamed: (name: string) => `Pause the upload of ${name}`,
    resume: 'Resume',
    resumeNamed: (name: string) => `Resume the upload of ${name}`,
    resumeAll: 'Resume All',
    waiting: {
      offline: 'You are offline. The upload continues as soon as you are connected again.',
      again: 'The connection was lost. The upload continues in a moment.',
    },
    checking: 'Everything is sent. We are checking and encrypting it now.',
    kept: 'What was sent so far is kept. Resume sends the rest.',
    signedOut: 'You were signed out before the upload finished. Resume sends the rest.',
    deletedDuringUpload: 'The part that was sent is gone: it was deleted, or it expired. Resume sends the file again.',
    changed: 'The file was changed or moved during the upload. Please choose it again.',
    unfinished: {
      title: 'Not finished yet',
      failed: 'We could not check whether an earlier upload is unfinished. Nothing is lost.',
      lead: 'Choose the same file again, on this or another device: for a part of a mailbox the whole mailbox, for a file of a zip the zip. Only the rest is sent.',
      arrived: (percent: number, size: string) => `${percent}% of ${size} has arrived`,
      progress: (name: string) => `What has arrived of ${name}`,
      choose: 'Choose the Same File',
      chooseNamed: (name: string) => `Choose the Same File for ${name}`,
      whole: 'We could not check it yet: please try again. Nothing is lost.',
      tryAgainNamed: (name: string) => `Try Again to finish the upload of ${name}`,
      discard: 'Discard',
      discardNamed: (name: string) => `Discard the unfinished upload of ${name}`,
      discarded: 'Upload discarded',
      discardFailed: { title: 'Error', text: 'We could not discard the upload. It is still here.' },
      discardUnsure: {
        title: 'Error',
        text: 'We could not tell whether the upload was discarded. If it is still listed here, please try again.',
      },
      different: 'This is not the file you started with: its name or size is different. Nothing was sent.',
      notInZip:
        'We did not find the file you started with in this zip, or it is locked with a password. Nothing was sent. Extract it on your device and choose it here.',
      other:
        'This file has the same name and size but different content, so it was uploaded as a separate file. The one you started with is still waiting.',
    },
    progress: (name: string) => `Upload of ${name}`,
    remove: (name: string) => `Remove ${name} from this list`,
    removeShort: 'Remove',
    next: 'Go to Search',
    failed: (status?: number) => (status ? `Upload failed: ${status}` : 'Upload failed'),
  },
  rejected: {
    type: `File type must be ${types.slice(0, -1).join(', ')} or ${types.at(-1)}. Photos, Excel sheets, recordings and videos are taken, too.`,
    larger: (bytes: number) => `File is larger than ${bytes} bytes`,
    smaller: (bytes: number) => `File is smaller than ${bytes} bytes`,
    tooMany: 'Too many files',
    caseIsFull: (most: number) =>
      `This case has ${fileSize(most)} of evidence, the most it can have. Delete files that you do not need, then upload this one again.`,
    openUploads: (most: number) =>
      `${grouped(most)} uploads of this case are open. Finish or discard some of them, then upload this file again.`,
    diskFull:
      'There is no room for new files at the moment. This file was not sent, and nothing is lost. Please try again later.',
  },
  refused: {
    type: 'The content does not match the file’s extension. Nothing was kept.',
    empty: 'The file is empty. Nothing was kept.',
    'too-large': 'The file is too large. Nothing was kept.',
  },
  sameAs: (name: string) =>
    `This is the same file as “${isolated(name)}”, which was here already. One of them is enough.`,
  size: fileSize,
  files: {
    title: 'Files',
    count: (total: number) => (total === 1 ? '1 file' : `${grouped(total)} files`),
    none: 'No files yet. What you upload is listed here.',
    find: 'Find files by their name',
    submitFind: 'Find',
    foundNone: 'No file name contains this.',
    showAll: 'Show All Files',
    found: (found: number, total: number) =>
      found === total ? `${grouped(total)} files` : `${grouped(found)} of ${grouped(total)} files`,
    missed: 'We could not load these files, so you still see the earlier list. Please try again.',
    pages: 'Pages of the file list',
    page: (first: number, last: number, found: number) => `${grouped(first)} to ${grouped(last)} of ${grouped(found)}`,
    previous: 'Previous',
    next: 'Next',
    notSearchable: 'Kept, not searchable',
    unread: {
      title: (amount: number, names: string[]) => {
        const things = amount === 1 ? '1 thing in this file was' : `${grouped(amount)} things in this file were`;
        return `${things} not read: ${named(names, amount)}`;
      },
      download: (name: string) => `Download ${name}, which was not read`,
    },
    columns: { name: 'File', uploaded: 'Added on', kept: 'Kept until', size: 'Size', acts: 'What you can do' },
    keptUntil: (day: string) => `kept until ${day}`,
    onHold: 'you delete it',
    download: 'Download',
    downloadNamed: (name: string) => `Download ${name}`,
    delete: 'Delete',
    deleteNamed: (name: string) => `Delete ${name}`,
    refused: 'Not kept',
    dismiss: 'Dismiss',
    dismissNamed: (name: string) => `Dismiss ${name} from this list`,
    dismissFailed: { title: 'Error', text: 'We could not take this off the list. Please try again.' },
    close: 'Close',
    cancel: 'Keep It',
    confirm: {
      title: 'Delete this file?',
      text: (name: string) =>
        `“${isolated(name)}” and everything that was read from it are deleted. We cannot bring them back.`,
      submit: 'Delete File',
    },
    deleted: 'File deleted',
    deleteFailed: { title: 'Error', text: 'We could not delete the file. It is still here.' },
    deleteUnsure: {
      title: 'Error',
      text: 'We could not tell whether the file was deleted. If it is still listed here, please try again.',
    },
  },
  deleteAll: {
    open: 'Delete All Evidence',
    title: 'Delete all evidence?',
    text: 'Every file here, everything that was read from them, your saved searches, and the key that opens them are deleted. We cannot bring them back. Your agreement is not affected.',
    later: (days: number) =>
      `Two copies take longer: what our database keeps for repairs, which is soon overwritten, and backups, which are destroyed after ${inDays(days)} at most. Nobody can open your files in either, because their key is gone; a copy of it that is kept against failures is replaced within a day. Their names, sizes and dates can be read there until then.`,
    submit: 'Delete the Evidence',
    cancel: 'Keep the Evidence',
    done: 'All evidence deleted',
    failed: { title: 'Error', text: 'We could not delete your evidence. It is still here.' },
    unsure: {
      title: 'Error',
      text: 'We could not tell whether everything was deleted. If files are still listed here, please try again.',
    },
  },
  settings: 'Settings',
  retention: {
    title: 'How long files are kept',
    days: {
      label: 'Delete each file after',
      hint: 'Counted from the day it was uploaded, also for files that are here already.',
    },
    day: inDays,
    hold: 'Hold: delete nothing automatically until I change this',
    now: (days: number) => `Each file is deleted ${inDays(days)} after its upload.`,
    held: 'Nothing is deleted automatically while you use your account: it ends after 24 months without a sign-in, and we write to you before.',
    unsaved: 'You have not saved your choice yet.',
    submit: 'Save',
    sooner: {
      title: 'Delete files sooner?',
      text: (day: string, days: number) =>
        `Files that were uploaded before ${day} are deleted for good within a few hours. Each other file is deleted ${inDays(days)} after its upload. We cannot bring them back.`,
      submit: 'Delete Sooner',
      cancel: 'Leave It as It Is',
    },
    done: 'Saved',
    failed: { title: 'Error', text: 'We could not save this. Your earlier choice still applies.' },
    unsure: {
      title: 'Error',
      text: 'We could not tell whether your choice was saved. If the page still says that it is not, please save again.',
    },
  },
  guides: evidenceGuides,
} as const;
