/**
 * Readable by scripts; set and cleared with the session. Not a proof: it only prevents a session request on a first
 * visit. The value differs by session.
 */
export const SIGNED_IN_HINT = 'evenhand_signed_in';
