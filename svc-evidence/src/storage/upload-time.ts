/** The largest file on the slowest line: a transfer may end this long after its permission. */
export const SLOWEST_UPLOAD_SECONDS = 21_600;
