const pictureIn = (of: string): string => (of === 'page' ? 'The picture on this page' : 'This picture');

const damaged: Record<string, string | undefined> = {
  page: 'This page, or a part of it, is damaged and could not be read.',
  part: 'This part of the file is damaged and could not be read.',
  attachment: 'This attachment is damaged, or only a link to a file that is kept elsewhere.',
};

/** Why a file could not be read, or not to its end: a code each, and the one thing that some of them name. */
export const evidenceReading = {
  empty: () => 'This file is empty.',
  'no-text': () => 'No text could be found in this file, so there is nothing to search.',
  'zip-not-searched': () => 'Zip files are kept but not searched: extract them and upload the files inside.',
  'unknown-kind': (what: string) =>
    what === 'pictures'
      ? 'Pictures inside a file of this kind are not read. If one matters, save the file as PDF and upload that.'
      : 'The content of this file is not of a type we can read.',
  'heic-photo': () =>
    'This is a HEIC photo, as iPhones take them, which we cannot read. It is kept as it is: save it as JPEG, or take a screenshot of it, and upload that.',
  'old-office-file': () =>
    'This is an Excel or PowerPoint file of before 2007, or one with a password, which we cannot read. It is kept as it is: save it as xlsx, pptx or PDF without a password, and upload that.',
  winmail: () =>
    'This is a winmail.dat, in which Outlook packs a mail and its files. It is kept as it is: open it in Outlook, save what is in it, and upload that.',
  'sealed-mail': () =>
    'This mail is encrypted, or signed as a whole (S/MIME), so its words cannot be read here. It is kept as it is: open it in your mail program, save it without encryption, and upload that.',
  'other-content': (extension: string) => `This file is called .${extension}, but its content is something else.`,
  /** `page`: a page of a PDF, named beside the sentence; so in the sentences about pictures. */
  damaged: (of: string) => damaged[of] ?? 'This file is damaged, or not what its name says.',
  'larger-than': (megabytes: string) => `Files of this kind can be read up to ${megabytes} MB.`,
  'reader-failed': () => 'Reading this file failed, so it was skipped.',
  'too-much-memory': () => 'Reading this file takes more memory than we allow for one file.',
  'too-slow': () => 'This file took too long to read.',
  'too-much-work': () =>
    'Reading this file takes far more computing than a file of its size should, so it was skipped. Save what matters in it as PDF or CSV, and upload that.',
  'too-much-text': () => 'This file has more text than we can read from one file.',
  'reading-broke-off': () =>
    'Reading this file was interrupted several times. It is still stored: please try again later.',
  'embedding-broke-off': () =>
    'This file can be searched by its words. Adding search by meaning was interrupted several times: please try again later.',
  'missing-in-storage': () => 'This file is missing from our storage. Please upload it again.',
  'try-again': () => 'This file could not be read. Please try again later.',
  'json-too-deep': () => 'This JSON file is nested too deeply.',
  'json-damaged': () => 'This JSON file is damaged or cut off.',
  'json-unknown': () =>
    'This JSON file is not a chat export that we know, and it is too large to be read as anything else.',
  'page-too-deep': () => 'This page is nested too deeply.',
  'pst-damaged': () => 'This Outlook data file is damaged, or from before Outlook 2003.',
  'mail-damaged': () => 'This e-mail is damaged.',
  'mail-too-deep': () => 'This e-mail is nested too deeply.',
  'attachment-too-large': () => 'This file is too large for an attachment.',
  'msg-damaged': () => 'This Outlook message is damaged.',
  'picture-damaged': (of: string) =>
    `${pictureIn(of)} is damaged, or of a kind that cannot be read${of === 'page' ? ': take a screenshot of the page, and upload that' : ''}.`,
  'picture-too-large': (of: string) =>
    of === 'page'
      ? `${pictureIn(of)} is too large to be read: scan or save the page smaller, and upload that.`
      : `${pictureIn(of)} is too large to be read: save a smaller copy and upload that.`,
  'picture-cut-off': () =>
    'This picture is cut off: its end is missing. Please take it from your phone or computer again and upload that.',
  'picture-too-small': () =>
    'This picture is too small for its letters to be read. It is kept as it is: upload it in its full size, or a new screenshot.',
  'no-letters': (of: string) =>
    of === 'page'
      ? 'No letters could be recognized on this page: it may be handwritten, faint or a photo.'
      : 'No letters could be recognized in this picture.',
  'xml-unknown': () => 'This XML file is not an export of text messages that we know.',
  'lies-too-deep': () => 'This file is nested too deeply in other files.',
  'pdf-locked': () =>
    'This PDF is locked with a password. Open it with its password, choose Print, then “Save as PDF”, and upload that copy.',
  'pdf-damaged': () => 'This PDF is damaged or cut off.',
  'pdf-too-many-scans': (most: string) =>
    `A PDF can have at most ${most} scanned pages: please upload this one in parts.`,
  'word-damaged': () => 'This Word document is damaged or cut off.',
  'word-locked': () =>
    'This document is locked with a password. Open it with its password, save a copy without one, and upload that copy.',
  'word-too-old': () =>
    'This document was written by Word 6 or older, a format we cannot read: save it as PDF or docx.',
  'unpacks-too-far': () => 'This document unpacks to far more data than a document should hold, so it was not opened.',
  'other-office-file': () => 'This is a spreadsheet or a presentation, not a Word document: save it as a PDF or CSV.',
  'row-without-end': (row: string) => `Row ${row} of this table has no end.`,
  'table-without-end': () => 'A row of this table has no end.',
};

export type ReadingProblem = keyof typeof evidenceReading;
