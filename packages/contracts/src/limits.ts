/** The largest JSON body the API takes: 1 MiB. Files come by their own calls. */
export const LARGEST_JSON_BODY_IN_BYTES = 1_048_576;

/** The largest PDF the public verification takes: 20 MiB. */
export const LARGEST_PDF_IN_BYTES = 20_971_520;

/** The largest file of the Evidence Kit: 200 MB. */
export const LARGEST_EVIDENCE_FILE_IN_BYTES = 209_715_200;

/** The form around such a file: its fields and boundaries. */
export const LARGEST_EVIDENCE_FORM_IN_BYTES = LARGEST_EVIDENCE_FILE_IN_BYTES + 65_536;
