/** 1 MiB. Files have separate endpoints. */
export const LARGEST_JSON_BODY_IN_BYTES = 1_048_576;

/** Public verification: 20 MiB. */
export const LARGEST_PDF_IN_BYTES = 20_971_520;

/** A Word file that a lawyer sends back, as received. */
export const LARGEST_WORD_IN_BYTES = 4_194_304;

/** Evidence Kit: 200 MB. */
export const LARGEST_EVIDENCE_FILE_IN_BYTES = 209_715_200;

/** 20 GB, uploads in progress included. */
export const MOST_EVIDENCE_PER_CASE_IN_BYTES = 21_474_836_480;

/** Begun and not yet complete. */
export const MOST_OPEN_UPLOADS_PER_CASE = 200;

/** Also for copies of the write-ahead log. */
export const BACKUPS_KEPT_IN_DAYS = 35;

/** With its fields and boundaries. */
export const LARGEST_EVIDENCE_FORM_IN_BYTES = LARGEST_EVIDENCE_FILE_IN_BYTES + 65_536;
