/** Of one file. About half an hour of reading; a longer scan comes in parts. */
export const MOST_SCANNED_PAGES = 500;

/** What a page of small print takes on a busy machine; most take one or two. */
export const SECONDS_A_SCANNED_PAGE = 10;
