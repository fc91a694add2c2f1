/** About half an hour of reading per file. */
export const MOST_SCANNED_PAGES = 500;

/** Small print on a busy machine; most pages take one or two. */
export const SECONDS_A_SCANNED_PAGE = 10;
