/** Events that end a press of a button or key. */
export const RELEASES = ['pointerup', 'pointercancel', 'keyup'] as const;
