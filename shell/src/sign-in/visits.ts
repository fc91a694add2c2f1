const VISITED = 'evenhand_signed_in_here';

/** Somebody has signed in in this browser. */
export const noteVisit = (): void => localStorage.setItem(VISITED, '1');

/** Whether somebody has signed in in this browser before. */
export const wasHere = (): boolean => localStorage.getItem(VISITED) !== null;
