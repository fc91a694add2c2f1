import { fileSize } from './file-size.js';
import { grouped } from './grouped.js';

/** The download of everything an account has. */
export const archiveWording = {
  title: 'Download everything',
  lead: 'All that you have here, in one zip: your answers, the agreement with its seal, its versions, comments and notes, your finances and disclosures, receipts, the files of your evidence and your activity.',
  what: {
    title: 'What you get',
    text: 'Data is in JSON, which other programs can read; schema.json describes it. Files are exactly as you uploaded them.',
    where:
      'Your browser puts the zip together and saves it to your downloads. We keep no copy of it. Whoever opens that folder can read it, so choose a device that only you use.',
  },
  begin: 'Download everything',
  again: 'Download again',
  beginning: 'One moment…',
  progress: 'Download',
  done: (parts: number, ofParts: number) => `${grouped(parts)} of ${grouped(ofParts)} files`,
  bytes: (bytes: number, ofBytes: number) => `${fileSize(bytes)} of ${fileSize(ofBytes)} of evidence`,
  stay: 'Please keep this page open until it is done.',
  paused: 'The download waits',
  pausedText: 'One file could not be read. What was read before is kept. Check your connection, then continue.',
  goOn: 'Continue',
  skip: 'Leave this file out',
  giveUp: 'Stop',
  failed: 'The download could not be finished. Nothing is lost; please try again.',
  saved: 'Your download is saved',
  savedText: (bytes: number) => `${fileSize(bytes)}. Your browser put it where it keeps downloads.`,
  leftOut: (count: number) =>
    count === 1
      ? 'One file is not in it, because you have none of this kind or it was left out. left-out.json in the zip names it.'
      : `${grouped(count)} files are not in it, because you have none of this kind or they were left out. left-out.json in the zip names them.`,
  fileName: 'evenhand.zip',
} as const;
