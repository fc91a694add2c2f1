const VISITED = 'evenhand_signed_in_here';

export const noteVisit = (): void => localStorage.setItem(VISITED, '1');

/** A sign-in happened in this browser before. */
export const hasSignedInBefore = (): boolean => localStorage.getItem(VISITED) !== null;
