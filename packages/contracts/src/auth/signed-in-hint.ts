/**
 * A cookie that scripts can read, set and cleared with the session's own. It proves nothing: it says that asking who is
 * signed in may have an answer, so that nobody asks on a first visit. Its value tells one session from the next.
 */
export const SIGNED_IN_HINT = 'evenhand_signed_in';
