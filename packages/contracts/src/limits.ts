/** The largest JSON body the API takes: 1 MiB. Files come by their own calls. */
export const LARGEST_JSON_BODY_IN_BYTES = 1_048_576;

/** The largest PDF the public verification takes: 20 MiB. */
export const LARGEST_PDF_IN_BYTES = 20_971_520;

/** The largest file of the Evidence Kit: 200 MB. */
export const LARGEST_EVIDENCE_FILE_IN_BYTES = 209_715_200;

/** All files of one case together, with what is announced and still on its way: 20 GB. */
export const MOST_EVIDENCE_PER_CASE_IN_BYTES = 21_474_836_480;

/** So many uploads of one case may be open at once: begun, and not yet complete. */
export const MOST_OPEN_UPLOADS_PER_CASE = 200;

/** So long a backup of the product, or a copy of its write-ahead log, may be kept by whoever runs it. */
export const BACKUPS_KEPT_IN_DAYS = 35;

/** The form around such a file: its fields and boundaries. */
export const LARGEST_EVIDENCE_FORM_IN_BYTES = LARGEST_EVIDENCE_FILE_IN_BYTES + 65_536;
